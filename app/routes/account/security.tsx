import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { Download } from "lucide-react";
import { readForm, textValues } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { refusedForm } from "~/forms/refused-form";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { hasPassword, requestPasswordMail } from "~/services/members/request-password-mail.server";
import { tieWords } from "~/copy/typography";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { DoneNotice } from "./done-notice";
import { refusal, settingsMeta, UnreadableSettings } from "./refused-settings";
import { SettingsPage } from "./settings-page";
import { settingsTexts, withNotice } from "./settings-texts";

export const meta = settingsMeta("Bezpieczeństwo konta");

type Security = { email: string; hasPassword: boolean };

async function read(visit: LoaderFunctionArgs) {
  const { auth0Id, email: signInEmail, member } = await requireMember(visit);
  const email = signInEmail ?? member.email;
  const actor = actorOf({ member });
  return { actor, auth0Id, view: { email, hasPassword: hasPassword(auth0Id) } satisfies Security };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).view;
}

const problems = {
  no_email: { status: 422, text: settingsTexts.passwordNoEmail },
  no_password: { status: 422, text: settingsTexts.noPassword },
  too_many: { status: 429, text: settingsTexts.passwordTooMany },
  failed: { status: 502, text: settingsTexts.passwordFailed },
};

/** Has a mail sent that leads to a new password. */
export async function action(visit: ActionFunctionArgs) {
  const { actor, auth0Id, view } = await read(visit);
  const form = await readForm(visit.request);
  if (!form || textValues(form.formData).intent !== "password")
    throw new Response(null, { status: 400 });
  const ctx = serviceContext(actor, requestLog(visit.context));
  const outcome = await requestPasswordMail(ctx, { auth0Id, email: view.email }).catch(
    (error: unknown) => {
      ctx.log.error({ error: describeError(error) }, "mail for a new password was not asked for");
      return "failed" as const;
    },
  );
  if (outcome === "sent") return redirect(withNotice(paths.profileSecurity(), "password"), 303);
  const { status, text } = problems[outcome];
  throw refusal(status, view, { "": text });
}

export default function SecurityRoute() {
  return <SecurityPage view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusedForm<Security>(error);
  if (!refused) return <UnreadableSettings error={error} href={paths.profileSecurity()} />;
  return <SecurityPage view={refused.page} problem={refused.errors[""]} />;
}

function SecurityPage({ view, problem }: { view: Security; problem?: string }) {
  return (
    <SettingsPage title="Bezpieczeństwo konta">
      <ErrorSummary errors={problem ? [{ message: problem, fields: [] }] : []} />
      {!problem && <DoneNotice />}
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
          <p>{tieWords(settingsTexts.noPassword)}</p>
        )}
      </Card>
      <Card as="section" labelledBy="dane" className="space-y-4">
        <h2 id="dane" className="text-2xl">
          Twoje dane
        </h2>
        <p>
          {tieWords(
            "Wszystko, co o Tobie trzymamy: profil, preferencje, sesje i lista zamówień na Twój potwierdzony adres. JSON jest dla programów, w ZIP-ie jest też to samo do czytania i Twoje zdjęcie.",
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            href={paths.accountExport("zip")}
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-5" />}
          >
            Pobierz ZIP
          </ButtonLink>
          <ButtonLink
            href={paths.accountExport("json")}
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-5" />}
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
        <ButtonLink href={paths.accountDeletion()} variant="quiet" className="-ml-6">
          Usuń konto
        </ButtonLink>
      </Card>
    </SettingsPage>
  );
}
