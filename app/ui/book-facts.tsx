import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { Notice } from "./notice";

/** Pages of the PDF; minutes of reading, null where nobody counted the words; whether it is our demonstration text. */
export type ShownBookFacts = { pages: number; minutes: number | null; demonstration: boolean };

type BookFactsProps = {
  facts: ShownBookFacts;
  className?: string;
};

/** How long a book is, in which formats it comes, and that it is a demonstration where it is one. */
export function BookFacts({ facts: { pages, minutes, demonstration }, className }: BookFactsProps) {
  const length = [
    formatCount(pages, "strona", "strony", "stron"),
    minutes !== null && `około ${formatCount(minutes, "minuta", "minuty", "minut")} czytania`,
    "EPUB i PDF",
  ].filter((part) => part !== false);
  return (
    <div className={className}>
      <p className="font-semibold">{tieWords(length.join(", "))}</p>
      {demonstration && (
        <Notice kind="info" title="To wersja demonstracyjna" className="mt-3">
          <p>
            {tieWords(
              "Sprzedajemy tu krótkie opowiadanie napisane na pokaz, a nie powieść. Początek możesz przeczytać bezpłatnie.",
            )}
          </p>
        </Notice>
      )}
    </div>
  );
}
