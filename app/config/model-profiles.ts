/**
 * What an endpoint understands. Every vendor speaks a dialect of its own (`app/integrations/ai/dialects.ts`):
 * - `openai`, `azure`: a strict schema; `max_completion_tokens`
 * - `anthropic`: its own protocol (`/v1/messages`)
 * - `gemini`: the compatible layer; a schema without bounds, which it answers with a bare 400
 * - `mistral`, `vllm`, `ollama`, `llamacpp`: a schema, and `max_tokens`
 * - `plain`: nothing is sent beyond messages and `max_tokens`; the shape stands in the prompt
 */
export const profiles = [
  "openai",
  "azure",
  "anthropic",
  "gemini",
  "mistral",
  "vllm",
  "ollama",
  "llamacpp",
  "plain",
] as const;
export type Profile = (typeof profiles)[number];

/** How an endpoint is told the shape of an answer: as a schema, that it be JSON of a shape in words, or in words alone. */
export const schemaWays = ["json_schema", "json_object", "words"] as const;
export type SchemaWay = (typeof schemaWays)[number];

export const reasoningEfforts = ["none", "minimal", "low", "medium", "high", "xhigh"] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];
