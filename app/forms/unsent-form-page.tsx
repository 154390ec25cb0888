import type { ReactNode } from "react";
import { formatDateTime } from "~/copy/format";
import { inSentence } from "~/copy/in-sentence";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { ShownBan } from "~/site/moderation";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { CrisisHelp, detourTitle, HelpLinesNote } from "~/ui/crisis-help";
import { ErrorSummary } from "~/ui/error-summary";
import { TextareaField } from "~/ui/textarea-field";
import type { UnsentForm } from "./refusal";
import { wordsAndRest, wordsLabel } from "./sent-words";

const signedOut = {
  title: "Zaloguj się ponownie",
  message: "Ta sesja już się skończyła, więc niczego nie zapisaliśmy. Zaloguj się ponownie.",
  way: "Twoje odpowiedzi są nadal na tej stronie. Zaloguj się w nowej karcie, wróć tutaj i wyślij formularz jeszcze raz.",
};

const away = {
  title: "Chwilowo nie możemy tego zapisać",
  message: "Nasza baza danych przez chwilę nie odpowiada, więc niczego nie zapisaliśmy.",
  way: "To, co piszesz, jest nadal na tej stronie. Odczekaj chwilę i wyślij formularz jeszcze raz.",
};

const gone = {
  title: "Nie możemy tego zapisać",
  message:
    "Tego, czego dotyczą Twoje słowa, już tu nie ma albo nie masz do tego dostępu. Niczego nie zapisaliśmy.",
  way: "To, co piszesz, jest nadal na tej stronie. Jeśli chcesz to zachować, skopiuj to teraz.",
};

const tooMany = (from: string) => ({
  title: "Jeszcze tego nie wysłaliśmy",
  message:
    "Z Twojej sieci przyszło teraz bardzo dużo formularzy, od Ciebie albo od kogoś obok, i tego jednego już nie przyjęliśmy.",
  way: `To, co piszesz, jest nadal na tej stronie. Możesz to wysłać jeszcze raz od ${from}.`,
});

const banWords = ({ until, reason, caseKey }: ShownBan) => ({
  title: "Twoje konto jest zablokowane",
  message: [
    until === null
      ? "Blokada nie ma daty końca."
      : `Blokada trwa do ${formatDateTime(until)} czasu polskiego, potem zalogujesz się jak dawniej.`,
    ...(reason === null ? [] : [`Powód: ${inSentence(reason)}.`]),
    "Niczego nie zapisaliśmy.",
  ].join(" "),
  way:
    caseKey === null
      ? "Na adres tego konta napisaliśmy, co możesz zrobić. To, co piszesz, jest nadal na tej stronie. Jeśli chcesz to zachować, skopiuj to teraz."
      : "Możesz się odwołać, bezpłatnie i bez logowania. To, co piszesz, jest nadal na tej stronie. Jeśli chcesz to zachować, skopiuj to teraz.",
});

function wordsOf({ ban, isGone, signIn, takenFrom }: UnsentForm) {
  if (ban) return banWords(ban);
  if (takenFrom !== undefined) return tooMany(takenFrom);
  if (isGone) return gone;
  return signIn === null ? away : signedOut;
}

/** While the database is away nobody can be sent to a page with help lines; staff write about others. */
const isForPeopleWhoWait = (form: UnsentForm) =>
  wordsOf(form) === away && !form.action.startsWith(paths.admin());

export const unsentTitle = (form: UnsentForm): string =>
  form.help === "first" ? detourTitle : wordsOf(form).title;

/** The questions of a form, as its page asks them. */
export type AskedAgain = { controls: readonly string[]; takesFiles: boolean; inputs: ReactNode };

/**
 * A form that came without a session, from somebody who is shut out, while nothing could be kept, or to what is gone: filled as it was, with what to do
 * before it is sent again, if it can be. Where a crisis was heard in it, help comes first, as it would have before the form was taken.
 */
export function UnsentFormPage({ form, asked }: { form: UnsentForm; asked?: AskedAgain }) {
  const { title, message, way } = wordsOf(form);
  if (form.help === "first")
    return (
      <Container className="py-10 sm:py-14">
        <CrisisHelp>
          <section aria-labelledby="unsent" className="space-y-7 border-t border-line pt-8">
            <h2 id="unsent" className="text-2xl">
              {title}
            </h2>
            <p>{tieWords(message)}</p>
            <SameForm form={form} asked={asked} way={way} />
          </section>
        </CrisisHelp>
      </Container>
    );
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <h1 className="text-4xl">{title}</h1>
      <ErrorSummary errors={[{ message, fields: [] }]} />
      <SameForm form={form} asked={asked} way={way} />
      {(form.help === "near" || isForPeopleWhoWait(form)) && <HelpLinesNote />}
    </Container>
  );
}

function SameForm({
  form: { values, files, action, signIn, isGone, ban },
  asked,
  way,
}: {
  form: UnsentForm;
  asked?: AskedAgain;
  way: string;
}) {
  const shown = new Set([...(asked?.controls ?? []), ...Object.keys(files)]);
  const { words, rest } = wordsAndRest(values, shown);
  const lost = Object.values(files).flat();
  return (
    <>
      <p className="text-lg">{tieWords(way)}</p>
      {lost.length > 0 && <LostFiles names={lost} />}
      {signIn !== null && (
        <ButtonLink href={signIn} target="_blank">
          Zaloguj się w nowej karcie
        </ButtonLink>
      )}
      {ban && ban.caseKey !== null && (
        <ButtonLink href={paths.case(ban.caseKey)} target="_blank">
          Powody i odwołanie w nowej karcie
        </ButtonLink>
      )}
      <form
        method="post"
        action={action}
        encType={asked?.takesFiles ? "multipart/form-data" : undefined}
        noValidate
        className="space-y-6"
      >
        {asked?.inputs}
        {words.map(([name, value], index) => (
          <TextareaField
            key={name}
            id={name}
            name={name}
            label={wordsLabel(index, words.length)}
            defaultValue={value}
          />
        ))}
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!isGone && !ban && <Button variant="secondary">Wyślij jeszcze raz</Button>}
      </form>
    </>
  );
}

/** No browser lets a page choose a file in somebody's place. */
function LostFiles({ names }: { names: readonly string[] }) {
  return (
    <p className="text-lg">
      {tieWords(
        names.length === 1
          ? "Tylko pliku nie możemy tu przechować. Wybierz go, proszę, jeszcze raz: "
          : "Tylko plików nie możemy tu przechować. Wybierz je, proszę, jeszcze raz: ",
      )}
      <strong className="wrap-anywhere">{names.join(", ")}</strong>
    </p>
  );
}
