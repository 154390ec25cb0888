/**
 * What is read of a document: a `blank` is a place that is left for a pen, and has no words; what stands in a `drawing` is an SVG
 * of our own making, and no words.
 */
export type Reading = readonly [
  tag:
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "p"
    | "b"
    | "small"
    | "blank"
    | "blockquote"
    | "ul"
    | "ol"
    | "li"
    | "table"
    | "tr"
    | "th"
    | "td"
    | "figure"
    | "drawing"
    | "div",
  ...content: (string | Reading)[],
];
