import { aiCoverLines, aiMarkOf, type Writer } from "~/copy/ai-notice";
import { formatDateTime } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import { exerciseHeading, ownWords, type Part, type Sections } from "~/documents/sections";
import { paths } from "~/paths";
import type { Area } from "~/site/areas";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
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

const idOf = (index: number) => `czesc-${index + 1}`;

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
        {opening.length > 0 && (
          <div {...aiMarkOf(origin)}>
            <ReadingText reading={opening} className="reading" />
          </div>
        )}
        {parts.length > 1 && (
          <nav aria-label="Części dokumentu" className="space-y-3 border-y border-line py-4">
            <ol className="list-decimal space-y-1 pl-6">
              {parts.map((part, index) => (
                <li key={index}>
                  <a href={`#${idOf(index)}`} className="link py-1">
                    {tieTitle(part.title)}
                  </a>
                </li>
              ))}
            </ol>
            <a
              href={isByParts ? here : `${here}?${byParts}`}
              className="link inline-flex min-h-11 items-center font-semibold print:hidden"
            >
              {isByParts ? "Pokaż całość" : "Czytaj po jednej części"}
            </a>
          </nav>
        )}
        {parts.map((part, index) => (
          <PartOfDocument
            key={index}
            part={part}
            index={index}
            isFolded={isByParts && parts.length > 1}
            origin={origin}
          />
        ))}
        {showHelp && <HelpLinesNote />}
        <footer className="space-y-3 border-t border-line pt-6 text-sm text-muted">
          <ReadingText reading={colophon} className="text-sm" />
          <p>
            Ten tekst usuniemy {formatDateTime(deleteAt)}. Jeśli chcesz go zachować, zapisz PDF.
          </p>
        </footer>
        <ButtonLink
          href={paths.orderDocument(token, position)}
          variant="secondary"
          className="print:hidden"
        >
          Otwórz PDF
        </ButtonLink>
      </Container>
    </div>
  );
}

type PartOfDocumentProps = {
  part: Part;
  index: number;
  isFolded: boolean;
  origin: Writer | null;
};

function PartOfDocument({
  part: { title, reading },
  index,
  isFolded,
  origin,
}: PartOfDocumentProps) {
  const id = idOf(index);
  const isOwn = title === ownWords;
  const look = isOwn ? "rounded-card border border-line bg-sunken p-5" : undefined;
  const mark = isOwn ? {} : aiMarkOf(origin);
  const text = (
    <>
      <ReadingText reading={reading} className="reading mt-3" />
      {title.startsWith(exerciseHeading) && <Timer />}
    </>
  );
  if (isFolded)
    return (
      <details name="czesc" open={index === 0} className={look} {...mark}>
        <summary className="flex min-h-11 cursor-pointer items-center">
          <h2 className="text-2xl">{tieTitle(title)}</h2>
        </summary>
        {/* In what it folds, for only there a link to it opens it; its heading stands above. */}
        <div id={id} className="scroll-mt-24">
          {text}
        </div>
      </details>
    );
  return (
    <section aria-labelledby={id} className={look} {...mark}>
      <h2 id={id} className="scroll-mt-6 text-2xl">
        {tieTitle(title)}
      </h2>
      {text}
    </section>
  );
}

/** How long an exercise takes, as its writer is told, in minutes. */
const exerciseMinutes = 5;

function Timer() {
  return (
    <exercise-timer
      hidden
      class="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface px-5 py-3 print:hidden"
      data-seconds={exerciseMinutes * 60}
      data-stop="Zatrzymaj"
      data-resume="Odmierzaj dalej"
      data-done={`Minęło ${exerciseMinutes}\u00a0minut.`}
    >
      <output aria-live="off" className="font-serif text-3xl tabular-nums" />
      <Button type="button" variant="secondary">
        Odmierz {exerciseMinutes}&nbsp;minut
      </Button>
      <output className="text-muted" />
    </exercise-timer>
  );
}
