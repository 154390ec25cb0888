/**
 * What an endpoint understands of the chat completions protocol. Every vendor speaks a dialect of its own:
 * - `openai`: a strict schema; `max_completion_tokens`, which its reasoning models insist on
 * - `azure`: the same, at most five levels and a hundred properties
 * - `anthropic`: its compatible endpoint ignores `response_format`, so the shape stands in the prompt
 * - `gemini`: a schema, but without bounds, which it answers with a bare 400
 * - `plain`: nothing is sent beyond messages and `max_tokens`; the shape stands in the prompt
 */
export const profiles = ["openai", "azure", "anthropic", "gemini", "plain"] as const;
export type Profile = (typeof profiles)[number];
