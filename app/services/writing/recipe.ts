import type { z } from "zod";
import type { CrisisLevel } from "~/crisis/levels";
import type { ComputedFacts } from "~/documents/templates/facts";
import type { ModelRequest } from "~/integrations/ai/requests";
import type { Alarm } from "~/products/alarm";
import type { WordRange } from "~/products/length";
import type { Manner, Material, Prompt } from "~/products/prompt.server";
import type { DocumentRecipe } from "~/products/recipe.server";
import type { ReaderQuestion } from "../reader/ask-reader.server";

export type TextRecipe = Pick<DocumentRecipe, "findFaults" | "languageOf"> & {
  name: string;
  prompt: Prompt;
  schema: z.ZodObject;
  takesCare: boolean;
  sample: { content: unknown };
};

export type Source = {
  material: Pick<Material, "answers" | "files">;
  freeTexts: readonly string[];
  data: string;
  computed: ComputedFacts;
  /** What rules and second reader found in the answers. */
  level: CrisisLevel;
  /** The gravest that was heard at earlier attempts. */
  alarm?: Alarm;
};

export type WritingJob = {
  recipe: TextRecipe;
  source: Source;
  answersLeft: number;
  ask: (request: ModelRequest<z.ZodType>, purpose: Purpose) => Promise<unknown>;
  /** Asks the reader about the finished text, as `askReader` does; null when it gives no answer. */
  read: (
    question: ReaderQuestion<z.ZodObject>,
  ) => Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * Told of an alarm as soon as it is heard, before anything else is asked: what was heard once counts, however the later
   * answers end.
   */
  onAlarm: (alarm: Alarm) => Promise<void>;
  /** Told what was wrong with an answer: paths and rules, never content. */
  note: (wrong: readonly string[]) => void;
};

export type Purpose = "write" | "review";

export type WritingRequest = ModelRequest<z.ZodObject> & {
  prompt: string;
  contentSchema: z.ZodObject;
  manner: Manner;
  /** Words that the text is promised to have. */
  promised: WordRange;
};
