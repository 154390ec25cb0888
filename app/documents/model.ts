import type { ConstellationKey } from "~/sky/constellations";
import type { Area } from "~/site/areas";
import type { BirthSky } from "~/sky/ephemeris/birth-sky.server";
import type { AnalysisBlock } from "./blocks/model";

/** One piece of a document's body, in reading order. All text is plain: the renderer interprets no markup. */
export type Block =
  | { type: "heading"; text: string }
  | { type: "lead"; text: string }
  | { type: "paragraph"; text: string }
  | { type: "list"; ordered: boolean; items: readonly string[] }
  | { type: "quotation"; text: string; comment: string }
  | { type: "steps"; items: readonly { title: string; description: string }[] }
  | { type: "answers"; items: readonly { label: string; value: string }[] }
  | { type: "cards"; items: readonly Card[] }
  | { type: "skyChart"; sky: BirthSky }
  | {
      type: "symbols";
      items: readonly { image: string; meanings: readonly string[]; question: string }[];
    }
  | { type: "writing"; items: readonly { label: string; lines: number }[] }
  | { type: "note"; text: string }
  | AnalysisBlock;

/** A text to be copied out of the document, with what it is called and what there is to say about it. */
export type Card = { label: string; note?: string; text: string; remark?: string };

/** What stands on and around the pages of a document. */
export type DocumentCover = {
  /** What was bought, e.g. "Lustro Emocji". */
  productTitle: string;
  area: Area;
  /** Name on the cover; null when the person gave none. */
  personName: string | null;
  /** Number of the order, printed small for complaints. */
  orderNumber: string;
  /** Key of the constellation drawn on the cover (`app/sky/constellations.ts`). */
  constellation: ConstellationKey;
  /** Moment of writing; printed as a date in Europe/Warsaw. */
  writtenAt: Date;
  /** Shown before anything is bought: says of itself, on every page, that person and answers are made up. */
  sample?: boolean;
};

/** A whole document, ready to be laid out. */
export type DocumentModel = DocumentCover & {
  title: string;
  blocks: readonly Block[];
};
