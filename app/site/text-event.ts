export type TextEvent = {
  text: string;
  replaces?: true;
  /** `changed`: the page about it is to look anew, and reads on from there. */
  ended?: "complete" | "failed" | "changed";
};
