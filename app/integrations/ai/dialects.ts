import type { Profile } from "~/config/model-profiles";

type Dialect = {
  /** Whether the shape is sent as a schema; otherwise the prompt describes it. */
  sendsSchema: boolean;
  lengthParameter: "max_tokens" | "max_completion_tokens";
  withoutKeywords?: readonly string[];
  takesReasoningEffort: boolean;
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

const thinking =
  /(^|[/-])(o[1-9](-|$)|gpt-[5-9]|gemini-(2\.5|[3-9])|deepseek-(r|reasoner)|qwq|magistral)|reason|think/i;

export const isReasoningModel = (model: string) => thinking.test(model);
