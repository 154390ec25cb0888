import { setTimeout as wait } from "node:timers/promises";
import { asFields } from "../web/forms.ts";
import { pieceUp } from "./completion.ts";

/**
 * A request for a message as one for a chat completion.
 * @see https://docs.anthropic.com/en/api/messages
 */
export function asChat(body: Record<string, unknown>): Record<string, unknown> {
  const { system, messages, output_config, tools, ...rest } = body;
  const format = asFields(asFields(output_config).format);
  const [tool] = Array.isArray(tools) ? tools.map(asFields) : [];
  const schema = format.type === "json_schema" ? format.schema : tool?.input_schema;
  return {
    ...rest,
    messages: [
      ...(system === undefined ? [] : [{ role: "system", content: system }]),
      ...(Array.isArray(messages) ? (messages as unknown[]) : []),
    ],
    ...(schema !== undefined && {
      response_format: { type: "json_schema", json_schema: { name: "message", schema } },
    }),
  };
}

const stopReasons: Record<string, string> = {
  stop: "end_turn",
  length: "max_tokens",
  content_filter: "refusal",
};

function partsOf(answer: Record<string, unknown>) {
  const { model, id } = answer;
  const usage = asFields(answer.usage);
  const [first] = Array.isArray(answer.choices) ? answer.choices.map(asFields) : [];
  const { content, refusal } = asFields(first?.message);
  return {
    text: typeof content === "string" ? content : "",
    stopReason: refusal ? "refusal" : (stopReasons[String(first?.finish_reason)] ?? "end_turn"),
    usage: { input_tokens: usage.prompt_tokens, output_tokens: usage.completion_tokens },
    head: { id, type: "message", role: "assistant", model, stop_sequence: null },
  };
}

/** A chat completion as a message; what is none, such as an error, as this vendor says it. */
export function asMessage(answer: Record<string, unknown>): Record<string, unknown> {
  if (!("choices" in answer)) return { type: "error", ...answer };
  const { text, stopReason, usage, head } = partsOf(answer);
  const content = text === "" ? [] : [{ type: "text", text }];
  return { ...head, content, stop_reason: stopReason, usage };
}

export const messageFrame = (data: { type: string; [field: string]: unknown }) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

/** The same as server-sent events, its text spread over the model's latency. */
export async function* messageEvents(
  answer: Record<string, unknown>,
  latencyMs: number,
): AsyncGenerator<string> {
  const { text, stopReason, usage, head } = partsOf(answer);
  const pieces = pieceUp(text);
  yield messageFrame({
    type: "message_start",
    message: { ...head, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
  });
  if (pieces.length > 0)
    yield messageFrame({
      type: "content_block_start",
      index: 0,
      content_block: { type: "text", text: "" },
    });
  for (const piece of pieces) {
    if (latencyMs > 0) await wait(latencyMs / pieces.length);
    yield messageFrame({
      type: "content_block_delta",
      index: 0,
      delta: { type: "text_delta", text: piece },
    });
  }
  if (pieces.length > 0) yield messageFrame({ type: "content_block_stop", index: 0 });
  yield messageFrame({
    type: "message_delta",
    delta: { stop_reason: stopReason, stop_sequence: null },
    usage: { output_tokens: usage.output_tokens },
  });
  yield messageFrame({ type: "message_stop" });
}
