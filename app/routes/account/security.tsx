import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Download } from "~/ui/icons";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { passwordRefusals } from "~/services/members/refusals";
import { hasPassword, requestPasswordMail } from "~/services/members/request-password-mail.server";
import { tieWords } from "~/copy/typography";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { settingsBoundary } from "./settings-form";
import { SettingsPage } from "./settings-page";

export const meta = formMeta("Bezpieczeństwo konta");

type Security = { email: string; hasPassword: boolean };

async function read(visit: LoaderFunctionArgs) {
  const { id, auth0Id, email: signInEmail, member } = await requireMember(visit);
  const email = signInEmail ?? member.email;
  const actor = actorOf({ member });
  return {
    actor,
    sessionId: id,
    view: { email, hasPassword: hasPassword(auth0Id) } satisfies Security,
  };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).view;
}

const tooOften =
  "Wysłaliśmy już kilka linków w ciągu ostatniej godziny. Sprawdź też folder Spam, a po następny wróć za godzinę.";

const noAnswer = "Nie udało się wysłać linku do zmiany hasła.";

/** Has a mail sent that leads to a new password. */
export async function action(visit: ActionFunctionArgs) {
  const { actor, sessionId, view } = await read(visit);
  const form = await readForm(visit.request);
  if (form.values.intent !== "password") throw new Response(null, { status: 400 });
  const ctx = serviceContext(actor, requestLog(visit.context));
  const sent = { context: visit.context, form, page: view };
  await requestPasswordMail(ctx, { sessionId }).catch(
    formFailure(sent, { tooOften, noAnswer, refused: { form: passwordRefusals } }),
  );
  return redirect(withFlash(paths.profileSecurity(), "password"), 303);
}

export default function SecurityRoute() {
  return <SecurityPage view={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = settingsBoundary<Security>(
  paths.profileSecurity(),
  ({ page, ...form }) => <SecurityPage view={page} form={form} />,
  [],
);

function SecurityPage({ view, form }: { view: Security; form?: FormState }) {
  const flash = useFlash();
  return (
    <SettingsPage title="Bezpieczeństwo konta">
      <FormErrors errors={form?.errors ?? {}} />
      {!form && <FlashNotice flash={flash} />}
      <Card as="section" labelledBy="haslo" className="space-y-4">
        <h2 id="haslo" className="text-2xl">
          Hasło
        </h2>
        {view.hasPassword ? (
          <>
            <p>
              Wyślemy link na adres <strong className="wrap-anywhere">{view.email}</strong>.
              Otwórz&nbsp;go i&nbsp;ustaw nowe hasło. Nie widzimy ani starego, ani nowego.
            </p>
            <form method="post" action={paths.profileSecurity()}>
              <Button name="intent" value="password">
                Wyślij link do zmiany hasła
              </Button>
            </form>
          </>
        ) : (
          <p>{tieWords(passwordRefusals.no_password.text)}</p>
        )}
      </Card>
      <Card as="section" labelledBy="dane" className="space-y-4">
        <h2 id="dane" className="text-2xl">
          Twoje dane
        </h2>
        <p>
          {tieWords(
            "Wszystko, co o Tobie trzymamy: profil, preferencje, sesje, lista zamówień na Twój potwierdzony adres, a ze społeczności grupy, posty, komentarze, powiadomienia, zgłoszenia i sprawy z wiadomościami, do tego rozmowy z mentorem i z naszym zespołem. JSON jest dla programów, w ZIP-ie jest też to samo do czytania, Twoje zdjęcie i zdjęcia z postów.",
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            href={paths.accountExport("zip")}
            variant="secondary"
            icon={<Download className="size-5" />}
          >
            Pobierz ZIP
          </ButtonLink>
          <ButtonLink
            href={paths.accountExport("json")}
            variant="secondary"
            icon={<Download className="size-5" />}
          >
            Pobierz JSON
          </ButtonLink>
        </div>
      </Card>
      <Card as="section" labelledBy="usuniecie" className="space-y-4">
        <h2 id="usuniecie" className="text-2xl">
          Usunięcie konta
        </h2>
        <p>
          {tieWords(
            "Możesz odejść w każdej chwili. Na następnej stronie napiszemy, co zniknie, a co zostanie, i zapytamy jeszcze raz.",
          )}
        </p>
        <ButtonLink href={paths.accountDeletion()} variant="quiet">
          Usuń konto
        </ButtonLink>
      </Card>
    </SettingsPage>
  );
}
