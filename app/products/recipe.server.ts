import type { Book } from "~/documents/book/model";
import type { LetterLanguage } from "~/documents/letter/model";
import type { ComputedFacts } from "~/documents/templates/facts";
import type { DocumentTemplate } from "~/documents/templates/template";
import type { Product } from "./product";
import type { Prompt } from "./prompt.server";
import type { Sample } from "./sample";

/** What follows from the answers: for the document as it is, for the model in plain Polish data. */
export type Facts = { computed: ComputedFacts; inWords?: unknown };

/**
 * What a text and its document rest on beside the answers. It follows from the answers and the day of the order alone, so
 * nothing is stored: text and document get the same facts, however often a step is repeated.
 * @param day YYYY-MM-DD in Europe/Warsaw
 */
type ComputeFacts = (answers: Readonly<Record<string, string>>, day: string) => Facts;

/** What does not hold between the fields of a text; a path for every field that has to be written anew. */
export type TextFault = { path: readonly (string | number)[]; rule: "ratings" };

type FindFaults<Content> = (content: Content) => readonly TextFault[];

/** The language of a field of the text, by its path. */
type LanguageOf = (
  answers: Readonly<Record<string, string>>,
  path: readonly (string | number)[],
) => LetterLanguage;

/** How a product's document is made. */
export type DocumentRecipe = {
  product: Product;
  /** How its text is asked for; null where the document is made of the answers alone. */
  prompt: Prompt | null;
  document: DocumentTemplate;
  /** Null for a text that rests on the answers alone. */
  computeFacts: ComputeFacts | null;
  /** Whether its text counts days and money: see `arithmeticFacts`. */
  reckons: boolean;
  /** Null for a text of which every field stands for itself. */
  findFaults: FindFaults<never> | null;
  /** Null for a text that is Polish throughout. */
  languageOf: LanguageOf | null;
  sample: Sample;
};

/** Finished works, of which every buyer gets copies: those whose text is ours, by the slug of the book. */
export type WorksRecipe = { product: Product; works: Readonly<Record<string, Book>> };

type Parts<Of extends Product, Content> = {
  product: Of;
  document: DocumentTemplate<Content>;
  computeFacts?: ComputeFacts;
  reckons?: true;
  findFaults?: FindFaults<Content>;
  languageOf?: LanguageOf;
  sample: Sample<Content>;
} & (Of["writtenByModel"] extends true ? { prompt: Prompt } : { prompt?: undefined });

/** Binds a product to all that its document is made with. */
export function defineRecipe<Of extends Product, Content>(
  parts: Parts<Of, Content>,
): DocumentRecipe & { product: Of } {
  const { prompt = null, computeFacts = null, findFaults = null, languageOf = null } = parts;
  return {
    ...parts,
    prompt,
    computeFacts,
    findFaults,
    languageOf,
    reckons: parts.reckons ?? false,
  };
}

/** Binds a product to the works of ours that it sells. */
export function defineWorks<Of extends Product & { writtenByModel: false }>(
  parts: WorksRecipe & { product: Of },
): WorksRecipe & { product: Of } {
  return parts;
}
