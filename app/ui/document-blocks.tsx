import type { ReactNode } from "react";
import type { Block } from "~/documents/model";
import { moonInWords, positionInWords } from "~/sky/ephemeris/birth-sky-words";
import { tieWords } from "~/copy/typography";

export function DocumentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-5">
      {asRead(blocks).map((block, index) => (
        <DocumentBlock key={index} block={block} />
      ))}
    </div>
  );
}

/**
 * What is for reading comes before the table of the sky, and nothing says how to cut out of paper what is on a page.
 */
function asRead(blocks: readonly Block[]): Block[] {
  const uncut = blocks.filter(
    ({ type }, index) => type !== "paragraph" || blocks[index + 1]?.type !== "cutOut",
  );
  const text = uncut.findIndex(({ type }) => type === "lead");
  const begins = uncut.slice(0, Math.max(0, text));
  const isSky = begins.some(({ type }) => type === "skyChart");
  return isSky ? [...uncut.slice(text), ...begins] : uncut;
}

function DocumentBlock({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case "heading":
      return <h2 className="pt-5 text-3xl">{tieWords(block.text)}</h2>;
    case "lead":
      return <p className="font-serif text-xl">{tieWords(block.text)}</p>;
    case "paragraph":
      return <p>{tieWords(block.text)}</p>;
    case "note":
      return <p className="text-sm text-muted">{tieWords(block.text)}</p>;
    case "list":
      return <Points items={block.items} />;
    case "steps":
      return (
        <ol className="list-decimal space-y-4 pl-6 marker:font-semibold marker:text-area-ink">
          {block.items.map(({ title, description }) => (
            <li key={title} className="pl-1">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1">{tieWords(description)}</p>
            </li>
          ))}
        </ol>
      );
    case "pairs":
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          {[block.left, block.right].map(({ heading, items }) => (
            <section key={heading} className="rounded-card border border-line bg-surface p-5">
              <h3 className="mb-2 text-xl">{heading}</h3>
              <Points items={items} />
            </section>
          ))}
        </div>
      );
    case "plan":
    case "cutOut":
      return (
        <dl className="divide-y divide-line border-y border-line">
          {block.items.map(({ when, title, description }) => (
            <div key={when + title} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
              <dt className="font-semibold">{when}</dt>
              <dd>
                <strong>{title}</strong>
                {description && <span className="block">{tieWords(description)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      );
    case "questions":
      return block.items.map(({ question }) => (
        <blockquote key={question} className="border-l-3 border-gold pl-5 font-serif text-xl">
          <p>{tieWords(question)}</p>
        </blockquote>
      ));
    case "skyChart":
      return (
        <>
          <Table
            headers={["Ciało niebieskie", "W południe"]}
            rows={block.sky.positions.map((position) => [
              position.name,
              `${positionInWords(position)}${position.retrograde ? ", wstecz" : ""}`,
            ])}
          />
          <p>{tieWords(moonInWords(block.sky.moonPhase))}</p>
        </>
      );
    default:
      return null;
  }
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-area">
      {items.map((item) => (
        <li key={item}>{tieWords(item)}</li>
      ))}
    </ul>
  );
}

function Table({
  headers,
  rows,
}: {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-control">
          {headers.map((header) => (
            <th key={header} scope="col" className="py-2 pr-3 align-bottom font-semibold">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={index} className="py-2 pr-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
