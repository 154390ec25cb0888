import { aiCoverLines, type Writer } from "~/copy/ai-notice";
import { formatDateTime } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import type { Sections } from "~/documents/sections";
import type { Area } from "~/site/areas";
import type { ConstellationDrawing as Drawing } from "~/sky/drawing";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { ConstellationDrawing } from "~/ui/constellation-drawing";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { DocumentContents, DocumentText, firstPart } from "~/ui/document-text";
import { Hills } from "~/ui/hills";
import { ReadingText } from "~/ui/reading-text";

/** Addresses of the ways from a document. */
export type ReadingLinks = {
  /** The page itself. */
  here: string;
  file: string;
  /** Where its reader came from. */
  home: { href: string; label: string };
  /** Where one of its sentences becomes a picture; null of what is not for that. */
  card: string | null;
  /** Where it is deleted; null for who cannot do that here. */
  remove: string | null;
};

export type ReadingPageProps = {
  page: Omit<Sections, "title"> & {
    title: string;
    /** What wrote it; null of what no model did. */
    origin: Writer | null;
    /** As it is called in full, with what it is not. */
    productTitle: string | null;
    area?: Area;
    /** Where there is more of its kind; null of what is not sold any more. */
    hub: { href: string; label: string } | null;
    /** The figure on its cover, and whose sky that is, in words; null of what has none. */
    drawing: Drawing | null;
    sky: string | null;
    links: ReadingLinks;
    /** ISO 8601. */
    deleteAt: string;
    showHelp: boolean;
    isByParts: boolean;
  };
};

/** Stands in the address of a document that is read a part at a time. */
export const byParts = "po-kolei";

const partsOf = (here: string) => `${here}${here.includes("?") ? "&" : "?"}${byParts}`;

/** For whom it is and of which day; its number stands at its end. */
const saysWhose = (line: string) => !line.startsWith("nr ");

const isOfWriter = (line: string) => Object.values(aiCoverLines).includes(line);

export function ReadingPage({ page }: ReadingPageProps) {
  const { title, cover, opening, parts, colophon, origin } = page;
  const { productTitle, area, hub, drawing, sky, links, deleteAt, isByParts, showHelp } = page;
  const writer = cover.find(isOfWriter) ?? (cover.length === 0 && origin && aiCoverLines[origin]);
  const whose = cover.filter((line) => saysWhose(line) && !isOfWriter(line));
  return (
    <div data-area={area}>
      <header data-theme="dark" data-area={area} className="area-night relative overflow-hidden">
        <Container
          width="wide"
          className="relative grid items-center gap-x-8 pt-4 pb-14 sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-6 sm:pb-24 print:pb-4!"
        >
          <div className="space-y-3">
            <BackLink href={links.home.href}>{links.home.label}</BackLink>
            {productTitle && productTitle !== title && (
              <p className="font-semibold max-sm:pr-28">{tieTitle(productTitle)}</p>
            )}
            <h1 className="text-3xl sm:text-5xl">{tieTitle(title)}</h1>
            {whose.length > 0 && <p>{whose.map(tieWords).join(" · ")}</p>}
            {writer && <p className="max-w-text text-sm text-muted">{tieWords(writer)}</p>}
          </div>
          {drawing && (
            <figure className="w-40 max-sm:absolute max-sm:top-2 max-sm:right-2 max-sm:w-28 sm:w-64">
              <ConstellationDrawing drawing={drawing} />
              {sky && <figcaption className="text-center text-sm max-sm:sr-only">{sky}</figcaption>}
            </figure>
          )}
        </Container>
        <Hills className="h-8 sm:h-16" />
      </header>
      <Container
        width="wide"
        className={classNames(
          "grid gap-x-14 py-6 sm:py-10 lg:justify-center print:block",
          parts.length > 1
            ? "lg:grid-cols-[minmax(13rem,1fr)_minmax(0,66ch)]"
            : "lg:grid-cols-[minmax(0,66ch)]",
        )}
      >
        <div className="mx-auto w-full max-w-[66ch] min-w-0 space-y-8 lg:-col-end-1 lg:row-start-1">
          <DocumentText
            document={{ opening, parts }}
            origin={origin}
            isByParts={isByParts}
            hasContentsBeside
            otherManner={
              isByParts
                ? { href: `${links.here}${firstPart}`, label: "Pokaż całość" }
                : {
                    href: `${partsOf(links.here)}${firstPart}`,
                    label: "Czytaj po jednej części",
                  }
            }
          />
          {showHelp && <HelpLinesNote />}
          <footer className="space-y-3 border-t border-line pt-6 text-sm text-muted">
            <ReadingText reading={colophon} level={1} className="text-sm" />
            <p>
              Ten tekst usuniemy {formatDateTime(deleteAt)}. Jeśli chcesz go zachować, zapisz PDF.{" "}
              {links.remove
                ? "Wcześniej usuniesz go na stronie zamówienia."
                : "Wcześniej usuniesz go na stronie zamówienia: link masz w\u00a0e-mailu."}
            </p>
          </footer>
          <nav
            aria-label="Co dalej"
            className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden"
          >
            <ButtonLink href={links.file}>Otwórz PDF</ButtonLink>
            {links.card && (
              <ButtonLink href={links.card} variant="secondary">
                Zrób kartkę
              </ButtonLink>
            )}
            <a href={links.home.href} className="link inline-flex min-h-11 items-center">
              {links.home.label}
            </a>
            {links.remove && (
              <a href={links.remove} className="link inline-flex min-h-11 items-center">
                Usuń teraz
              </a>
            )}
            {hub && (
              <a href={hub.href} className="link inline-flex min-h-11 items-center">
                {hub.label}
              </a>
            )}
          </nav>
        </div>
        {parts.length > 1 && <DocumentContents document={{ opening, parts }} />}
      </Container>
    </div>
  );
}
