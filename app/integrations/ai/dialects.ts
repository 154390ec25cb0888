import type { Profile, SchemaWay } from "~/config/model-profiles";

type Dialect = {
  /** How the shape is told unless `MODEL_SCHEMA` says otherwise. */
  schema: SchemaWay;
  lengthParameter: "max_tokens" | "max_completion_tokens";
  withoutKeywords?: readonly string[];
  takesReasoningEffort: boolean;
  takesStreamOptions: boolean;
};

const local: Dialect = {
  schema: "json_schema",
  lengthParameter: "max_tokens",
  takesReasoningEffort: false,
  takesStreamOptions: true,
};

const openai: Dialect = {
  schema: "json_schema",
  lengthParameter: "max_completion_tokens",
  takesReasoningEffort: true,
  takesStreamOptions: true,
};

export const dialects: Readonly<Record<Profile, Dialect>> = {
  openai,
  azure: openai,
  anthropic: { ...local, takesReasoningEffort: true },
  gemini: { ...local, withoutKeywords: ["additionalProperties"], takesReasoningEffort: true },
  // It answers 422 to a field that it does not know.
  mistral: { ...local, takesStreamOptions: false },
  vllm: local,
  ollama: { ...local, takesReasoningEffort: true },
  llamacpp: local,
  plain: { ...local, schema: "words", takesStreamOptions: false },
};

const hosts: readonly [RegExp, Profile][] = [
  [/^api\.openai\.com$/, "openai"],
  [/\.(openai\.azure\.com|services\.ai\.azure\.com|cognitiveservices\.azure\.com)$/, "azure"],
  [/(^|\.)(anthropic|claude)\.com$/, "anthropic"],
  [/(^|\.)googleapis\.com$/, "gemini"],
  [/^api\.mistral\.ai$/, "mistral"],
];

const ollamaPort = "11434";

/**
 * The dialect of the vendor at an address; `MODEL_PROFILE` says what no address can, such as which program serves a model of
 * one's own.
 * @param url where the model is asked
 */
export function profileAt(url: string): Profile {
  const { hostname, port } = new URL(url);
  return (
    hosts.find(([host]) => host.test(hostname))?.[1] ?? (port === ollamaPort ? "ollama" : "plain")
  );
}
