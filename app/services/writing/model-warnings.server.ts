import { env } from "~/config/env.server";
import { configuredEndpoints, type Endpoint } from "~/integrations/ai/endpoints.server";
import { maxCostOf } from "~/integrations/ai/model.server";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";
import { maxAnswers } from "./answers-paid.server";

type Caps = Pick<
  typeof env,
  "MODEL_ORDER_CAP_USD" | "MODEL_DAY_CAP_USD" | "MODEL_READER_DAY_CAP_USD"
>;

/** Documents and readings that a day's caps should hold at their dearest. */
const fewDocuments = 50;
const fewReadings = 500;

/** The longest that is asked for a document, and for a reading. */
const longestDocument = { system: " ".repeat(24_000), prompt: "", maxOutputTokens: 5_000 };
const longestReading = { system: " ".repeat(13_500), prompt: "", maxOutputTokens: 50 };

const dollars = (microUsd: number) => `$${(microUsd / 1_000_000).toFixed(3)}`;
const timesIn = (capUsd: number, microUsd: number) =>
  microUsd === 0 ? Infinity : Math.floor((capUsd * 1_000_000) / microUsd);

/**
 * What the settings of the models promise to spoil, a line for each; said at the start and by `npm run check-model`. The most
 * that a call may cost is taken from its caps before it is made, so a cap that looks large may hold a single answer.
 */
export function modelWarnings(
  writers: readonly Endpoint[] = configuredEndpoints(),
  readers: readonly Endpoint[] = configuredEndpoints("reader"),
  caps: Caps = env,
): string[] {
  return [
    ...writers.flatMap((writer) => [...aboutCaps(writer, caps), ...aboutAddress(writer)]),
    ...readers.flatMap((reader) => [
      ...aboutReading(reader, caps),
      ...(writers.includes(reader) ? [] : aboutAddress(reader)),
    ]),
  ];
}

function* aboutCaps(writer: Endpoint, caps: Caps) {
  const most = maxCostOf(longestDocument, [writer]);
  const answers = timesIn(caps.MODEL_ORDER_CAP_USD, most);
  if (answers < maxAnswers)
    yield `MODEL_ORDER_CAP_USD holds ${answers} of the ${maxAnswers} answers that a document may take of ${writer.name}: one may cost ${dollars(most)}, so set it to ${dollars(most * maxAnswers)} or more`;
  const documents = timesIn(caps.MODEL_DAY_CAP_USD, most);
  if (documents < fewDocuments)
    yield `MODEL_DAY_CAP_USD holds ${documents} answers of ${writer.name} at their dearest; at 90 % of it selling stops for the day`;
}

function* aboutReading(reader: Endpoint, caps: Caps) {
  if (reader.thinks)
    yield `${reader.name} reads for a crisis and thinks first: ${interactiveTimeoutMs} ms are not enough, so rules alone will listen. Set MODEL_READER_NAME to a small model that does not`;
  const readings = timesIn(caps.MODEL_READER_DAY_CAP_USD, maxCostOf(longestReading, [reader]));
  if (readings < fewReadings)
    yield `MODEL_READER_DAY_CAP_USD holds ${readings} long readings by ${reader.name}; set MODEL_READER_NAME to a cheaper model, or raise it`;
}

function* aboutAddress({ name, profile, url, schema, hasQuery }: Endpoint) {
  if (profile === "azure" && !/\/openai\/v1\b/.test(url) && !hasQuery)
    yield `${name}: a classic address of Azure needs MODEL_QUERY=api-version=…; without it use …/openai/v1`;
  if (profile === "ollama")
    yield `${name}: Ollama cuts in silence what its context does not hold; start it with OLLAMA_CONTEXT_LENGTH=16384 or more (npm run check-model tells)`;
  if (profile === "plain" && schema === "words")
    yield `${name}: nothing is known of the program at its address, so the shape of an answer is told in words. If it takes a schema, say MODEL_PROFILE=vllm, llamacpp … or MODEL_SCHEMA=json_schema`;
}
