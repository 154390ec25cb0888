import { createElement, type ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import type { Reading } from "~/documents/reading";
import { wordsIn } from "~/documents/sections";
import { CallableText } from "./callable-text";
import { classNames } from "./class-names";
import { Prose } from "./prose";

type ReadingTextProps = {
  reading: readonly Reading[];
  className?: string;
  /** Of the heading that it stands under: those in it come right below. */
  level: 1 | 2 | 3;
};

/** What a document says, as a page has it. */
export function ReadingText({ reading, className = "mt-2", level }: ReadingTextProps) {
  return <Prose className={className}>{reading.map(elementUnder(level))}</Prose>;
}

const elementUnder = (level: number) => (node: string | Reading, key: number) =>
  elementOf(node, key, level);

function elementOf(node: string | Reading, key: number, level: number): ReactNode {
  if (typeof node === "string") return <CallableText key={key} text={node} />;
  const [tag, ...content] = node;
  const element = elementUnder(level);
  const children = content.map(element);
  switch (tag) {
    case "h2":
    case "h3":
    case "h4":
      return headingOf(level + 1, key, children);
    case "h5":
      return headingOf(level + 2, key, children);
    case "ul":
      return isNamed(content)
        ? named(content, key, element)
        : createElement(tag, { key }, ...children);
    case "blank":
      return null;
    case "figure":
      return <Figure key={key} content={content} />;
    case "drawing":
      return (
        <span
          key={key}
          aria-hidden="true"
          className="inline-block size-10 shrink-0"
          dangerouslySetInnerHTML={drawn(content)}
        />
      );
    case "div":
      return content.some((each) => each[0] === "div") ? (
        <div key={key} className="grid gap-4 sm:grid-cols-2">
          {children}
        </div>
      ) : (
        <div key={key} className="space-y-3 rounded-card border border-line bg-surface p-5 text-lg">
          {children}
        </div>
      );
    case "b":
      return (
        <strong key={key} className="block">
          {children}
        </strong>
      );
    case "small":
      return <Hint key={key}>{children}</Hint>;
    case "table": {
      const caption = content.filter((each) => typeof each === "string").join(" ");
      return (
        <table
          key={key}
          className={classNames(
            "w-full border-collapse text-left text-sm",
            !isNarrow(node) && "stacked-table",
          )}
        >
          {caption && (
            <caption className="pb-2 text-left font-semibold">{tieWords(caption)}</caption>
          )}
          <tbody>
            {content.map((each, index) => row(each, index, element, headersOf(content)))}
          </tbody>
        </table>
      );
    }
    default:
      return createElement(tag, { key }, ...children);
  }
}

/** Whatever shows no sizes and no boxes still tells a name and its hint apart. */
const Hint = ({ children }: { children: ReactNode }) => (
  <>
    <span className="sr-only">: </span>
    <small className="block font-sans text-sm font-normal text-muted">{children}</small>
  </>
);

const isName = ([tag]: string | Reading) => tag === "b" || tag === "small";

/** Whether each item of a list begins with its name: a question and its answer, a thing and what is said of it. */
const isNamed = (items: readonly (string | Reading)[]) =>
  items.every((each) => each[0] === "li" && each[1]?.[0] === "b");

const named = (
  items: readonly (string | Reading)[],
  key: number,
  element: ReturnType<typeof elementUnder>,
) => (
  <dl key={key}>
    {items.map((item, index) => {
      const content = item.slice(1) as (string | Reading)[];
      const text = content.filter((each) => typeof each === "string" || !isName(each));
      return (
        <div key={index}>
          <dt>
            {content
              .filter((each) => typeof each !== "string" && isName(each))
              .map((each, at) =>
                each[0] === "b" ? (each.slice(1) as Reading[1][]).map(element) : element(each, at),
              )}
          </dt>
          <dd>{text.map(element)}</dd>
        </div>
      );
    })}
  </dl>
);

const isDrawing = (node?: string | Reading) => node?.[0] === "drawing";

/** A drawing is numbers that our own pen drew: no word of anybody's stands in it. */
const drawn = (content: Reading[1][]) => ({ __html: content.join("") });

function Figure({ content }: { content: Reading[1][] }) {
  const alt = content.filter((each) => typeof each === "string").join(" ");
  const drawing = content.find((each) => typeof each !== "string" && isDrawing(each));
  if (!drawing) return <p className="text-muted italic">{tieWords(alt)}</p>;
  return (
    <figure>
      <div
        role="img"
        aria-label={alt}
        className="mx-auto max-w-lg [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
        dangerouslySetInnerHTML={drawn(drawing.slice(1) as Reading[1][])}
      />
    </figure>
  );
}

const headingOf = (level: number, key: number, children: ReactNode[]) =>
  createElement(`h${level}`, { key, className: "text-lg font-semibold" }, ...children);

/** Signs that a row of a table has room for on a telephone. */
const narrowRow = 50;

/** Whether a telephone can show a table as one. */
const isNarrow = ([, ...rows]: Reading) => rows.every((each) => wordsIn(each).length <= narrowRow);

/** Close enough for four columns of words at 320 px, the last of which needs no distance to a next one. */
const cell = "py-2 pr-2 last:pr-0 sm:pr-4";

/** What the columns of a table are called, from its first row; nothing of one whose columns have no names. */
function headersOf(rows: readonly (string | Reading)[]): string[] {
  const first = rows.find((each): each is Reading => typeof each !== "string");
  const cells = (first?.slice(1) ?? []) as Reading[];
  const isOfNames = cells.length > 1 && cells.slice(1).every(([tag]) => tag === "th");
  return isOfNames ? cells.map((each) => tieWords(wordsIn(each))) : [];
}

function row(
  node: string | Reading,
  key: number,
  element: ReturnType<typeof elementUnder>,
  headers: readonly string[],
) {
  if (typeof node === "string") return null;
  const cells = node.slice(1).filter((each): each is Reading => typeof each !== "string");
  const scope = cells.every(([tag]) => tag === "th") ? "col" : "row";
  // Where the rows are set below each other, each cell says what its column is called, and the row of names is left out.
  const isOfNames = scope === "col" && headers.length > 0;
  const hasDrawing = cells.some(([, first]) => isDrawing(first));
  return (
    <tr
      key={key}
      className={classNames(
        "border-b border-line",
        hasDrawing ? "align-middle" : "align-top",
        isOfNames && "column-names",
      )}
    >
      {cells.map(([tag, ...content], index) =>
        tag === "th" ? (
          <th key={index} scope={scope} className={`${cell} font-semibold`}>
            {isDrawing(content[0]) ? (
              <span className="flex items-center gap-3 whitespace-nowrap">
                {content.map(element)}
              </span>
            ) : (
              content.map(element)
            )}
          </th>
        ) : (
          <td key={index} className={cell} data-column={headers[index] || undefined}>
            {content.map(element)}
          </td>
        ),
      )}
    </tr>
  );
}
