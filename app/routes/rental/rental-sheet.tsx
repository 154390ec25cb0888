import { Fragment } from "react";
import {
  clauseHeading,
  type Piece,
  type RentalBlock,
  type RentalPacket,
} from "~/documents/rental/model";
import { classNames } from "~/ui/class-names";

type RentalSheetProps = { packet: RentalPacket; className?: string };

/** The real document as HTML, made from what the PDF and the DOCX are made from; gaps are marked. */
export function RentalSheet({ packet, className }: RentalSheetProps) {
  return (
    <div
      className={classNames(
        "space-y-10 rounded-card border border-line bg-surface p-4 font-serif text-[0.95rem] leading-relaxed shadow-card sm:p-8",
        className,
      )}
    >
      {packet.parts.map(({ id, name, blocks }) => (
        <article
          key={id}
          aria-label={name}
          className="space-y-3 not-first:border-t not-first:border-line not-first:pt-8"
        >
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </article>
      ))}
      <p className="border-t border-line pt-3 font-sans text-sm text-muted">{packet.notice}</p>
    </div>
  );
}

const followed =
  "data-current:rounded-sm data-current:bg-area-soft data-current:ring-4 data-current:ring-area-soft";

function Block({ block }: { block: RentalBlock }) {
  switch (block.type) {
    case "title":
      return <h3 className="text-xl">{block.text}</h3>;
    case "subtitle":
      return <h4 className="pt-3 text-base font-semibold">{block.text}</h4>;
    case "clause":
      return <h4 className="pt-3 text-base font-semibold">{clauseHeading(block)}</h4>;
    case "paragraph":
      return (
        <p className={classNames("wrap-break-word", followed)} data-about={block.about?.join(" ")}>
          <Pieces pieces={block.pieces} />
        </p>
      );
    case "item":
      return (
        <p className={classNames("flex gap-2", followed)} data-about={block.about?.join(" ")}>
          <span>{block.number}</span>
          <span className="min-w-0 wrap-break-word">
            <Pieces pieces={block.pieces} />
          </span>
        </p>
      );
    case "table":
      return <SheetTable {...block} />;
    case "lines":
      return (
        <div>
          <p>{block.label}</p>
          {Array.from({ length: block.count }, (_, index) => (
            <div key={index} className="h-7 border-b border-line" />
          ))}
        </div>
      );
    case "signatures":
      return (
        <div className="grid grid-cols-2 gap-8 pt-10 font-sans text-sm text-muted">
          {[block.left, block.right].map((name) => (
            <p key={name} className="border-t border-control pt-1">
              {name}
            </p>
          ))}
        </div>
      );
  }
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) =>
    typeof piece === "string" ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <mark
        key={index}
        className="rounded-sm bg-warning-soft px-1 font-sans text-sm font-semibold text-warning-ink"
      >
        <span className="sr-only">brakuje: </span>
        {piece.gap}
      </mark>
    ),
  );
}

function SheetTable({ caption, header, rows, widths }: Extract<RentalBlock, { type: "table" }>) {
  return (
    <table className="w-full border-collapse font-sans text-xs wrap-break-word sm:text-sm">
      <colgroup>
        {widths.map((share, index) => (
          <col key={index} width={`${share * 100}%`} />
        ))}
      </colgroup>
      <caption className="pt-3 pb-1 text-left font-semibold">{caption}</caption>
      <thead>
        <tr>
          {header.map((text) => (
            <th
              key={text}
              scope="col"
              className="border border-line bg-sunken p-1 sm:p-1.5 text-left"
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row" className="border border-line p-1 sm:p-1.5 text-left font-normal">
              {first}
            </th>
            {others.map((text, index) => (
              <td key={index} className="border border-line p-1 sm:p-1.5">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
