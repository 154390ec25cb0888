import type { z } from "zod";

export type Question = {
  system: string;
  prompt: string | readonly { role: "user" | "assistant"; content: string }[];
  maxOutputTokens: number;
  /**
   * Where somebody waits: how long the whole question may take, whoever is asked. By default each endpoint has
   * `MODEL_TIMEOUT_MS`, and twice that for a model that thinks first.
   */
  timeoutMs?: number;
  /** Ends it, with its reason: nobody wants the answer any more. */
  signal?: AbortSignal;
  /** Asked before each endpoint: whether the words may go to it still. By default they may. */
  mayBeAsked?: () => Promise<boolean>;
};

export type ModelRequest<Schema extends z.ZodType> = Question & {
  task: string;
  schema: Schema;
};

export type TextRequest = Question & {
  /** How long the model may be silent once it has begun, in milliseconds. */
  silenceMs?: number;
};
