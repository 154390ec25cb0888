import { asFields } from "../web/forms.ts";

export const standInProfiles = [
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
export type StandInProfile = (typeof standInProfiles)[number];

type Schema = Record<string, unknown>;

const bounds = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "pattern"];

/** Every node of a schema with its depth, the root at 1. */
function* nodesOf(schema: Schema, depth = 1): Generator<{ node: Schema; depth: number }> {
  yield { node: schema, depth };
  for (const child of Object.values(asFields(schema.properties)))
    yield* nodesOf(asFields(child), depth + 1);
  if (schema.items) yield* nodesOf(asFields(schema.items), depth + 1);
}

const hasBounds = ({ node }: { node: Schema }) => bounds.some((keyword) => keyword in node);

/** Strict mode: every property required, none besides them. @see https://platform.openai.com/docs/guides/structured-outputs */
function breaksStrictness({ node }: { node: Schema }): boolean {
  if (node.type !== "object") return false;
  const names = Object.keys(asFields(node.properties)).sort();
  const required = Array.isArray(node.required) ? (node.required as string[]).slice().sort() : [];
  return node.additionalProperties !== false || names.join() !== required.join();
}

/** Models that take `max_completion_tokens` only (issue 379 of koosoli/ESPHomeDesigner, issue 33 of teilomillet/gollm). */
const newModels = /^(o\d|gpt-[5-9])/;

type Check = (
  body: Record<string, unknown>,
  nodes: { node: Schema; depth: number }[],
) => string | null;

const openai: Check = (body, nodes) => {
  if ("max_tokens" in body && newModels.test(String(body.model)))
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  return nodes.some(breaksStrictness) ? "Invalid schema for response_format." : null;
};

/** Mistral answers 422 to what it does not know (avante-corp/avante.nvim 2347). */
const refusesStreamOptions = (body: Record<string, unknown>) =>
  "stream_options" in body ? "Extra inputs are not permitted: stream_options" : null;

/** What each vendor answers 400 to; null is taken. */
const refusals: Readonly<Record<StandInProfile, Check>> = {
  openai,
  azure: (body, nodes) => {
    const properties = nodes.reduce(
      (count, { node }) => count + Object.keys(asFields(node.properties)).length,
      0,
    );
    const tooDeep = nodes.some(({ node, depth }) => node.properties && depth > 5);
    if (tooDeep || properties > 100) return "Invalid schema: too deep or too large.";
    return nodes.some(hasBounds) ? "Invalid schema: unsupported keyword." : openai(body, nodes);
  },
  anthropic: (_, nodes) =>
    nodes.some(hasBounds)
      ? "output_config.format.schema: For 'array' type, 'minItems' values other than 0 or 1 are not supported"
      : null,
  gemini: (_, nodes) =>
    nodes.some((each) => hasBounds(each) || "additionalProperties" in each.node)
      ? "Request contains an invalid argument."
      : null,
  mistral: refusesStreamOptions,
  vllm: () => null,
  ollama: () => null,
  llamacpp: () => null,
  plain: (body) => {
    const refusal = refusesStreamOptions(body);
    if (refusal) return refusal;
    return asFields(body.response_format).type === "json_schema"
      ? "This response_format type is unavailable now"
      : null;
  },
};

/** Why a vendor refuses a request outright; null when it does not. */
export function refusalOf(profile: StandInProfile, body: Record<string, unknown>): string | null {
  const { schema } = asFields(asFields(body.response_format).json_schema);
  return refusals[profile](body, schema ? [...nodesOf(asFields(schema))] : []);
}

/** Whether the endpoint reads `response_format`, or the shape has to stand in the prompt; its JSON then comes in a code fence. */
export const readsFormat = (profile: StandInProfile) => profile !== "plain";

/** What differs between streams: what comes before the first event, and which events tell the usage. */
export function streamManner(profile: StandInProfile): {
  opening?: string;
  usageWith: "last" | "finish" | "every";
} {
  switch (profile) {
    case "azure":
      return {
        opening: `data: ${JSON.stringify({ choices: [], prompt_filter_results: [] })}\n\n`,
        usageWith: "last",
      };
    case "gemini":
      return { usageWith: "every" };
    case "plain":
    case "mistral":
      return { opening: ": PROCESSING\n\n", usageWith: "finish" };
    default:
      return { usageWith: "last" };
  }
}
