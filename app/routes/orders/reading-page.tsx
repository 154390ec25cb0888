import { aiCoverLines, type Writer } from "~/copy/ai-notice";
import { formatDateTime } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import type { Sections } from "~/documents/sections";
import { paths } from "~/paths";
import type { Area } from "~/site/areas";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { DocumentText } from "~/ui/document-text";
import { ReadingText } from "~/ui/reading-text";

type ReadingPageProps = {
  page: Omit<Sections, "title"> & {
    title: string;
    /** What wrote it; null of what no model did. */
    origin: Writer | null;
    /** As it is called in full, with what it is not. */
    productTitle: string | null;
    area?: Area;
    token: string;
    position: number;
    /** ISO 8601. */
    deleteAt: string;
    showHelp: boolean;
    isByParts: boolean;
  };
};

/** Stands in the address of a document that is read a part at a time. */
export const byParts = "po-kolei";

export function ReadingPage({ page }: ReadingPageProps) {
  const { title, cover, opening, parts, colophon, origin } = page;
  const { productTitle, area, token, position, deleteAt, isByParts, showHelp } = page;
  const here = paths.orderReading(token, position);
  const said = cover.length === 0 && origin ? [aiCoverLines[origin]] : cover;
  return (
    <div data-area={area}>
      <Container className="space-y-8 py-6 sm:py-10">
        <BackLink href={paths.paymentSuccess(token)}>Strona zamówienia</BackLink>
        <header className="space-y-3">
          {productTitle && productTitle !== title && (
            <p className="font-semibold">{tieTitle(productTitle)}</p>
          )}
          <h1 className="text-3xl sm:text-4xl">{tieTitle(title)}</h1>
          {said.length > 0 && (
            <p className="text-sm text-muted">{said.map(tieWords).join(" · ")}</p>
          )}
        </header>
        <DocumentText
          document={{ opening, parts }}
          origin={origin}
          isByParts={isByParts}
          otherManner={
            isByParts
              ? { href: here, label: "Pokaż całość" }
              : { href: `${here}?${byParts}`, label: "Czytaj po jednej części" }
          }
        />
        {showHelp && <HelpLinesNote />}
        <footer className="space-y-3 border-t border-line pt-6 text-sm text-muted">
          <ReadingText reading={colophon} className="text-sm" />
          <p>
            Ten tekst usuniemy {formatDateTime(deleteAt)}. Jeśli chcesz go zachować, zapisz PDF.
            Wcześniej usuniesz go na stronie zamówienia.
          </p>
        </footer>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={paths.orderDocument(token, position)}>Otwórz PDF</ButtonLink>
          <ButtonLink href={paths.paymentSuccess(token)} variant="secondary">
            Strona zamówienia
          </ButtonLink>
        </div>
      </Container>
    </div>
  );
}
