import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  blockSignals,
  declinesInWords,
  endsByBlock,
  errorIsBlock,
  speaksInstead,
} from "~/integrations/ai/block-signals";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import {
  askEndpoint,
  askForAnswer,
  askForText,
  maxCostOf,
  type ModelUsage,
} from "~/integrations/ai/model.server";
import { readAnswer } from "~/integrations/ai/read-answer";
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
async function ask(answer: Response, url = "https://vendor.example/v1", maxOutputTokens = 20) {
  const prices = { inputUsdPerMillion: 1, outputUsdPerMillion: 1 };
  const endpoint = endpointOf({ url, key: "k", name: "m", ...prices }, async () => answer);
  const calls: ModelUsage[] = [];
  const asked = { ...question, maxOutputTokens };
  const end = await askEndpoint(endpoint, asked, async (usage) => void calls.push(usage)).catch(
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
    [
      "xAI's",
      403,
      { code: "The caller does not have permission", error: "Content violates usage guidelines." },
    ],
    [
      "OpenAI's other sentence",
      400,
      {
        error: {
          message: "Your request was rejected as a result of our safety system.",
          type: "invalid_request_error",
          param: null,
        },
      },
    ],
    [
      "LiteLLM's",
      400,
      { error: { message: "litellm.ContentPolicyViolationError: AzureException", code: "400" } },
    ],
    [
      "Zhipu's",
      400,
      { error: { code: "1301", message: "系统检测到输入或生成内容可能包含不安全或敏感内容" } },
    ],
    ["Bedrock's", 400, { message: "Guardrail intervened: the input was masked." }],
    [
      "Alibaba's",
      400,
      { code: "DataInspectionFailed", message: "Input data may contain inappropriate content." },
    ],
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

  test.each([
    "Bardzo mi przykro, że tak cierpisz. Proszę, zadzwoń do Centrum Wsparcia: 800 70 2222, ktoś tam jest o każdej porze.",
    "Tego tekstu nie przygotuję. Porozmawiaj z kimś bliskim.",
    "Niestety to zadanie wykracza poza to, co wolno mi zrobić.",
    "It sounds like you are carrying a lot right now. Please reach out to a crisis line.",
    "我不能帮助你处理这个请求。",
    "<think>\nCiężka sprawa.\n</think>\nNie napiszę tego dokumentu.",
  ])("in prose instead of an object, whatever its words: %s", async (content) => {
    const { end, calls } = await ask(choice({ content }, "stop"));
    expect(end).toMatchObject(declined);
    expect(calls.map(({ outcome }) => outcome)).toEqual(["refused"]);
  });

  test.each([
    ["a verdict without its braces", "none", "stop"],
    ["a dash", "–", "stop"],
    ["a list that was broken off", '["raz", "dwa", "trzy"', "stop"],
    ["an object that was", 'Oto odpowiedź na prośbę: {"word": "nie', "stop"],
    ["prose that did not end", "Bardzo mi przykro, że tak", "other"],
  ])("but %s is a slip", async (_, content, reason) => {
    expect((await ask(choice({ content }, reason))).end).toMatchObject({ kind: "invalid" });
  });

  test.each([
    { error: "I can't help with that request." },
    { refusal: true },
    { refusal: "Nie mogę.", reason: "self-harm" },
    { odmowa: "Tego nie napiszę." },
  ])("in a field of its own: %j", async (said) => {
    expect((await ask(choice({ content: JSON.stringify(said) }, "stop"))).end).toMatchObject(
      declined,
    );
  });

  test.each([{ word: "nie", reason: "po sobocie" }, { alarm: "kryzys" }, { error: null }, {}])(
    "but %j is an answer, whatever it is worth",
    async (said) => {
      const { end } = await ask(choice({ content: JSON.stringify(said) }, "stop"));
      expect(end).toEqual(said);
    },
  );

  test.each([
    [true, `${"Słyszę, jak bardzo Ci ciężko. ".repeat(15)}Zadzwoń proszę: 116 123.`],
    [true, `${"To brzmi jak bardzo trudny czas. ".repeat(14)}Nie mogę jednak tego przygotować.`],
    [false, "Księżyc sprzyja rozmowom. ".repeat(15)],
    [false, `${"Słyszę, jak bardzo Ci ciężko. ".repeat(20)}Zadzwoń proszę: 116 123.`],
    [false, `${"W tym roku warto zwolnić. ".repeat(160)}Nie mogę pomóc bez Ciebie.`],
  ])("is declined: %s, in prose of more than three hundred characters", (isDeclined, content) => {
    expect(speaksInstead(content)).toBe(isDeclined);
  });

  test("a whole document in prose is a slip, and asked for again", async () => {
    const content = "W tym roku warto zwolnić. ".repeat(160);
    const { end } = await ask(choice({ content }, "stop"), undefined, 4_000);
    expect(end).toMatchObject({ kind: "invalid", code: "not_json" });
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

test.each([
  [400, { error: { message: "param is missing", param: "messages" } }],
  [403, { error: { message: "Country, region, or territory not supported" } }],
  [400, { type: "error", error: { message: "Your credit balance is too low" } }],
  [403, { error: { message: "Invalid API key" } }],
  [422, { detail: [{ loc: ["body", "stop"], msg: "?", type: "missing" }] }],
  [404, { error: { message: "No." } }],
])("%i with %j names a mistake of ours", async (status, body) => {
  expect((await ask(Response.json(body, { status }))).end).not.toMatchObject({
    code: expect.stringMatching(/declined|unexplained/) as unknown,
  });
});

test.each([
  [401, { error: { message: "Incorrect API key provided", code: "invalid_api_key" } }],
  [402, { error: { message: "Insufficient credits" } }],
  [400, { type: "error", error: { message: "Your credit balance is too low to access the API." } }],
  [400, { error: { message: "API key not valid.", status: "INVALID_ARGUMENT" } }],
  [429, { error: { message: "You exceeded your quota", code: "insufficient_quota" } }],
])(
  "%i with %j waits for an operator: nothing is refused and nothing paid",
  async (status, body) => {
    const { end, calls } = await ask(Response.json(body, { status }));
    expect(end).toMatchObject({ kind: "unavailable", code: "no_access" });
    expect(calls).toMatchObject([{ outcome: "locked", costMicroUsd: 0 }]);
  },
);

test.each([
  [400, { error: { message: "We cannot process this.", type: "invalid_request_error" } }],
  [403, { error: "Forbidden" }],
  [422, "Unprocessable"],
])("%i with %j may be a block that no table knows", async (status, body) => {
  const { end, calls } = await ask(Response.json(body, { status }));
  expect(end).toMatchObject({ kind: "refused", code: `unexplained_${status}` });
  expect(calls).toMatchObject([{ outcome: "refused", costMicroUsd: 0 }]);
});

test("another endpoint is asked after an error that says nothing, and none after a block", async () => {
  const prices = { inputUsdPerMillion: 1, outputUsdPerMillion: 1 };
  const at = (answer: () => Response) =>
    endpointOf({ url: "https://vendor.example/v1", key: "k", name: "m", ...prices }, async () =>
      answer(),
    );
  const works = at(() => choice({ content: '{"word":"tak"}' }, "stop"));
  const refused = (message: string) =>
    at(() => Response.json({ error: { message } }, { status: 400 }));
  const ask = (first: ReturnType<typeof at>) =>
    askForAnswer(question, async () => undefined, [first, works]);
  await expect(ask(refused("We cannot process this."))).resolves.toEqual({ word: "tak" });
  await expect(ask(refused("Content Exists Risk"))).rejects.toMatchObject(declined);
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

describe("an answer that keeps to no room", () => {
  test("is refused before anybody tries to read it", async () => {
    const content = `{"word":"${"a".repeat(200)}"}`;
    const { end, calls } = await ask(choice({ content }, "stop"));
    expect(end).toMatchObject({ kind: "invalid", code: "too_long" });
    expect(calls).toMatchObject([{ outcome: "invalid" }]);
  });

  test.each([
    ["quotes", `{"word":"${'"'.repeat(400_000)}`],
    ["blanks after a fence", `\`\`\`json${" ".repeat(400_000)}{"word":1`],
    ["fences", "``` ".repeat(100_000)],
  ])("ends, of however many %s it is: were it quadratic, the test's own limit would", (_, said) => {
    expect(readAnswer(said)).toBeUndefined();
  });

  test("one that is fenced is read as before", () => {
    expect(readAnswer('Oto ona:\n```json\n{"word":"nie"}\n```\nGotowe.')).toEqual({
      word: "nie",
    });
    expect(readAnswer('```\n{"word":"nie",}\n```')).toEqual({ word: "nie" });
  });
});

describe("a stream", () => {
  const prices = { inputUsdPerMillion: 1, outputUsdPerMillion: 2 };
  const streaming = (events: readonly object[]) =>
    endpointOf(
      { url: "https://vendor.example/v1", key: "k", name: "m", ...prices },
      async () =>
        new Response(
          events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("") + "data: [DONE]\n\n",
          { headers: { "content-type": "text/event-stream" } },
        ),
    );
  const asked = { system: "", prompt: "Pisz.", maxOutputTokens: 20 };
  const delta = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });

  async function endOf(endpoint: ReturnType<typeof streaming>) {
    const calls: ModelUsage[] = [];
    const pieces = askForText(asked, async (usage) => void calls.push(usage), [endpoint]);
    const read = async () => {
      for await (const piece of pieces) expect(piece).not.toBe("");
    };
    return { end: await read().catch((error: unknown) => error), calls };
  }

  test.each(["content_filter", "data_inspection_failed"])(
    "with the error %s in its middle is blocked, and not down",
    async (code) => {
      const events = [delta("Dzień"), { error: { message: "Stopped.", code } }];
      const { end, calls } = await endOf(streaming(events));
      expect(end).toMatchObject(declined);
      expect(calls).toMatchObject([{ outcome: "refused" }]);
    },
  );

  test("is left once it is longer than any answer may be", async () => {
    const { end } = await endOf(streaming(Array.from({ length: 90 }, () => delta("ab"))));
    expect(end).toMatchObject({ kind: "invalid", code: "too_long" });
  });

  test("that never begins costs what its endpoint may have cost, and a free one nothing", async () => {
    const silent = (usd: number) =>
      endpointOf(
        {
          ...{ url: "https://vendor.example/v1", key: "k", name: "m" },
          ...{ inputUsdPerMillion: usd, outputUsdPerMillion: usd },
        },
        async (_, init) =>
          new Promise((__, gaveUp) =>
            init?.signal?.addEventListener("abort", () => gaveUp(init.signal?.reason as Error)),
          ),
      );
    const costOf = async (usd: number) => {
      const endpoint = silent(usd);
      let cost = 0;
      const pieces = askForText(
        { ...asked, timeoutMs: 20 },
        async ({ costMicroUsd }) => void (cost += costMicroUsd),
        [endpoint],
      );
      await expect(pieces.next()).rejects.toMatchObject({ code: "timeout" });
      return { cost, most: maxCostOf(asked, [endpoint]) };
    };
    const paid = await costOf(1_000);
    expect(paid.cost).toBe(paid.most);
    expect((await costOf(0)).cost).toBe(0);
  });
});
