import { cutText } from "./posts";
import { plainText } from "./written-text";

/** How much of what somebody wrote stands in a title: about a line, in characters. */
const shownInTitle = 60;

/** What somebody wrote, as one line without how it is set. */
export const onOneLine = (written: string): string =>
  plainText(written)
    .replace(/\s+/g, " ")
    .replace(/^[\s–]+/, "")
    .trimEnd();

/** The beginning of a line, as a title. */
export const firstWords = (line: string): string => cutText(line, shownInTitle).text;
