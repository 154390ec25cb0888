import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { ButtonLink } from "./button";
import { EmptyState } from "./empty-state";

/** The rooms of a member that fill only as one takes part: what one finds there, and the first step to it. */
const rooms = {
  saved: {
    title: "Nie masz jeszcze zapisanych postów",
    finds: "Tu wrócisz do tego, co chcesz przeczytać jeszcze raz. Przy poście wybierz „Zapisz”.",
    step: "Znajdź post na tablicy",
    href: paths.panel(),
  },
  notifications: {
    title: "Nie masz powiadomień",
    finds:
      "Tu zobaczysz odpowiedzi, wzmianki i polubienia. Najłatwiej zacząć od odpowiedzi komuś, kto dziś pisze.",
    step: "Zobacz, kto dziś pisze",
    href: paths.panel(),
  },
  cases: {
    title: "Nie masz żadnych spraw",
    finds:
      "Tu zobaczysz, co dzieje się z Twoimi zgłoszeniami i z tym, co ktoś zgłosi u Ciebie. Zgłosić coś możesz w menu „…” (Więcej) przy poście albo komentarzu.",
    step: "Wróć na tablicę",
    href: paths.panel(),
  },
  muted: {
    title: "Nikogo tu nie ma",
    finds:
      "Tu zobaczysz osoby, których nie chcesz czytać. Wybierz nazwę przy poście albo komentarzu: na karcie tej osoby możesz ją wyciszyć albo zablokować.",
  },
} as const satisfies Record<
  string,
  { title: string; finds: string } & ({ step: string; href: string } | { step?: undefined })
>;

export function NothingYet({ room }: { room: keyof typeof rooms }) {
  const { title, finds, ...next } = rooms[room];
  return (
    <EmptyState
      title={title}
      action={
        "step" in next && (
          <ButtonLink href={next.href} variant="secondary">
            {next.step}
          </ButtonLink>
        )
      }
    >
      <p>{tieWords(finds)}</p>
    </EmptyState>
  );
}
