import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from "ai";
import { env } from "~/config/env.server";
import type { Profile } from "~/config/model-profiles";
import { dialects, guessProfile, isReasoningModel } from "./dialects";

export type Endpoint = {
  model: LanguageModel;
  url: string;
  /** As it is asked for; what answered may call itself otherwise. */
  name: string;
  profile: Profile;
  thinks: boolean;
  /** Dollars for a million tokens, which are millionths of a dollar for one. */
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
  /** Until when it asked to be left alone (`Retry-After`), in milliseconds of the clock. */
  rest: { until: number };
};

export const providerName = "model";

type Settings = {
  url: string;
  key: string;
  name: string;
  profile?: Profile;
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
};

/**
 * An endpoint from its settings.
 * @param ask instead of the network, for an endpoint within this process
 */
export function endpointOf(
  { url, key, name, profile, ...prices }: Settings,
  ask?: typeof fetch,
): Endpoint {
  const asked = profile ?? guessProfile(url, name);
  const provider = createOpenAICompatible({
    name: providerName,
    baseURL: url,
    apiKey: key,
    includeUsage: dialects[asked].takesStreamOptions,
    ...(ask && { fetch: ask }),
    // Azure takes its keys in a header of its own; a bearer is a token of Entra ID there.
    ...(asked === "azure" && { headers: { "api-key": key } }),
  });
  return {
    model: wrapLanguageModel({
      model: provider(name),
      middleware: extractReasoningMiddleware({ tagName: "think" }),
    }),
    url,
    name,
    profile: asked,
    thinks: isReasoningModel(name),
    rest: { until: 0 },
    ...prices,
  };
}

let known: readonly Endpoint[] | undefined;

/** The configured model, and after it the one that is asked when it is down. */
export function configuredEndpoints(): readonly Endpoint[] {
  const first = {
    url: env.MODEL_API_URL,
    key: env.MODEL_API_KEY,
    name: env.MODEL_NAME,
    profile: env.MODEL_PROFILE,
    inputUsdPerMillion: env.MODEL_INPUT_USD_PER_MILLION,
    outputUsdPerMillion: env.MODEL_OUTPUT_USD_PER_MILLION,
  };
  known ??= [
    endpointOf(first),
    ...(env.MODEL_FALLBACK_NAME
      ? [
          endpointOf({
            url: env.MODEL_FALLBACK_API_URL ?? first.url,
            key: env.MODEL_FALLBACK_API_KEY ?? first.key,
            name: env.MODEL_FALLBACK_NAME,
            profile: env.MODEL_FALLBACK_PROFILE,
            inputUsdPerMillion:
              env.MODEL_FALLBACK_INPUT_USD_PER_MILLION ?? first.inputUsdPerMillion,
            outputUsdPerMillion:
              env.MODEL_FALLBACK_OUTPUT_USD_PER_MILLION ?? first.outputUsdPerMillion,
          }),
        ]
      : []),
  ];
  return known;
}
