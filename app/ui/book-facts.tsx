import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { formatsInWords } from "~/config/download-terms";
import type { BookFacts as Facts } from "~/site/book-facts";
import { Notice } from "./notice";

type BookFactsProps = {
  facts: Facts;
  className?: string;
};

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
