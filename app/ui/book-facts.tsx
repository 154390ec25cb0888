import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { formatsInWords, type CopyFormat } from "~/config/download-terms";
import { Notice } from "./notice";

/**
 * Who wrote a book and what it comes as; pages of the PDF and minutes of reading, each null where nobody knows them; whether
 * it is our demonstration text; what is said of it beyond its first paragraph.
 */
export type ShownBookFacts = {
  author: string;
  formats: readonly CopyFormat[];
  pages: number | null;
  minutes: number | null;
  demonstration: boolean;
  about: readonly string[];
};

type BookFactsProps = {
  facts: ShownBookFacts;
  className?: string;
};

/** Who wrote a book, how long it is, in which formats it comes, and that it is a demonstration where it is one. */
export function BookFacts({ facts, className }: BookFactsProps) {
  const { author, pages, minutes, formats, demonstration } = facts;
  const length = [
    pages !== null && formatCount(pages, "strona", "strony", "stron"),
    minutes !== null && `około ${formatCount(minutes, "minuta", "minuty", "minut")} czytania`,
    formatsInWords(formats),
  ].filter((part) => part !== false);
  return (
    <div className={className}>
      <p className="wrap-anywhere">{tieWords(author)}</p>
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
