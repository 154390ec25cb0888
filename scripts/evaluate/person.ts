import type { Alarm } from "~/products/alarm";
import type { Product } from "~/products/product";
import type { PromptFile } from "~/products/prompt.server";

/** Somebody made up, whole: every answer of theirs is about one life. What they leave out is left out as in the form. */
export type Person = {
  name: string;
  /** By the names of the product's fields; a file's text stands in `files`. */
  answers: Readonly<Record<string, string>>;
  files?: readonly PromptFile[];
  /** What the writer has to hear in it; nothing where it is left out. */
  alarm?: Alarm;
};

/** Written for this and for nothing else. Nobody tunes a prompt or a rule on them: they would measure nothing any more. */
export type People = { product: Product; people: readonly Person[] };
