import type { ModelMessage, JSONValue, OutputInterface } from "ai";
import type { z } from "zod";
import { env } from "~/config/env.server";
import { shapeInWords, structureOf } from "./answer-shape";
import { dialects } from "./dialects";
import { providerName, type Endpoint } from "./endpoints.server";
import type { ModelRequest, Question } from "./requests";

/** Tokens that an answer may take, with what is thought before it. */
export const roomOf = (endpoint: Endpoint, request: Question) =>
  request.maxOutputTokens + (endpoint.thinks ? env.MODEL_REASONING_TOKENS : 0);

/** What the library is told of a question, in the dialect of whom it is asked. */
export function callOf(endpoint: Endpoint, request: Question | ModelRequest<z.ZodType>) {
  const { profile, schema: way, effort } = endpoint;
  const { lengthParameter, takesReasoningEffort } = dialects[profile];
  const length = roomOf(endpoint, request);
  const messages: ModelMessage[] =
    typeof request.prompt === "string"
      ? [{ role: "user", content: request.prompt }]
      : request.prompt.map((message) => ({ ...message }));
  const shape = "schema" in request ? request : undefined;
  const structure = shape && (structureOf(shape.schema, profile) as JSONValue);
  const call = {
    model: endpoint.model,
    system:
      way === "json_schema" || !shape
        ? request.system
        : `${request.system}\n\n${shapeInWords(shape.schema)}`,
    messages,
  };
  if (profile === "anthropic")
    return {
      ...call,
      maxOutputTokens: length,
      ...(shape && way === "json_schema" && { output: ofStructure(shape.task, structure) }),
      providerOptions: providerFields("anthropic", effort ? { effort } : {}),
    };
  const fields: Record<string, JSONValue> = { [lengthParameter]: length };
  if (effort && takesReasoningEffort) fields.reasoningEffort = effort;
  if (shape && way === "json_schema")
    fields.response_format = {
      type: "json_schema",
      json_schema: { name: shape.task, strict: true, schema: structure ?? {} },
    };
  if (shape && way === "json_object") fields.response_format = { type: "json_object" };
  return { ...call, providerOptions: providerFields(providerName, fields) };
}

/**
 * What the vendor's own package is told of a question whose answer is read piece by piece: the library around it takes three
 * times its processor time for each.
 */
export function streamCallOf(endpoint: Endpoint, request: Question) {
  const call = callOf(endpoint, request);
  const said =
    typeof request.prompt === "string"
      ? [{ role: "user" as const, content: request.prompt }]
      : request.prompt;
  return {
    ...("maxOutputTokens" in call && { maxOutputTokens: call.maxOutputTokens }),
    providerOptions: call.providerOptions,
    prompt: [
      { role: "system" as const, content: request.system },
      ...said.map(({ role, content }) => ({
        role,
        content: [{ type: "text" as const, text: content }],
      })),
    ],
  };
}

const providerFields = (provider: string, fields: Record<string, JSONValue>) => ({
  [provider]: fields,
});

/** Has the package ask for a structure in its vendor's way, and leaves what comes back to us. */
const ofStructure = (
  name: string,
  structure: JSONValue | undefined,
): OutputInterface<string, string, never> => ({
  name,
  responseFormat: Promise.resolve({ type: "json", name, schema: structure as object }),
  parseCompleteOutput: async ({ text }) => text,
  parsePartialOutput: async ({ text }) => ({ partial: text }),
  createElementStreamTransform: () => undefined,
});
