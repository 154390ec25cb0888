import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, wrapLanguageModel } from "ai";
import { env } from "~/config/env.server";
import type { Profile, ReasoningEffort, SchemaWay } from "~/config/model-profiles";
import { dialects, profileAt } from "./dialects";
import { gatheringDeltas } from "./gather-deltas";
import { insistingOnStreams } from "./insist-on-streams";

export type Endpoint = {
  model: ReturnType<typeof wrapLanguageModel>;
  url: string;
  /** As it is asked for; what answered may call itself otherwise. */
  name: string;
  profile: Profile;
  thinks: boolean;
  effort?: ReasoningEffort;
  schema: SchemaWay;
  hasQuery: boolean;
  /** Dollars for a million tokens, which are millionths of a dollar for one. */
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
  /** Until when it asked to be left alone (`Retry-After`), in milliseconds of the clock. */
  rest: { until: number };
};

/** Under which name the compatible package takes fields of its own. */
export const providerName = "model";

type Settings = {
  url: string;
  key: string;
  name: string;
  profile?: Profile;
  thinks?: boolean;
  effort?: ReasoningEffort;
  schema?: SchemaWay;
  query?: Record<string, string>;
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
};

/**
 * An endpoint from its settings.
 * @param ask instead of the network, for an endpoint within this process
 */
export function endpointOf(settings: Settings, ask: typeof fetch = fetch): Endpoint {
  const { url, name, thinks = false, effort, inputUsdPerMillion, outputUsdPerMillion } = settings;
  const profile = settings.profile ?? profileAt(url);
  return {
    model: modelOf(settings, profile, gatheringDeltas(insistingOnStreams(ask))),
    url,
    name,
    profile,
    thinks,
    effort,
    schema: settings.schema ?? dialects[profile].schema,
    hasQuery: settings.query !== undefined,
    rest: { until: 0 },
    inputUsdPerMillion,
    outputUsdPerMillion,
  };
}

function modelOf({ url, key, name, query }: Settings, profile: Profile, ask: typeof fetch) {
  if (profile === "anthropic")
    return createAnthropic({ baseURL: url, apiKey: key, fetch: ask })(name);
  const provider = createOpenAICompatible({
    name: providerName,
    baseURL: url,
    apiKey: key,
    queryParams: query,
    includeUsage: dialects[profile].takesStreamOptions,
    fetch: ask,
    // Azure takes its keys in a header of its own; a bearer is a token of Entra ID there.
    ...(profile === "azure" && { headers: { "api-key": key } }),
  });
  return wrapLanguageModel({
    model: provider(name),
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });
}

type Role = "FALLBACK" | "READER" | "GRADER";

const first = (): Settings => ({
  url: env.MODEL_API_URL,
  key: env.MODEL_API_KEY,
  name: env.MODEL_NAME,
  profile: env.MODEL_PROFILE,
  thinks: env.MODEL_THINKS,
  effort: env.MODEL_REASONING_EFFORT,
  schema: env.MODEL_SCHEMA,
  query: env.MODEL_QUERY,
  inputUsdPerMillion: env.MODEL_INPUT_USD_PER_MILLION,
  outputUsdPerMillion: env.MODEL_OUTPUT_USD_PER_MILLION,
});

/**
 * One more model. Address, key and prices are the first's unless they are named; dialect and query, too, at the same
 * address. Whether it thinks is its own.
 */
function settingsOf(role: Role): Settings | null {
  const name = env[`MODEL_${role}_NAME`];
  if (!name) return null;
  const { url, key, profile, query, ...of } = first();
  const own = env[`MODEL_${role}_API_URL`] ?? url;
  return {
    url: own,
    key: env[`MODEL_${role}_API_KEY`] ?? key,
    name,
    profile: env[`MODEL_${role}_PROFILE`] ?? (own === url ? profile : undefined),
    thinks: env[`MODEL_${role}_THINKS`],
    effort: env[`MODEL_${role}_REASONING_EFFORT`],
    schema: env[`MODEL_${role}_SCHEMA`],
    query: env[`MODEL_${role}_QUERY`] ?? (own === url ? query : undefined),
    inputUsdPerMillion: env[`MODEL_${role}_INPUT_USD_PER_MILLION`] ?? of.inputUsdPerMillion,
    outputUsdPerMillion: env[`MODEL_${role}_OUTPUT_USD_PER_MILLION`] ?? of.outputUsdPerMillion,
  };
}

let known: Record<"writer" | "reader" | "grader", readonly Endpoint[]> | undefined;

/**
 * Who is asked, one after another where one is down: the writer and its fallback; the reader, which is the writer's where
 * none is set; the grader, which is nobody where none is set.
 */
export function configuredEndpoints(
  who: "writer" | "reader" | "grader" = "writer",
): readonly Endpoint[] {
  known ??= endpointsOf();
  return known[who];
}

function endpointsOf(): NonNullable<typeof known> {
  const one = (role: Role) => {
    const settings = settingsOf(role);
    return settings ? [endpointOf(settings)] : [];
  };
  const writer = [endpointOf(first()), ...one("FALLBACK")];
  const reader = one("READER");
  return { writer, reader: reader.length > 0 ? reader : writer, grader: one("GRADER") };
}
