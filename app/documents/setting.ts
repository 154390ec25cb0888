import type { Tag } from "./structure.server";
import type { TextStyles } from "./theme";

/** What the blocks of one document share while they become rows. */
export type Setting = {
  root: Tag;
  styles: TextStyles;
  hue: string;
  /** Texts of the headings met so far; `Row.headingIndex` points into it. */
  headings: string[];
};
