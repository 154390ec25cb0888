import type { z } from "zod";
import type { CrisisLevel } from "~/crisis/levels";
import type { ComputedFacts } from "~/documents/templates/facts";
import type { ModelRequest } from "~/integrations/ai/model.server";
import type { Alarm } from "~/products/alarm";
import type { Manner, Material, Prompt } from "~/products/prompt.server";
import type { DocumentRecipe } from "~/products/recipe.server";

/** How one kind of text is asked for, checked and measured, whatever it is about. */
export type TextRecipe = Pick<DocumentRecipe, "findFaults" | "languageOf"> & {
  /** What its versions begin with, in letters and hyphens: the slug of a product. */
  name: string;
  prompt: Prompt;
  /** What is printed. */
  schema: z.ZodObject;
  /** Whether there is a safe shape for somebody in a crisis. */
  takesCare: boolean;
  /** A text of the wanted length. */
  sample: { content: unknown };
  /** Whether an editor's look at the finished text is part of the price. */
  reviewed: boolean;
};

/** What one text is written from. */
export type Source = {
  material: Pick<Material, "answers" | "files">;
  /** What of it the person wrote in words of their own. */
  freeTexts: readonly string[];
  /** The user's part of the prompt: all of the above, computed facts and the day. */
  data: string;
  /** For the checks; the model has them in words. */
  computed: ComputedFacts;
  /** What rules and second reader found in the answers. */
  level: CrisisLevel;
};

export type WritingJob = {
  recipe: TextRecipe;
  source: Source;
  /** Answers that may still be paid for. */
  answersLeft: number;
  /** @throws ExternalServiceError */
  ask: (request: ModelRequest<z.ZodType>, purpose: Purpose) => Promise<unknown>;
  /**
   * Told of an alarm as soon as it is heard, before anything else is asked: what was heard once counts, however the later
   * answers end.
   */
  hear: (alarm: Alarm) => Promise<void>;
  /** Told what was wrong with an answer: paths and rules, never content. */
  note: (wrong: readonly string[]) => void;
};

/** What an answer is asked for: the text, or an editor's look at it. */
export type Purpose = "write" | "review";

/** What one manner of writing asks for. */
export type WritingRequest = ModelRequest<z.ZodObject> & {
  prompt: string;
  /** What is printed, without alarm and plan. */
  contentSchema: z.ZodObject;
  manner: Manner;
};
