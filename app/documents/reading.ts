/**
 * Text of a document as elements of HTML, each an array of its tag and its content: `["p", "Dzień dobry"]`. A "figure"
 * holds the words that stand in for a drawing.
 */
export type Reading = readonly [
  tag:
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "p"
    | "b"
    | "blockquote"
    | "ul"
    | "ol"
    | "li"
    | "table"
    | "tr"
    | "th"
    | "td"
    | "figure",
  ...content: (string | Reading)[],
];

/** A sample as `npm run samples` leaves it beside its pictures. */
export type RenderedSample = {
  /** Of what its pages show; another one than a fresh rendering's means that the pictures are out of date. */
  digest: string;
  /** Size of every picture in pixels, and a digest of each, which stands in its address. */
  picture: { width: number; height: number; digests: readonly string[] };
  pages: readonly (readonly Reading[])[];
};
