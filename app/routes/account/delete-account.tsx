import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta, refusal, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { retention } from "~/config/retention";
import { retentionInWords } from "~/legal/retention-table";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { hasWrittenAnywhere } from "~/services/posts/leave-community.server";
import { deletionNeedsSignIn } from "~/services/members/refusals";
import { deleteAccount } from "~/services/members/delete-account.server";
import { actorOf, clearSessionCookie } from "~/http/session.server";
import { clearThemeCookie } from "~/http/theme.server";
import { deletedWordsNote } from "~/copy/deleted-words";
import { tieWords } from "~/copy/typography";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { HelpLinesNote } from "~/ui/crisis-help";
import { SignInAgain } from "~/ui/sign-in-again";
import { settingsBoundary } from "./settings-form";
import { SettingsPage } from "./settings-page";

export const meta = formMeta("Usunięcie konta");

const confirmationField = {
  kind: "word",
  word: "usuwam",
  name: "confirmation",
  label: "Wpisz słowo „usuwam”",
  hint: "To tylko zabezpieczenie przed przypadkowym kliknięciem.",
  required: "Wpisz słowo „usuwam”, żeby potwierdzić.",
} as const satisfies Field;

const textsField = {
  kind: "radio",
  name: "texts",
  label: "Co zrobić z Twoimi postami i komentarzami?",
  required: "Wybierz, co zrobić z Twoimi postami i komentarzami.",
  wrong: "Wybierz jedną z dwóch możliwości.",
  options: [
    {
      value: "remove",
      label: "Usuń razem z kontem",
      hint: "Znikną treści i zdjęcia. Po komentarzu zostanie puste miejsce w rozmowie.",
    },
    {
      value: "keep",
      label: "Zostaw jako „Konto usunięte”",
      hint: "Treści zostaną, ale bez nicku i zdjęcia. W grupach, w których piszesz pod pseudonimem, zostanie sam pseudonim: gdyby zniknął razem z nickiem, ktoś mógłby zgadnąć, że to Ty. Nikt, my też, nie powiąże tych treści z Tobą. Jeśli sam pseudonim mógłby Cię zdradzić, usuń treści razem z kontem.",
    },
  ],
} as const satisfies Field;

const leavingFields = ({ hasWritten }: Pick<Leaving, "hasWritten">) =>
  hasWritten ? ([textsField, confirmationField] as const) : ([confirmationField] as const);

const notKept = "Wystąpił błąd podczas usuwania konta.";

type Leaving = { email: string; isFresh: boolean; hasWritten: boolean };

async function read(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const { member, isFresh } = session;
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  const hasWritten = await hasWrittenAnywhere(ctx, member.id);
  const page: Leaving = { email: member.email, isFresh, hasWritten };
  return { session, ctx, page };
}

export async function loader(visit: LoaderFunctionArgs): Promise<Leaving> {
  return (await read(visit)).page;
}

/** Deletes the account, and signs out here at once. */
export async function action(visit: ActionFunctionArgs) {
  const { session, ctx, page } = await read(visit);
  const form = await readForm(visit.request);
  if (!page.isFresh) throw refusal(page, form, deletionNeedsSignIn.text);
  const { texts } = acceptForm<readonly Field[]>(leavingFields(page), form, page);
  const input = { sessionId: session.id, texts: texts === "keep" ? "keep" : "remove" } as const;
  await deleteAccount(ctx, input).catch(
    formFailure({ context: visit.context, form, page }, { notKept }),
  );
  const headers = new Headers();
  for (const cookie of [await clearSessionCookie(), await clearThemeCookie()])
    headers.append("Set-Cookie", cookie);
  return redirect(withFlash(paths.accountDeleted(), "account-deleted"), { status: 303, headers });
}

export default function DeleteAccountRoute() {
  return <DeleteAccountPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = settingsBoundary<Leaving>(
  paths.accountDeletion(),
  ({ page, ...form }) => <DeleteAccountPage {...page} form={form} />,
  ({ values }) => leavingFields({ hasWritten: textsField.name in values }),
);

const goes = [
  "Twój profil, zdjęcie i preferencje.",
  "Członkostwo w grupach, polubienia, powiadomienia i lista wyciszonych.",
  "Zgłoszenia do administracji z wiadomościami i plikami.",
  "Rozmowy z mentorem AI i to, co o Tobie pamięta.",
  "Wszystkie sesje: na każdym urządzeniu od razu skończy się logowanie.",
  "Dane logowania u dostawcy. Poprosimy go o to zaraz po usunięciu konta, zwykle trwa to kilka minut.",
];
const stays = [
  "Zamówienia. Nie są przypięte do konta, więc ich strony, dokumenty i terminy działają dalej.",
  "Dane potrzebne do rozliczenia zamówień, tak długo, jak każe prawo.",
  `Sprawy i zgłoszenia w moderacji, razem z tym, co w nich napisane: dopóki trwają i można się odwołać, a potem jeszcze ${retentionInWords(retention.moderationCase)}. Strona sprawy otwiera się dalej pod swoim adresem.`,
  "Wiadomości z formularza kontaktowego, przez 90 dni. Je też usuniemy na prośbę.",
];

function DeleteAccountPage({ form = emptyForm, ...page }: Leaving & { form?: FormState }) {
  const { email, isFresh } = page;
  const fields = leavingFields(page);
  return (
    <SettingsPage title="Usunięcie konta" section={paths.profileSecurity()}>
      <FormErrors fields={fields} errors={form.errors} />
      <p className="text-lg font-semibold">
        {tieWords("Czy na pewno chcesz usunąć swoje konto? Tego działania nie można cofnąć.")}
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Consequences id="znika" title="Co zniknie" lines={goes} />
        <Consequences id="zostaje" title="Co zostanie" lines={stays} />
      </div>
      <p>
        {tieWords("Jeśli chcesz zachować kopię, ")}
        <a href={paths.accountExport("zip")} className="link">
          pobierz najpierw swoje dane
        </a>
        .
      </p>
      {page.hasWritten && !isFresh && (
        <Consequences
          id="wpisy"
          title="Twoje posty i komentarze: wybierzesz"
          lines={textsField.options.map(({ label, hint }) => `${label}. ${hint}`)}
        />
      )}
      {isFresh ? (
        <Card>
          <form method="post" action={paths.accountDeletion()} noValidate className="space-y-6">
            <p>
              Usuwasz konto <strong className="wrap-anywhere">{email}</strong>.
            </p>
            {fields.map((field) => (
              <FieldInput key={field.name} field={field} {...form} />
            ))}
            {page.hasWritten && <p className="text-muted">{tieWords(deletedWordsNote)}</p>}
            <div className="flex flex-wrap gap-3">
              <Button variant="danger">Usuń moje konto</Button>{" "}
              <ButtonLink href={paths.profileSecurity()} variant="secondary">
                Zostaję
              </ButtonLink>
            </div>
          </form>
        </Card>
      ) : (
        <SignInAgain text={deletionNeedsSignIn.text} returnTo={paths.accountDeletion()}>
          <ButtonLink href={paths.profileSecurity()} variant="secondary">
            Zostaję
          </ButtonLink>
        </SignInAgain>
      )}
      <HelpLinesNote />
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
