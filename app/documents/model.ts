import type { ConstellationKey } from "~/sky/constellations";
import type { Area } from "~/site/areas";
import type { BirthSky } from "~/sky/ephemeris/birth-sky.server";
import type { Writer } from "~/copy/ai-notice";
import type { AnalysisBlock } from "./blocks/model";

/**
 * What is `together` stands on one page, with what is above it; a heading that `opensPage` begins one. What is to be cut out
 * has the rest of its page to itself. A note about what is printed for a pen says it otherwise `onPage`, where there is no paper.
 */
export type Block =
  | { type: "heading"; text: string; opensPage?: true }
  | { type: "lead"; text: string }
  | { type: "paragraph"; text: string; together?: true }
  | { type: "list"; ordered: boolean; items: readonly string[]; together?: true }
  | { type: "quotation"; text: string; comment: string }
  | { type: "steps"; items: readonly { title: string; description: string }[] }
  | { type: "answers"; items: readonly { label: string; value: string }[] }
  | { type: "cards"; items: readonly Card[] }
  | { type: "skyChart" | "skyPositions"; sky: BirthSky }
  | {
      type: "symbols";
      items: readonly { image: string; meanings: readonly string[]; question: string }[];
    }
  | { type: "writing"; items: readonly { label: string; lines: number }[] }
  | { type: "note"; text: string; onPage?: string }
  | { type: "cutOut"; title: string; items: readonly MoonDate[] }
  | AnalysisBlock;

export type Card = { label: string; note?: string; text: string; remark?: string };

export type MoonDate = {
  when: string;
  title: string;
  description: string;
  /** How far the Moon is ahead of the Sun then, in degrees from 0, new, by 180, full, to 360. */
  phase: number;
};

export type DocumentCover = {
  productTitle: string;
  area: Area;
  /** The light of the cover's night, as `#rrggbb`; by default the area's. */
  glow?: string;
  /** Name on the cover; null when the person gave none. */
  personName: string | null;
  orderNumber: string;
  /** Where its buyer asks and complains; a sample has no buyer. */
  supportEmail?: string;
  constellation: ConstellationKey;
  /** When that stood above Poland as its brightest figure; of a figure that was chosen otherwise there is no such moment. */
  skyAt?: Date;
  /** Moment of writing; printed as a date in Europe/Warsaw. */
  writtenAt: Date;
  sample?: boolean;
  /** What made its words; a model, unless it says so. */
  origin?: Writer | "template";
  /** What it is, in a phrase; by default its product and how it was made. */
  subject?: string;
};

export type DocumentModel = DocumentCover & {
  title: string;
  /** Stands on the cover in the place of the contents. */
  sentence?: string;
  blocks: readonly Block[];
};
