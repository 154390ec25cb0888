import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { profiles, type Profile } from "../../app/config/model-profiles.ts";
import { endpointOf } from "../../app/integrations/ai/endpoints.server.ts";
import { askForText, type ModelUsage } from "../../app/integrations/ai/model.server.ts";
import type { TextRequest } from "../../app/integrations/ai/requests.ts";
import { onServiceCall } from "../../app/integrations/service-calls.ts";
import { behaviours } from "../../sandbox/model/behaviours.ts";
import { modelFaults } from "../../sandbox/model/faults.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { closeAll, postJson, startSandbox } from "./support.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ modelLatencyMs: 0 });
});
afterEach(() => fetch(`${sandbox.url}/faults`, { method: "DELETE" }));
afterAll(closeAll);

const endpoint = (profile: Profile, model = "sandbox-demo") =>
  endpointOf({
    url: `${sandbox.url}/v1/profiles/${profile}`,
    key: "sandbox",
    name: model,
    profile,
    inputUsdPerMillion: 3,
    outputUsdPerMillion: 15,
  });

const question: TextRequest = {
  system: "Jesteś pomocą.\n- Nie diagnozuj i nie lecz.",
  prompt: [
    { role: "user", content: "Cześć" },
    { role: "assistant", content: "Dzień dobry" },
    { role: "user", content: "Jak się uspokoić przed rozmową?" },
  ],
  maxOutputTokens: 500,
};

/** Reads a text to its end; what came of it, however that was. */
async function read(request: Partial<TextRequest>, ...endpoints: ReturnType<typeof endpoint>[]) {
  const calls: ModelUsage[] = [];
  const pieces: string[] = [];
  const text = askForText(
    { ...question, ...request },
    async (usage) => void calls.push(usage),
    endpoints,
  );
  try {
    for (;;) {
      const { value, done } = await text.next();
      if (done) return { pieces, calls, end: value };
      pieces.push(value);
    }
  } catch (error) {
    return { pieces, calls, error };
  }
}

const ledger = async () =>
  (await (await fetch(`${sandbox.url}/ledger.json`)).json()) as {
    modelCalls: { stream: boolean; promptTokens: number; completionTokens: number }[];
  };

/** How a text ends whose model misbehaves; the others come whole, and what they say is for their reader to judge. */
const behaviourEnds: Readonly<Record<string, object>> = {
  refuses: { kind: "refused", code: "declined" },
  "refuses-in-words": { kind: "refused", code: "declined" },
  "thinks-too-long": { kind: "invalid", code: "cut_off" },
  slow: { kind: "unavailable", code: "timeout" },
  blocks: { kind: "refused", code: "declined" },
  "fails-with-200": { kind: "unavailable", code: "error_in_200" },
  garbage: { kind: "unavailable", code: "unreadable" },
};

/** How it ends when the endpoint fails; null where such a fault is none of a text. */
const faultEnds: Readonly<Record<string, object | null>> = {
  server_error: { kind: "unavailable", code: "http_500" },
  rate_limit: { kind: "unavailable", code: "http_429" },
  timeout: { kind: "unavailable", code: "timeout" },
  reset: { kind: "unavailable", code: "connection" },
  reset_after_accepting: { kind: "unavailable", code: "connection" },
  slow: null,
  hold: null,
  invalid_json: { kind: "invalid", code: "cut_off" },
  schema_violation: null,
  refusal: { kind: "refused", code: "declined" },
  second_reader_concern: null,
  second_reader_acute: null,
  second_reader_acute_late: null,
  second_reader_acute_other: null,
  second_reader_nonsense: null,
  reply_reader_harmful: null,
  facts_many: null,
  facts_sensitive: null,
  horoscopes_astrologer: null,
  horoscopes_away_again: null,
  horoscopes_english: null,
  horoscopes_link: null,
  horoscopes_refused: null,
  horoscopes_ruin: null,
  horoscopes_ruin_first: null,
  horoscopes_threatens: null,
  empty: { kind: "refused", code: "declined" },
  error_body: { kind: "unavailable", code: "error_in_200" },
  stream_silence: { kind: "unavailable", code: "timeout" },
  stream_reset: { kind: "unavailable", code: "connection" },
  stream_end: { kind: "unavailable", code: "connection" },
  stream_garbage: { kind: "invalid", code: "unreadable" },
  stream_error: { kind: "unavailable", code: "http_529" },
  stream_block: { kind: "refused", code: "declined" },
};

