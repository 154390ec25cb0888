import type { Tag } from "./structure.server";
import type { TextStyles } from "./theme";

export type Setting = {
  root: Tag;
  styles: TextStyles;
  hue: string;
  /** Texts of the headings met so far; `Row.headingIndex` points into it. */
  headings: string[];
};
