import type { TextByControl } from "./kind";

/** A form that comes back by itself, without its page. */
export type SentWords = {
  values: TextByControl;
  /** Names of the files that came with it, by control: no page can put them back. */
  files: Record<string, readonly string[]>;
  /** Where it is sent again. */
  action: string;
};

const isLongAnswer = (value: string) => value.length > 40 || value.includes("\n");

/** Of controls that nobody named: what somebody took their time for is shown, the rest is carried along unseen. */
export function wordsAndRest(values: TextByControl, except: ReadonlySet<string>) {
  const all = Object.entries(values).filter(([name]) => !except.has(name));
  return {
    words: all.filter(([, value]) => isLongAnswer(value)),
    rest: all.filter(([, value]) => !isLongAnswer(value)),
  };
}

/** What stands above one of several texts. @param position counted from 0 */
export const wordsLabel = (position: number, count: number) =>
  count > 1 ? `Twoje słowa (${position + 1})` : "Twoje słowa";
