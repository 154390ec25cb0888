import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { db } from "~/db/client.server";
import { modelCalls, modelSpending, orders } from "~/db/schema";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { callsOf } from "~/services/spending/model-calls.server";
import { sourceOf, textRecipeOf } from "~/services/fulfilment/product-text.server";
import {
  spenders,
  subjectKinds,
  type Spender,
  type Subject,
} from "~/services/spending/subjects.server";
import { streamText } from "~/services/writing/stream-text.server";
import { writeAbout } from "~/services/writing/write-about.server";
import { emotionMirrorAnswers, placeTestOrder, testContext } from "../../support/orders";

const ctx = testContext();
const kinds: Record<string, { capUsd: () => number }> = subjectKinds;
const asking: Record<string, (typeof spenders)[Spender]> = spenders;
const cap = { usd: 1 };

beforeAll(() => {
  // A line for whom it is about and one for who asks: all that another subject needs.
  kinds.letter = { capUsd: () => cap.usd };
  asking.talker = { shareOfDay: 0.3 };
});
afterAll(() => {
  delete kinds.letter;
  delete asking.talker;
});

function write(id: string) {
  const recipe = textRecipeOf(emotionMirror);
  if (!recipe) throw new Error("no recipe");
  return writeAbout(ctx, {
    subject: { kind: "letter", id } as unknown as Subject,
    spender: "talker" as Spender,
    recipe: { ...recipe, name: "letter-after-a-talk" },
    source: sourceOf(emotionMirror, {
      answers: emotionMirrorAnswers,
      orderedAt: ctx.now(),
      today: ctx.now(),
      level: "none",
    }),
    task: "letter",
    since: null,
    onAlarm: async () => undefined,
    onSign: async () => undefined,
  });
}

const counted = async (scope: string) => {
  const [row] = await db.select().from(modelSpending).where(eq(modelSpending.scope, scope));
  return row?.microUsd ?? 0;
};

test("a text is written about something that is no order, and its calls are counted as such", async () => {
  // Even the same id is another subject.
  const { id } = await placeTestOrder(ctx);
  const text = await write(id);
  expect(text.promptVersion).toMatch(/^letter-after-a-talk\/[0-9a-f]{10}$/);
  expect(text.confidence.permitted).toBe(1);
  const calls = await db.select().from(modelCalls).where(eq(modelCalls.subjectId, id));
  expect(calls[0]).toMatchObject({ subjectKind: "letter", task: "letter", outcome: "answered" });
  expect(calls[0]?.model).toBe(text.model);
  // Who reads the finished text is paid by the readers.
  const answers = calls.filter(({ task }) => task !== "letter/read");
  expect(answers.length).toBe(calls.length - 1);
  const cost = answers.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0);
  expect(cost).toBeGreaterThan(0);
  expect(await counted(`letter ${id}`)).toBe(cost);
  expect(await counted(`talkers ${formatIsoDate(ctx.now())}`)).toBe(cost);
  expect(await counted(`order ${id}`)).toBe(0);
  expect(await callsOf(ctx, "order", [id])).toEqual([]);
});

test("it has caps and answers of its own", async () => {
  const id = randomUUID();
  cap.usd = 0.000001;
  await expect(write(id)).rejects.toMatchObject({ reason: "model_invalid" });
  cap.usd = 1;
  const day = env.MODEL_DAY_CAP_USD;
  env.MODEL_DAY_CAP_USD = 0.0001;
  await expect(write(id)).rejects.toMatchObject({ code: "day_cap" });
  env.MODEL_DAY_CAP_USD = day;
  expect(await db.select().from(modelCalls).where(eq(modelCalls.subjectId, id))).toEqual([]);
  expect(await counted(`letter ${id}`)).toBe(0);
  // The first text takes two answers, the editor's look included, and the second the third.
  for (let text = 0; text < 2; text++) await write(id);
  await expect(write(id)).rejects.toMatchObject({ reason: "model_unavailable" });
  const calls = await db.select().from(modelCalls).where(eq(modelCalls.subjectId, id));
  expect(calls.filter(({ task }) => task !== "letter/read")).toHaveLength(3);
});

test("a text that is written word by word is counted and capped like one that comes whole", async () => {
  const id = randomUUID();
  const call = {
    subject: { kind: "letter", id } as unknown as Subject,
    spender: "talker" as Spender,
    task: "answer",
    promptVersion: "answer/1",
  };
  const request = { system: "Odpowiadasz krótko.", prompt: "Dzień dobry!", maxOutputTokens: 200 };
  const pieces: string[] = [];
  for await (const piece of streamText(ctx, call, request)) pieces.push(piece);
  expect(pieces.join("")).not.toBe("");
  for await (const piece of streamText(ctx, call, request)) {
    pieces.push(piece);
    break;
  }
  const calls = await db.select().from(modelCalls).where(eq(modelCalls.subjectId, id));
  expect(calls.map(({ outcome }) => outcome)).toEqual(["answered", "stopped"]);
  const cost = calls.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0);
  expect(cost).toBeGreaterThan(0);
  expect(await counted(`letter ${id}`)).toBe(cost);
  cap.usd = 0.000001;
  await expect(streamText(ctx, call, request).next()).rejects.toMatchObject({
    code: "letter_cap",
  });
  cap.usd = 1;
});

test("calls outlive the order that they were about, and name it no more", async () => {
  const { id } = await placeTestOrder(ctx);
  const call = {
    ...{ subjectKind: "order", task: `gone ${id}`, promptVersion: "1", model: "m", outcome: "ok" },
    ...{ inputTokens: 1, outputTokens: 1, durationMs: 1, costMicroUsd: 1, at: ctx.now() },
  };
  await db.insert(modelCalls).values([
    { ...call, subjectId: id },
    { ...call, subjectKind: "letter", subjectId: id },
  ]);
  await db.delete(orders).where(eq(orders.id, id));
  const left = await db
    .select()
    .from(modelCalls)
    .where(like(modelCalls.task, `gone ${id}`));
  expect(left.map(({ subjectKind, subjectId }) => [subjectKind, subjectId]).sort()).toEqual([
    ["letter", id],
    ["order", null],
  ]);
});
