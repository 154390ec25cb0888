import { setTimeout as wait } from "node:timers/promises";
import { newUlid } from "../identifiers.ts";
import { asFields } from "../web/forms.ts";
import { countTokens, messageTexts } from "./prompt.ts";
import { streamManner, type StandInProfile } from "./profiles.ts";

/**
 * A chat completion object.
 * @param spentTokens thought without a word
 * @see https://platform.openai.com/docs/api-reference/chat/object
 */
export function completion(
  content: string,
  request: Record<string, unknown>,
  modelName: string,
  spentTokens = 0,
) {
  const roles = ["system", "developer", "user", "assistant"];
  const prompt = roles.flatMap((role) => messageTexts(request.messages, role)).join("\n");
  const usage = {
    prompt_tokens: countTokens(prompt),
    completion_tokens: spentTokens + countTokens(content),
  };
  return {
    id: `chatcmpl-${newUlid()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: typeof request.model === "string" ? request.model : modelName,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: content as string | null,
          refusal: null as string | null,
        },
        finish_reason: "stop",
      },
    ],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  };
}

const chunkLength = 24;

/**
 * The same completion as server-sent events, its text spread over the model's latency.
 * @param profile whose manners the stream has
 * @param latencyMs time from the first event to the last
 */
export async function* streamChunks(
  whole: Record<string, unknown>,
  profile: StandInProfile,
  latencyMs: number,
): AsyncGenerator<string> {
  const { usage, choices, ...head } = whole;
  const { opening, usageWith } = streamManner(profile);
  const choice = asFields((choices as unknown[])[0]);
  const message = asFields(choice.message);
  const event = (delta: object, finish_reason: unknown = null) =>
    frame({
      ...head,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason }],
      ...((usageWith === "every" || (usageWith === "finish" && finish_reason !== null)) && {
        usage,
      }),
    });

  if (opening) yield opening;
  yield event({ role: "assistant", content: "" });
  const pieces = pieceUp(typeof message.content === "string" ? message.content : "");
  const started = Date.now();
  for (const [index, piece] of pieces.entries()) {
    const due = started + (latencyMs * (index + 1)) / pieces.length;
    if (due - Date.now() > 1) await wait(due - Date.now());
    yield event({ content: piece });
  }
  if (message.refusal) yield event({ refusal: message.refusal });
  yield event({}, choice.finish_reason);
  if (usageWith === "last")
    yield frame({ ...head, object: "chat.completion.chunk", choices: [], usage });
  yield "data: [DONE]\n\n";
}

export const frame = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

/** Cuts by code point, so that no event holds half a character. */
export function pieceUp(text: string): string[] {
  const characters = Array.from(text);
  const pieces: string[] = [];
  for (let start = 0; start < characters.length; start += chunkLength)
    pieces.push(characters.slice(start, start + chunkLength).join(""));
  return pieces;
}
