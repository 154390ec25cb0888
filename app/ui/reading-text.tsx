import { createElement, type ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import type { Reading } from "~/documents/reading";
import { classNames } from "./class-names";
import { Prose } from "./prose";

export function ReadingText({
  reading,
  className = "mt-2",
}: {
  reading: readonly Reading[];
  className?: string;
}) {
  return (
    <Prose className={classNames(className, "[&_:is(h4,h5)]:font-semibold [&_h4]:text-lg")}>
      {reading.map(element)}
    </Prose>
  );
}

function element(node: string | Reading, key: number): ReactNode {
  if (typeof node === "string") return tieWords(node);
  const [tag, ...content] = node;
  const children = content.map(element);
  switch (tag) {
    case "figure":
      return (
        <p key={key} className="text-muted italic">
          {children}
        </p>
      );
    case "b":
      return (
        <strong key={key} className="block">
          {children}
        </strong>
      );
    case "table":
      return (
        <table
          key={key}
          className="w-full border-collapse text-left text-sm max-sm:[&_:is(tbody,tr,td,th)]:block"
        >
          <tbody>{content.map(row)}</tbody>
        </table>
      );
    default:
      return createElement(tag, { key }, ...children);
  }
}

function row(node: string | Reading, key: number): ReactNode {
  if (typeof node === "string") return null;
  const cells = node.slice(1).filter((cell): cell is Reading => typeof cell !== "string");
  const scope = cells.every(([tag]) => tag === "th") ? "col" : "row";
  return (
    <tr key={key} className="border-b border-line align-top">
      {cells.map(([tag, ...content], index) =>
        tag === "th" ? (
          <th key={index} scope={scope} className="py-2 pr-4 font-semibold">
            {content.map(element)}
          </th>
        ) : (
          <td key={index} className="py-2 pr-4">
            {content.map(element)}
          </td>
        ),
      )}
    </tr>
  );
}
