import type { Profile } from "~/config/model-profiles";

type Dialect = {
  /** Whether the shape is sent as a schema; otherwise the prompt describes it. */
  sendsSchema: boolean;
  lengthParameter: "max_tokens" | "max_completion_tokens";
  /** Keywords of JSON Schema that the endpoint does not take beside the bounds, which nobody is sent. */
  withoutKeywords?: readonly string[];
  takesReasoningEffort: boolean;
  /** Whether a stream may be asked for its usage; Mistral refuses the field, and tells it unasked. */
  takesStreamOptions: boolean;
};

export const dialects: Readonly<Record<Profile, Dialect>> = {
  openai: {
    sendsSchema: true,
    lengthParameter: "max_completion_tokens",
    takesReasoningEffort: true,
    takesStreamOptions: true,
  },
  azure: {
    sendsSchema: true,
    lengthParameter: "max_completion_tokens",
    takesReasoningEffort: true,
    takesStreamOptions: true,
  },
  anthropic: {
    sendsSchema: false,
    lengthParameter: "max_tokens",
    takesReasoningEffort: false,
    takesStreamOptions: true,
  },
  gemini: {
    sendsSchema: true,
    lengthParameter: "max_tokens",
    withoutKeywords: ["additionalProperties"],
    takesReasoningEffort: true,
    takesStreamOptions: true,
  },
  plain: {
    sendsSchema: false,
    lengthParameter: "max_tokens",
    takesReasoningEffort: false,
    takesStreamOptions: false,
  },
};

/**
 * The dialect that an address and a model's name suggest.
 * @param url where chat completions are asked for
 */
export function guessProfile(url: string, model: string): Profile {
  const { hostname } = new URL(url);
  if (hostname === "api.openai.com") return "openai";
  if (
    /\.(openai\.azure\.com|services\.ai\.azure\.com|cognitiveservices\.azure\.com)$/.test(hostname)
  )
    return "azure";
  if (/(^|\.)(anthropic|claude)\.com$/.test(hostname) || /claude/i.test(model)) return "anthropic";
  if (hostname.endsWith("googleapis.com") || /gemini/i.test(model)) return "gemini";
  return "plain";
}

/** Models that think before they write, on the same budget of tokens; only their names tell. */
const thinking =
  /(^|[/-])(o[1-9](-|$)|gpt-[5-9]|gemini-(2\.5|[3-9])|deepseek-(r|reasoner)|qwq|magistral)|reason|think/i;

export const thinksFirst = (model: string) => thinking.test(model);
