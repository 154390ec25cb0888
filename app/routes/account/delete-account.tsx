import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { readForm, textValues } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { refusedForm } from "~/forms/refused-form";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { deleteAccount } from "~/services/members/delete-account.server";
import { actorOf, forgetSession } from "~/http/session.server";
import { forgetTheme } from "~/http/theme.server";
import { tieWords } from "~/copy/typography";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/text-field";
import { refusal, settingsMeta, UnreadableSettings } from "./refused-settings";
import { SettingsPage } from "./settings-page";
import { settingsTexts } from "./settings-texts";

export const meta = settingsMeta("Usunięcie konta");

/** What is typed to confirm. */
const word = "usuwam";

type Leaving = { email: string; isFresh: boolean };

export async function loader(visit: LoaderFunctionArgs): Promise<Leaving> {
  const { member, isFresh } = await requireMember(visit);
  return { email: member.email, isFresh };
}

/** Deletes the account, and signs out here at once. */
export async function action(visit: ActionFunctionArgs) {
  const session = await requireMember(visit);
  const page: Leaving = { email: session.member.email, isFresh: session.isFresh };
  if (!page.isFresh) throw refusal(422, page, { "": settingsTexts.deletionNeedsSignIn }, {});
  const form = await readForm(visit.request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  if (values.confirmation?.trim().toLowerCase() !== word)
    throw refusal(422, page, { confirmation: settingsTexts.deletionUnconfirmed }, values);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  await deleteAccount(ctx, session).catch((error: unknown) => {
    ctx.log.error({ error: describeError(error) }, "account was not deleted");
    throw refusal(500, page, { "": settingsTexts.deletionFailed }, values);
  });
  const headers = new Headers();
  for (const cookie of [await forgetSession(), await forgetTheme()])
    headers.append("Set-Cookie", cookie);
  return redirect(paths.accountDeleted(true), { status: 303, headers });
}

export default function DeleteAccountRoute() {
  return <DeleteAccountPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusedForm<Leaving>(error);
  if (!refused) return <UnreadableSettings error={error} href={paths.accountDeletion()} />;
  return <DeleteAccountPage {...refused.page} values={refused.values} errors={refused.errors} />;
}

const goes = [
  "Twój profil, zdjęcie i preferencje.",
  "Wszystkie sesje: na każdym urządzeniu od razu skończy się logowanie.",
  "Dane logowania u dostawcy. Poprosimy go o to zaraz po usunięciu konta, zwykle trwa to kilka minut.",
];
const stays = [
  "Zamówienia. Nie są przypięte do konta, więc ich strony, dokumenty i terminy działają dalej.",
  "Dane potrzebne do rozliczenia zamówień, tak długo, jak każe prawo.",
  "Wiadomości z formularza kontaktowego, przez 90 dni. Je też usuniemy na prośbę.",
];

function DeleteAccountPage({
  email,
  isFresh,
  values = {},
  errors = {},
}: Leaving & { values?: Record<string, string>; errors?: Record<string, string> }) {
  const { "": whole, confirmation } = errors;
  const label = `Wpisz słowo „${word}”`;
  return (
    <SettingsPage title="Usunięcie konta" section={paths.profileSecurity()}>
      <ErrorSummary
        errors={[
          ...(whole ? [{ message: whole, fields: [] }] : []),
          ...(confirmation
            ? [{ message: confirmation, fields: [{ id: "confirmation", label }] }]
            : []),
        ]}
      />
      <p className="text-lg font-semibold">{tieWords(settingsTexts.deletionQuestion)}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Consequences id="znika" title="Co zniknie" lines={goes} />
        <Consequences id="zostaje" title="Co zostanie" lines={stays} />
      </div>
      <p>
        {tieWords("Jeśli chcesz zachować kopię, ")}
        <a href={paths.accountExport("zip")} className="link inline-block py-1">
          pobierz najpierw swoje dane
        </a>
        .
      </p>
      {isFresh ? (
        <form method="post" action={paths.accountDeletion()} noValidate className="space-y-6">
          <p>
            Usuwasz konto <strong className="wrap-anywhere">{email}</strong>.
          </p>
          <TextField
            id="confirmation"
            name="confirmation"
            label={label}
            hint="To tylko zabezpieczenie przed przypadkowym kliknięciem."
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={confirmation}
            defaultValue={values.confirmation}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger">Usuń moje konto</Button>
            <ButtonLink href={paths.profileSecurity()} variant="secondary">
              Zostaję
            </ButtonLink>
          </div>
        </form>
      ) : (
        <form method="post" action={paths.login()} className="space-y-6">
          <input type="hidden" name="fresh" value="1" />
          <input type="hidden" name="returnTo" value={paths.accountDeletion()} />
          <p>{tieWords(settingsTexts.deletionNeedsSignIn)}</p>
          <div className="flex flex-wrap gap-3">
            <Button>Zaloguj się ponownie</Button>
            <ButtonLink href={paths.profileSecurity()} variant="secondary">
              Zostaję
            </ButtonLink>
          </div>
        </form>
      )}
    </SettingsPage>
  );
}

function Consequences({
  id,
  title,
  lines,
}: {
  id: string;
  title: string;
  lines: readonly string[];
}) {
  return (
    <section aria-labelledby={id} className="space-y-3 border-l-2 border-gold pl-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="space-y-2">
        {lines.map((line) => (
          <li key={line}>{tieWords(line)}</li>
        ))}
      </ul>
    </section>
  );
}
