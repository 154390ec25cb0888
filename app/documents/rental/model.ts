export type Piece = string | { gap: string };

export const dots = "……………………………";

export type RentalBlock =
  | { type: "title"; text: string }
  | { type: "subtitle"; text: string }
  | { type: "paragraph"; pieces: readonly Piece[]; about?: readonly string[] }
  | { type: "clause"; number: number; title: string }
  | { type: "item"; number: string; pieces: readonly Piece[]; about?: readonly string[] }
  | {
      type: "table";
      caption: string;
      header: readonly string[];
      rows: readonly (readonly string[])[];
      widths: readonly number[];
    }
  | { type: "lines"; label: string; count: number }
  | { type: "signatures"; left: string; right: string };

export type RentalPart = { id: string; name: string; blocks: readonly RentalBlock[] };

/** The agreement with its appendices: what PDF, DOCX and the preview are all made from. */
export type RentalPacket = {
  title: string;
  notice: string;
  parts: readonly RentalPart[];
};

/** A line as it is printed: a gap becomes dots. */
export function printed(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : dots)).join("");
}

/** Draws text piece by piece, so that what a non-breaking space ties together stays tied. */
export function keepingTies(text: string, draw: (part: string) => string): string {
  return text.split("\u00a0").map(draw).join("\u00a0");
}

export const clauseHeading = ({ number, title }: { number: number; title: string }): string =>
  `§ ${number}. ${title}`;

/** How many gaps a packet has. */
export function countGaps({ parts }: RentalPacket): number {
  return parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ("pieces" in block ? block.pieces : []))
    .filter((piece) => typeof piece !== "string").length;
}