it("has an end for every fault of the model", () => {
  expect(Object.keys(faultEnds).sort()).toEqual(Object.keys(modelFaults).sort());
});

describe.each(profiles)("a text behind %s", (profile) => {
  it("comes whole, and its usage at the end", async () => {
    const { pieces, end, calls } = await read({}, endpoint(profile));
    expect(pieces.join("")).toContain("„Jak się uspokoić przed rozmową?”");
    const [recorded] = (await ledger()).modelCalls;
    expect(end).toEqual({ finishReason: "stop", usage: calls[0] });
    expect(calls).toMatchObject([
      {
        outcome: "answered",
        model: "sandbox-demo",
        inputTokens: recorded?.promptTokens,
        outputTokens: recorded?.completionTokens,
      },
    ]);
    expect(recorded?.stream).toBe(true);
  });

  it.each(Object.keys(behaviours))("ends as it should when the model %s", async (behaviour) => {
    const { error, end, calls } = await read(
      { timeoutMs: behaviour === "slow" ? 50 : 20_000 },
      endpoint(profile, `sandbox-demo:${behaviour}`),
    );
    const expected = behaviourEnds[behaviour];
    if (expected) expect(error).toMatchObject(expected);
    else expect(end).toMatchObject({ finishReason: "stop" });
    expect(calls).toHaveLength(1);
  });

  it.each(Object.entries(faultEnds).filter(([, end]) => end))("ends by %s", async (fault, end) => {
    await postJson(`${sandbox.url}/faults`, { service: "model", fault });
    const limits: Record<string, object> = {
      timeout: { timeoutMs: 50 },
      stream_silence: { silenceMs: 50 },
    };
    const { error, calls, pieces } = await read(limits[fault] ?? {}, endpoint(profile));
    expect(error).toMatchObject({ service: "model", ...end });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.outcome).not.toBe("answered");
    // Half a text costs, too; where nobody says how much, rather more than less.
    if (pieces.length > 0) expect(calls[0]?.costMicroUsd).toBeGreaterThan(0);
  });
});

describe("a text that is stopped", () => {
  /** Reads some pieces, with the connection that they come over. */
  async function begun(signal?: AbortSignal) {
    const calls: ModelUsage[] = [];
    const told: (string | null)[] = [];
    onServiceCall(({ failure }) => void told.push(failure));
    await postJson(`${sandbox.url}/faults`, { service: "model", fault: "stream_silence" });
    const text = askForText({ ...question, signal }, async (usage) => void calls.push(usage), [
      endpoint("openai"),
    ]);
    const before = (await ledger()).modelCalls.length;
    await text.next();
    /** The stand-in writes a call down once its line is closed. */
    const isClosed = () =>
      expect.poll(async () => (await ledger()).modelCalls.length).toBe(before + 1);
    return { text, calls, told, isClosed };
  }

  it("closes its connection when the reader leaves", async () => {
    const { text, calls, told, isClosed } = await begun();
    await text.return(undefined as never);
    await isClosed();
    expect(calls).toMatchObject([{ outcome: "stopped" }]);
    expect(calls[0]?.costMicroUsd).toBeGreaterThan(0);
    expect(told).toEqual([null]);
  });

  it("closes it at once when it is called off, though the model is silent", async () => {
    const reading = new AbortController();
    const { text, calls, told, isClosed } = await begun(reading.signal);
    const rest = (async () => {
      while (!(await text.next()).done);
    })();
    reading.abort();
    await expect(rest).rejects.toMatchObject({ name: "AbortError" });
    await isClosed();
    expect(calls).toMatchObject([{ outcome: "stopped" }]);
    expect(told).toEqual([null]);
  });
});

describe("another endpoint", () => {
  it("is asked as long as nothing has come", async () => {
    await postJson(`${sandbox.url}/faults`, { service: "model", fault: "server_error" });
    const { calls, end } = await read({}, endpoint("openai"), endpoint("plain"));
    expect(calls.map(({ outcome }) => outcome)).toEqual(["unavailable", "answered"]);
    expect(end).toBeDefined();
  });

  it("is not asked for the rest of a text, nor after a refusal", async () => {
    for (const fault of ["stream_end", "refusal"]) {
      await postJson(`${sandbox.url}/faults`, { service: "model", fault });
      const { calls } = await read({}, endpoint("openai"), endpoint("plain"));
      expect(calls).toHaveLength(1);
    }
  });
});
