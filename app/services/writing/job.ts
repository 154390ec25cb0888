import type { z } from "zod";
import type { CrisisLevel } from "~/crisis/levels";
import type { ComputedFacts } from "~/documents/templates/facts";
import type { Alarm } from "~/products/alarm";
import type { ModelRequest } from "~/integrations/ai/model.server";
import type { Product } from "~/products/product";
import type { Manner, Material, Prompt } from "~/products/prompt.server";

/** Everything that a text is written from. */
export type WritingJob = {
  product: Product;
  prompt: Prompt;
  /** What the product's template prints. */
  schema: z.ZodObject;
  takesCare: boolean;
  material: Material;
  /** What follows from the answers: for the checks as it is, for the model in words. */
  facts: { computed: ComputedFacts; inWords?: unknown };
  today: Date;
  /** What rules and second reader found in the answers. */
  level: CrisisLevel;
  /** Answers that may still be paid for. */
  answersLeft: number;
  /** Whether an editor's look at the finished text is part of the price. */
  reviewed: boolean;
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
