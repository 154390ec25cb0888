import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  blockSignals,
  declinesInWords,
  endsByBlock,
  errorIsBlock,
} from "~/integrations/ai/block-signals";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { askEndpoint, type ModelUsage } from "~/integrations/ai/model.server";
import { retryWaitOf } from "~/integrations/ai/retry-wait";

afterEach(() => vi.useRealTimers());

const question = {
  task: "check",
  schema: z.object({ word: z.string() }),
  system: "Odpowiadasz obiektem JSON.",
  prompt: "Czy po piątku jest sobota?",
  maxOutputTokens: 20,
};

/** Asks a vendor that answers so, through the real adapter. */
async function ask(answer: Response, url = "https://vendor.example/v1") {
  const prices = { inputUsdPerMillion: 1, outputUsdPerMillion: 1 };
  const endpoint = endpointOf({ url, key: "k", name: "m", ...prices }, async () => answer);
  const calls: ModelUsage[] = [];
  const end = await askEndpoint(endpoint, question, async (usage) => void calls.push(usage)).catch(
    (error: unknown) => error,
  );
  return { end, calls, rest: endpoint.rest.until - Date.now() };
}

const choice = (message: object, finish_reason: string, usage = {}) =>
  Response.json({
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
    usage: { prompt_tokens: 9, completion_tokens: 0, total_tokens: 9, ...usage },
  });

const declined = { kind: "refused", code: "declined" };

describe("a block of somebody's words is no fault of ours, whichever vendor says it", () => {
  const reasons = Object.keys(blockSignals.finishReasons);
  test.each([...reasons, ...reasons.map((reason) => `content_filter: ${reason.toUpperCase()}`)])(
    "as finish reason %s",
    async (reason) => {
      expect(endsByBlock(reason)).toBe(true);
      const { end, calls } = await ask(choice({ content: '{"word":"nie"}' }, reason));
      expect(end).toMatchObject(declined);
      expect(calls.map(({ outcome }) => outcome)).toEqual(["refused"]);
    },
  );

  test.each(
    Object.keys(blockSignals.codes).flatMap((code) => [400, 403].map((status) => [code, status])),
  )("as code %s with status %s", async (code, status) => {
    const body = { error: { message: "No.", code } };
    expect((await ask(Response.json(body, { status: Number(status) }))).end).toMatchObject(
      declined,
    );
  });

  test.each([
    [
      "Azure's inner code",
      400,
      { error: { innererror: { code: "ResponsibleAIPolicyViolation" } } },
    ],
    ["OpenRouter's moderation", 403, { error: { code: 403, metadata: { flagged_input: "…" } } }],
    [
      "a sentence of Anthropic's",
      400,
      { type: "error", error: { message: "Output blocked by content filtering policy" } },
    ],
    [
      "DeepSeek's",
      400,
      { error: { message: "Content Exists Risk", type: "invalid_request_error" } },
    ],
    ["an error with status 200", 200, { error: { code: "content_filter", message: "No." } }],
    ["Gemini's list around it", 400, [{ error: { status: "SAFETY", message: "No." } }]],
    ["no candidates", 200, { choices: [], usage: { prompt_tokens: 9 } }],
    ["nothing but feedback", 200, { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }],
  ])("as %s", async (_, status, body) => {
    expect((await ask(Response.json(body, { status }))).end).toMatchObject(declined);
  });

  test("as an empty text that ends in order; one after a thought is an accident", async () => {
    expect((await ask(choice({ content: "" }, "stop"))).end).toMatchObject(declined);
    const thought = { completion_tokens_details: { reasoning_tokens: 40 } };
    expect((await ask(choice({ content: "" }, "stop", thought))).end).toMatchObject({
      kind: "invalid",
      code: "empty",
    });
  });

  test.each([
    ["Nie mogę w tym pomóc.", "stop", declined],
    ["Nie jestem w stanie napisać takiego tekstu.", "stop", declined],
    ["I'm unable to help with that.", "stop", declined],
    // Cut off in the middle of a document it is a sentence like any other.
    ["Nie mogę napisać, że to minie, ale", "length", { kind: "invalid", code: "cut_off" }],
  ])("in words: %s (%s)", async (content, reason, end) => {
    expect((await ask(choice({ content }, reason))).end).toMatchObject(end);
  });

  test("but a text about refusing is none", () => {
    expect(declinesInWords(`${"Zdanie o niczym. ".repeat(30)}Nie mogę pomóc.`)).toBe(false);
    expect(declinesInWords('{"title":"Nie mogę pomóc"}')).toBe(false);
  });
});

test.each([
  { error: { message: "Invalid schema for response_format", code: "invalid_request_error" } },
  { error: { message: "Unknown name safety_settings", status: "INVALID_ARGUMENT" } },
  { error: { message: "Unsupported parameter: max_tokens", param: "max_tokens" } },
])("how we ask is rejected as before: %j", async (body) => {
  expect(errorIsBlock(body)).toBe(false);
  expect((await ask(Response.json(body, { status: 400 }))).end).toMatchObject({
    kind: "refused",
    code: "http_400",
  });
});

describe("an error with status 200", () => {
  test.each([
    ["in OpenAI's words", { error: { message: "Internal error", type: "server_error" } }],
    ["in Anthropic's", { type: "error", error: { type: "overloaded_error", message: "Wait" } }],
    ["in a proxy's", { error: "upstream timed out" }],
  ])("%s is an endpoint that is down: nothing is paid for, and it rests", async (_, body) => {
    const { end, calls, rest } = await ask(Response.json(body));
    expect(end).toMatchObject({ kind: "unavailable", code: "error_in_200" });
    expect(calls).toMatchObject([{ outcome: "unavailable", costMicroUsd: 0 }]);
    expect(rest).toBeGreaterThan(10_000);
  });

  test("so is a page that stands in for it", async () => {
    const { end, rest } = await ask(new Response("<html>502</html>", { status: 200 }));
    expect(end).toMatchObject({ kind: "unavailable", code: "unreadable" });
    expect(rest).toBeGreaterThan(10_000);
  });
});

describe("an endpoint is left alone for as long as it asks", () => {
  test.each([
    [{ "retry-after-ms": "1500", "retry-after": "9" }, "", 1_500],
    [{ "retry-after": "9" }, "", 9_000],
    [{ "retry-after": "Fri, 20 Nov 2026 10:00:30 GMT" }, "", 30_000],
    [{}, '{"error":{"details":[{"@type":"…RetryInfo","retryDelay":"34.5s"}]}}', 34_500],
    [{ "retry-after": "86400" }, "", 600_000],
    [{ "retry-after": "soon" }, "", 0],
    [{}, "", 0],
  ])("%j %s: %i ms", (headers, body, wait) => {
    vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
    expect(retryWaitOf(headers as Record<string, string>, body)).toBe(wait);
  });

  test("as Google says it in a body", async () => {
    const body = { error: { code: 429, details: [{ retryDelay: "20s" }] } };
    const { end, rest } = await ask(Response.json(body, { status: 429 }));
    expect(end).toMatchObject({ kind: "unavailable", code: "http_429" });
    expect(rest).toBeGreaterThan(19_000);
  });
});
