import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { askForAnswer } from "~/integrations/ai/model.server";
import { completion } from "../../../sandbox/model/completion";
import { forgetRests } from "../../support/rests";

afterEach(() => {
  forgetRests();
  vi.restoreAllMocks();
});

const question = {
  task: "check",
  schema: z.object({ word: z.string() }),
  system: "Odpowiadasz obiektem JSON.",
  prompt: "Czy po piątku jest sobota?",
  maxOutputTokens: 20,
};

/** Two vendors of a model that both call by the same name, and who was asked. */
function twoVendors() {
  const asked: string[] = [];
  const vendor = (url: string, answer: () => Response) =>
    endpointOf(
      { url, key: "k", name: "llama-4", inputUsdPerMillion: 1, outputUsdPerMillion: 1 },
      async () => {
        asked.push(url);
        return answer();
      },
    );
  const busy = vendor("https://one.example/v1", () =>
    Response.json({ error: {} }, { status: 429, headers: { "retry-after": "60" } }),
  );
  const free = vendor("https://two.example/v1", () =>
    Response.json(completion('{"word":"tak"}', { messages: [] }, "llama-4")),
  );
  return { asked, endpoints: [busy, free] };
}

test("an overloaded vendor is left alone, and another one of the same model is asked", async () => {
  const { asked, endpoints } = twoVendors();
  const ask = () => askForAnswer(question, async () => undefined, endpoints);
  expect(await ask()).toEqual({ word: "tak" });
  expect(await ask()).toEqual({ word: "tak" });
  expect(asked).toEqual([
    "https://one.example/v1",
    "https://two.example/v1",
    "https://two.example/v1",
  ]);
});

/** Two vendors of whom each does as it is told, and the moment when somebody's patience is over. */
function twoWho(
  answers: readonly ((until: AbortSignal) => Promise<Response>)[],
  timeoutMs?: number,
) {
  const deadline = new AbortController();
  const clocks = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
  const asked: number[] = [];
  const outcomes: string[] = [];
  const endpoints = answers.map((answer, number) =>
    endpointOf(
      {
        url: `https://${number}.example/v1`,
        key: "k",
        name: "llama-4",
        inputUsdPerMillion: 1,
        outputUsdPerMillion: 1,
      },
      async (_, init) => {
        asked.push(number);
        return answer(init?.signal as AbortSignal);
      },
    ),
  );
  const answer = askForAnswer(
    { ...question, timeoutMs },
    async ({ outcome }) => void outcomes.push(outcome),
    endpoints,
  );
  const isOver = () => deadline.abort(new DOMException("too late", "TimeoutError"));
  return { answer, asked, clocks, outcomes, isOver };
}

const hangs = (until: AbortSignal) =>
  new Promise<Response>((_, fail) =>
    until.addEventListener("abort", () => fail(until.reason as Error)),
  );
const fails = async () => Response.json({ error: {} }, { status: 503 });
const answers = async () =>
  Response.json(completion('{"word":"tak"}', { messages: [] }, "llama-4"));

test("whoever waits for an answer waits once: after a time-out nobody else is asked", async () => {
  const { answer, asked, outcomes, isOver } = twoWho([hangs, answers], 1_500);
  const failed = expect(answer).rejects.toMatchObject({ kind: "unavailable", code: "timeout" });
  await expect.poll(() => asked).toEqual([0]);
  isOver();
  await failed;
  expect(asked).toEqual([0]);
  expect(outcomes).toEqual(["timeout"]);
});

test("who is asked second has what the first one left of the time", async () => {
  const { answer, asked, clocks, outcomes, isOver } = twoWho([fails, hangs], 1_500);
  const failed = expect(answer).rejects.toMatchObject({ kind: "unavailable", code: "timeout" });
  await expect.poll(() => asked).toEqual([0, 1]);
  expect(clocks.mock.calls).toEqual([[1_500]]);
  isOver();
  await failed;
  expect(outcomes).toEqual(["unavailable", "timeout"]);
});

test("where nobody waits each vendor has the whole of its time", async () => {
  const { answer, asked, clocks } = twoWho([fails, answers]);
  expect(await answer).toEqual({ word: "tak" });
  expect(asked).toEqual([0, 1]);
  expect(clocks).toHaveBeenCalledTimes(2);
});

test("what a model thinks aloud is no part of its answer", async () => {
  const said = '<think>{"word":"nie"}</think>{"word":"tak"}';
  const { answer } = twoWho([
    async () => Response.json(completion(said, { messages: [] }, "llama-4")),
  ]);
  expect(await answer).toEqual({ word: "tak" });
});
