import { createHash } from "node:crypto";
import { env } from "~/config/env.server";
import { shapeOf } from "~/integrations/ai/answer-shape";
import type { z } from "zod";
import { closedReadingParts } from "./closed-reading.server";
import { systemOf, type Prompt } from "~/products/prompt.server";

/** What a model's answers depend on, beside what it is told. */
const versioned = [
  "MODEL_NAME",
  "MODEL_PROFILE",
  "MODEL_THINKS",
  "MODEL_REASONING_EFFORT",
  "MODEL_SCHEMA",
  "MODEL_FALLBACK_NAME",
  "MODEL_READER_NAME",
] as const;

/**
 * Names what a text was written by: the same digest means the same words, the same shape and the same settings. It is kept
 * with every text and call, so that evaluations can be compared.
 */
export function versionOf(task: string, prompt: Prompt, schema: z.ZodObject): string {
  return versionOfParts(task, [
    systemOf(prompt, "usual"),
    prompt.length.thin,
    systemOf(prompt, "gentle"),
    systemOf(prompt, "care"),
    shapeOf(schema),
    closedReadingParts,
  ]);
}

/** The same for whatever else the model is asked. @param parts everything that it is told, apart from what people wrote */
export function versionOfParts(task: string, parts: readonly unknown[]): string {
  const settings = versioned.map((name) => [name, env[name]]);
  const digest = createHash("sha256")
    .update(JSON.stringify([...parts, settings]))
    .digest("hex");
  return `${task}/${digest.slice(0, 10)}`;
}
