export type TextEvent = {
  text: string;
  replaces?: true;
  ended?: "complete" | "failed";
};
