/** What a stream of text tells, as JSON. Its id is the position up to which the reader then has the text. */
export type TextEvent = {
  /** Comes after what the reader has. */
  text: string;
  /** … or takes its place: it is written anew. */
  replaces?: true;
  /** Nothing follows; `failed` means that the text is not whole. */
  ended?: "complete" | "failed";
};
