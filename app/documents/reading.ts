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
