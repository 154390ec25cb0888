/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   as cards the rows are no table to a browser, so what the rules call redundant is what keeps them one. */
import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  numeric?: true;
  /** Takes half of a table, whatever its text. */
  isWide?: true;
  /** Is never broken, and weighs no more than the rest of the row. */
  isDate?: true;
  /**
   * What a card leaves to the row or says on its first line, in a list of which a row is opened; in others what needs no heading
   * and the card's whole width.
   */
  onCards?: "left-out" | "first" | "whole";
};

type DataTableProps<Row extends { id: string }> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  href?: (row: Row) => string;
  selected?: string | null;
  /** As cards, the rows are lines of text with what they are called by first and their state beside it: for lists of which a row is opened. */
  isTerse?: boolean;
};

/** What an address names a row of a list by. */
export const rowAnchor = (id: string) => `w-${id}`;

/**
 * A list for people who work with it. Where there is little room each row becomes a card with its headings beside the values; the
 * roles are spelled out, since a browser forgets that something is a table once it is laid out as anything else.
 */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  href,
  selected,
  isTerse = false,
}: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div className="@container">
      <div className="@2xl:overflow-x-auto">
        <table role="table" className="block w-full text-left @2xl:table @2xl:text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
            <tr role="row" className="border-b border-control">
              {columns.map(({ heading, numeric, isWide }) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className={classNames(
                    "px-2 py-2 font-semibold",
                    numeric && "text-right @2xl:pr-4",
                    isWide && "@2xl:w-1/2",
                  )}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            data-rows={isTerse ? "" : undefined}
            className={classNames(
              "grid grid-cols-[minmax(0,1fr)] @2xl:table-row-group",
              isTerse ? "gap-1.5" : "gap-3",
            )}
          >
            {rows.map((row) => (
              <tr
                key={row.id}
                id={rowAnchor(row.id)}
                role="row"
                aria-current={row.id === selected ? "true" : undefined}
                className={classNames(
                  "relative block scroll-mt-4 border border-line bg-surface @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:border-b @2xl:bg-transparent @2xl:p-0 @2xl:hover:bg-sunken",
                  isTerse
                    ? "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-3.5 py-2 text-sm leading-snug"
                    : "rounded-card p-4",
                  row.id === selected && "bg-sunken! shadow-[inset_3px_0_0_var(--gold)]",
                )}
              >
                <th
                  role="rowheader"
                  scope="row"
                  className={classNames(
                    "min-w-0 @2xl:h-10 @2xl:px-2 @2xl:py-1 @2xl:align-middle @2xl:leading-snug",
                    first.isDate
                      ? "font-normal whitespace-nowrap tabular-nums @max-2xl:text-sm @max-2xl:text-muted"
                      : "font-semibold wrap-anywhere @2xl:min-w-24",
                    isTerse ? "-order-2 @2xl:table-cell" : "block pb-2 @2xl:table-cell @2xl:pb-1",
                  )}
                >
                  {href ? (
                    <a href={href(row)} className="link after:absolute after:inset-0">
                      {first.cell(row)}
                    </a>
                  ) : (
                    first.cell(row)
                  )}
                </th>
                {others.map((column) => (
                  <Cell key={column.heading} {...{ column, row, isTerse }} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; isTerse: boolean };

function Cell<Row>({ column: { heading, cell, numeric, onCards }, row, isTerse }: CellProps<Row>) {
  const content = cell(row);
  const isWhole = onCards === "whole";
  return (
    <td
      role="cell"
      className={classNames(
        "min-w-0 wrap-break-word @2xl:table-cell @2xl:px-2 @2xl:py-1 @2xl:align-middle @2xl:leading-snug",
        isTerse
          ? cardClass(onCards)
          : isWhole
            ? "block"
            : "grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 py-0.5",
        numeric && "tabular-nums @2xl:pr-4 @2xl:text-right @2xl:whitespace-nowrap",
        saysNothing(content) && "@max-2xl:hidden",
      )}
    >
      {(isTerse ? numeric : !isWhole) && (
        <span aria-hidden="true" className="shrink-0 text-muted @2xl:hidden">
          {isTerse ? `${heading}: ` : `${heading} `}
        </span>
      )}
      <span className={isTerse ? undefined : "min-w-0"}>{content}</span>
    </td>
  );
}

/** Whether a cell holds its place in a table alone: a card goes without it. */
const saysNothing = (content: ReactNode) =>
  content === null || content === undefined || content === "" || content === "–";

function cardClass(onCards: Column<never>["onCards"]): string {
  if (onCards === "left-out") return "@max-2xl:hidden";
  return onCards === "first" ? "-order-2" : "has-[.rounded-full]:-order-1";
}
