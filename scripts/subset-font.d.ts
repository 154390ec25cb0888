declare module "subset-font" {
  /** What is left of `font` when only the glyphs of `text` are kept and its axes are narrowed: a number pins an axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
      variationAxes?: Record<
        string,
        number | { min?: number; max?: number; default?: number } | undefined
      >;
    },
  ): Promise<Buffer>;
}
