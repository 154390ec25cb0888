import { aiMarkOf, type Writer } from "~/copy/ai-notice";
import { formatCount } from "~/copy/format";
import { minutesToRead } from "~/copy/reading-time";
import { tieTitle } from "~/copy/typography";
import { exerciseHeading, ownWords, wordsIn, type Part, type Sections } from "~/documents/sections";
import { Button, ButtonLink } from "./button";
import { classNames } from "./class-names";
import { ChevronDown, ChevronRight } from "./icons";
import { ReadingText } from "./reading-text";

type DocumentTextProps = {
  document: Pick<Sections, "opening" | "parts">;
  /** What wrote it; null of what no model did. */
  origin: Writer | null;
  /** One part is open at a time. */
  isByParts?: boolean;
  /** Of its parts' headings: one below its title's. */
  level?: 2 | 3;
  /** Its contents stand beside it where there is room, as `DocumentContents`. */
  hasContentsBeside?: boolean;
  /** The way to the other manner of reading; left out where there is one alone. */
  otherManner?: { href: string; label: string };
};

const idOf = (index: number) => `czesc-${index + 1}`;

/** Where its first part is. */
export const firstPart = `#${idOf(0)}`;

/** A document to be read on a page, in serif of 19 px: what it begins with, its contents, its parts. */
export function DocumentText({
  document: { opening, parts },
  origin,
  isByParts = false,
  level = 2,
  hasContentsBeside = false,
  otherManner,
}: DocumentTextProps) {
  return (
    <>
      {opening.length > 0 && (
        <div {...aiMarkOf(origin)}>
          <ReadingText
            reading={opening}
            level={level === 3 ? 2 : 1}
            className="reading reading-opening"
          />
        </div>
      )}
      {parts.length > 1 && (
        <nav
          aria-label="Części dokumentu"
          className="flex flex-wrap items-start justify-between gap-x-6 border-y border-line py-1 print:hidden"
        >
          <details className={classNames("group/contents", hasContentsBeside && "lg:hidden")}>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2">
              {lengthOf({ opening, parts })}
              <ChevronDown className="size-4 shrink-0 group-open/contents:rotate-180" />
            </summary>
            <Contents parts={parts} />
          </details>
          {otherManner && (
            <a
              href={otherManner.href}
              className="link inline-flex min-h-11 items-center font-semibold print:hidden"
            >
              {otherManner.label}
            </a>
          )}
        </nav>
      )}
      {parts.map((part, index) => (
        <PartOfDocument
          key={index}
          part={part}
          index={index}
          isFolded={isByParts && parts.length > 1}
          next={parts[index + 1]}
          origin={origin}
          level={level}
        />
      ))}
    </>
  );
}

function Contents({ parts }: Pick<Sections, "parts">) {
  return (
    <ol className="list-decimal space-y-1 pb-3 pl-6">
      {parts.map((part, index) => (
        <li key={index} className="py-1">
          <a href={`#${idOf(index)}`} className="link py-1">
            {tieTitle(part.title)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The contents of a document, in sight while it is read; for whoever has room for them beside it. */
export function DocumentContents({ document }: { document: Pick<Sections, "opening" | "parts"> }) {
  return (
    <nav
      aria-label="Spis części"
      className="sticky top-6 col-start-1 row-start-1 max-h-[calc(100vh-3rem)] self-start overflow-y-auto text-sm max-lg:hidden print:hidden"
    >
      <p className="mb-3 text-muted">{lengthOf(document)}</p>
      <Contents parts={document.parts} />
    </nav>
  );
}

/** `7 części, 4 min czytania`. */
function lengthOf({ opening, parts }: Pick<Sections, "opening" | "parts">): string {
  const texts = [...opening, ...parts.flatMap(({ title, reading }) => [title, ...reading])];
  const words = texts.reduce((sum, node) => sum + wordsIn(node).split(/\s+/).length, 0);
  return `${formatCount(parts.length, "część", "części", "części")}, ${minutesToRead(words)}\u00a0min czytania`;
}

type PartOfDocumentProps = {
  part: Part;
  index: number;
  isFolded: boolean;
  next: Part | undefined;
  origin: Writer | null;
  level: 2 | 3;
};

function PartOfDocument({
  part: { title, reading },
  index,
  isFolded,
  next,
  origin,
  level,
}: PartOfDocumentProps) {
  const Heading = `h${level}` as const;
  const id = idOf(index);
  const isOwn = title === ownWords;
  const look = isOwn ? "rounded-card border border-line bg-sunken p-5" : "";
  const mark = isOwn ? {} : aiMarkOf(origin);
  const text = (
    <>
      <ReadingText reading={reading} level={level} className="reading mt-4" />
      {hasBlanks(reading) && (
        <p className="mt-4 text-sm text-muted print:hidden">
          Miejsce na Twoje notatki jest w&nbsp;PDF-ie.
        </p>
      )}
      {title.startsWith(exerciseHeading) && <Timer />}
    </>
  );
  if (isFolded)
    return (
      <details name="czesc" open={index === 0} className={`group/part ${look}`} {...mark}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <Heading className="starred text-2xl sm:text-3xl">{tieTitle(title)}</Heading>
          <ChevronDown className="size-5 shrink-0 group-open/part:rotate-180" />
        </summary>
        {/* In what it folds, for only there a link to it opens it; its heading stands above. */}
        <div id={id} className="scroll-mt-24">
          {text}
          {next && (
            <p className="mt-5">
              <ButtonLink
                href={`#${idOf(index + 1)}`}
                variant="secondary"
                className="font-sans max-sm:w-full"
              >
                <span>Dalej: {tieTitle(next.title)}</span>
                <ChevronRight className="size-4 shrink-0" />
              </ButtonLink>
            </p>
          )}
        </div>
      </details>
    );
  return (
    <section aria-labelledby={id} className={look || undefined} {...mark}>
      <Heading id={id} className="starred scroll-mt-6 text-2xl sm:text-3xl">
        {tieTitle(title)}
      </Heading>
      {text}
    </section>
  );
}

/** What is left for a pen is on paper alone. */
const hasBlanks = (reading: Part["reading"]) => reading.some(([tag]) => tag === "blank");

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
