/** What `npm run drawings` left: files that browsers keep. */
const files = import.meta.glob<string>("./drawings/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The address of a drawing, by the name of its file without the ending. */
export const drawn = (name: string): string => files[`./drawings/${name}.svg`] ?? "";
