import { formatCount } from "~/copy/format";

/** The Polish of what a list holds, as sentences about many of them need it. */
export type ListedThings = {
  one: string;
  few: string;
  many: string;
  /** All of them, and none: as subjects. */
  all: string;
  none: string;
  /** Each of them, after “z”. */
  each: string;
  /** A sentence: what comes later is not among what was selected. */
  later: string;
};

export const countedThings = (
  { one, few, many }: Pick<ListedThings, "one" | "few" | "many">,
  count: number,
) => formatCount(count, one, few, many);
