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

export type RenderedSample = {
  digest: string;
  /** Size of every picture in pixels, and a digest of each, which stands in its address. */
  picture: { width: number; height: number; digests: readonly string[] };
  pages: readonly (readonly Reading[])[];
};
