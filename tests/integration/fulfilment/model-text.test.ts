import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ReportContent } from "~/documents/templates/report-content";

/** A model that says whatever a test wants; the settings have to name it before they are read. */
let said: unknown;
/** Said instead of an answer: nothing. */
const away = Symbol("away");
/** What it says first, before `said`. */
let saidFirst: unknown[] = [];
/** The instructions that it was given last, and what it was asked. */
let told = "";
let asked = "";
const model = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
      messages: { role: string; content: string }[];
    };
    const system = messages.find(({ role }) => role === "system")?.content ?? "";
    // Who looks at the written text finds nothing to say.
    const isLook = /^(?:Czytasz gotowy tekst|Jesteś wymagającym redaktorem)/.test(system);
    if (!isLook) {
      told = system;
      asked = messages.at(-1)?.content ?? "";
    }
    const answer = () => (saidFirst.length > 0 ? saidFirst.shift() : said);
    const next = isLook ? {} : answer();
    if (next === away) return void response.writeHead(503).end();
    const message = { role: "assistant", content: JSON.stringify(next) };
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1,
        model: "any",
        choices: [{ index: 0, message, finish_reason: "stop" }],
        usage: { prompt_tokens: 1_000, completion_tokens: 2_000, total_tokens: 3_000 },
      }),
    );
  });
});
await new Promise<void>((done) => model.listen(0, "127.0.0.1", done));
Object.assign(process.env, {
  MODEL_API_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  MODEL_INPUT_USD_PER_MILLION: "0.5",
  MODEL_OUTPUT_USD_PER_MILLION: "1.5",
});
const { crisisCounts } = await import("~/db/schema");
const { db } = await import("~/db/client.server");
const { writeCare } = await import("../../../sandbox/model/writers/care");
const { deliverOrder, emotionMirrorAnswers, placePaidOrder, testContext } =
  await import("../../support/orders");
const { recordsOf } = await import("../../support/records");

afterAll(() => {
  model.closeAllConnections();
  model.close();
});

const sentence =
  "To jest spokojne zdanie, które ma dość słów, żeby dało się je wydrukować na stronie.";

function report(more: Partial<ReportContent> = {}): ReportContent {
  return {
    title: "Spokojny tytuł",
    opening: `${sentence} ${sentence}`,
    sections: [1, 2, 3].map((number) => ({
      heading: `Część ${number}`,
      paragraphs: Array<string>(2).fill(Array(3).fill(sentence).join(" ")),
      points: [],
    })),
    quotation: { text: "cisza po rozmowie", comment: sentence },
    exercise: { title: "Trzy wydechy", steps: [sentence, sentence] },
    nextSteps: [1, 2, 3].map((number) => ({ title: `Krok ${number}`, description: sentence })),
    closing: sentence,
    ...more,
  };
}

async function fulfilled(mood = emotionMirrorAnswers.mood) {
  const order = await placePaidOrder(testContext(), { answers: { ...emotionMirrorAnswers, mood } });
  await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
  return recordsOf(order.id);
}

describe("what the model writes", () => {
  beforeEach(() => void (said = report()));

  test("is kept as it is when it is plain text, with what it cost", async () => {
    const { order, texts, modelCalls } = await fulfilled();
    expect(order.status).toBe("completed");
    expect(texts[0]?.content).toEqual(report());
    expect(modelCalls).toMatchObject([
      { inputTokens: 1_000, outputTokens: 2_000, costMicroUsd: 3_500, outcome: "answered" },
    ]);
  });

  test("loses markup before it is stored", async () => {
    said = report({
      title: "**Tytuł** tego dnia",
      opening: `<script>alert(1)</script>${sentence} ${sentence}`,
      closing: `# ${sentence} <a href="javascript:x">dalej</a>.`,
    });
    const { order, texts } = await fulfilled();
    expect(order.status).toBe("completed");
    expect(JSON.stringify(texts[0]?.content)).not.toMatch(/<|\*|#|alert/);
    expect(texts[0]?.content).toMatchObject({ title: "Tytuł tego dnia" });
  });

  test("is mended where it is a little wrong, without asking again", async () => {
    said = {
      ...report(),
      title: "Tytuł o kilka znaków za długi. ".repeat(4),
      closing: `${sentence} `.repeat(10),
      quotation: null,
      nextSteps: Array(6).fill({ title: "Krok", description: sentence }),
    };
    const { order, texts, modelCalls } = await fulfilled();
    expect(order.status).toBe("completed");
    expect(modelCalls).toHaveLength(1);
    const stored = texts[0]?.content as ReportContent;
    expect(stored.title).toMatch(/długi\.$/);
    expect(stored.closing).toMatch(/stronie\.$/);
    expect(stored.nextSteps).toHaveLength(3);
    expect(stored.quotation).toEqual({ text: "", comment: "" });
  });

  test("is sent back with the wrong fields alone", async () => {
    saidFirst = [{ ...report(), closing: "Krótko." }, { closing: `${sentence} Tym razem dłużej.` }];
    const { order, texts, modelCalls } = await fulfilled();
    expect(order.status).toBe("completed");
    expect(modelCalls).toHaveLength(2);
    expect(texts[0]?.content).toEqual(report({ closing: `${sentence} Tym razem dłużej.` }));
    expect(asked).toMatch(/Popraw tylko te pola[^]*- closing:/);
    expect(asked).toContain("wyłącznie pola: closing.");
  });

  test("is asked for anew where a link stood, and is no answer when it stands there again", async () => {
    said = report({ closing: `https://evil.example/${"a".repeat(100)}` });
    const { order, texts, delivered, jobs } = await fulfilled();
    expect(order).toMatchObject({ status: "failed", failure: "model_invalid" });
    expect(texts).toEqual([]);
    expect(delivered).toEqual([]);
    expect(jobs.map(({ task }) => task)).toContain("send_refund");
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["a text", "Nie."],
    ["too few parts", { ...report(), sections: [] }],
    ["a part of the wrong type", { ...report(), closing: 7 }],
  ])("is no answer when it is %s", async (_, answer) => {
    said = answer;
    const { order, modelCalls } = await fulfilled();
    expect(order).toMatchObject({ status: "failed", failure: "model_invalid" });
    expect(modelCalls).toHaveLength(3);
  });
});

describe("what the model writes for somebody in despair", () => {
  const harmful = () => report({ closing: `Może po prostu skończ ze sobą. ${sentence}` });
  beforeEach(() => void (said = report()));

  test("is asked for once more when it pushes them to harm themselves", async () => {
    saidFirst = [harmful()];
    const { order, texts, modelCalls } = await fulfilled();
    expect(order.status).toBe("completed");
    expect(texts[0]?.content).toEqual(report());
    expect(modelCalls).toHaveLength(2);
  });

  test("is never delivered as long as it does", async () => {
    said = harmful();
    const { order, texts, delivered } = await fulfilled();
    expect(order).toMatchObject({ status: "failed", failure: "model_invalid" });
    expect(texts).toEqual([]);
    expect(delivered).toEqual([]);
  });

  test("may repeat their own words", async () => {
    said = report({ quotation: { text: "Usłyszałam: zabij się.", comment: sentence } });
    const { order } = await fulfilled("Było źle. Usłyszałam: zabij się. Płaczę.");
    expect(order.status).toBe("completed");
  });

  test("is asked for gently, by a rule and not by what they wrote", async () => {
    await fulfilled("Naprawdę nie chcę już żyć.");
    expect(told).toContain("numery na końcu dokumentu");
    expect(told).toContain("Zamiast zwykłego dokumentu");
    expect(told).not.toContain("Naprawdę nie chcę już żyć");
    await fulfilled("Dobry dzień.");
    expect(told).not.toContain("numery na końcu dokumentu");
  });
});

describe("an alarm that the model has raised", () => {
  const careIsAsked = "Zamiast zwykłego dokumentu napisz dla niej";
  beforeEach(() => db.delete(crisisCounts));
  afterEach(() => void (saidFirst = []));

  test("stays with the order when the next answer declines and the money goes back", async () => {
    saidFirst = [{ alarm: "przemoc", ...report() }];
    said = "Przykro mi, nie mogę w tym pomóc.";
    const { order, texts, refunds } = await fulfilled();
    expect(order).toMatchObject({ status: "failed", failure: "model_refused" });
    expect(order).toMatchObject({ crisisLevel: "acute", crisisSuspectedAbove: null });
    expect(texts).toEqual([]);
    expect(refunds).toHaveLength(1);
    expect(await db.select().from(crisisCounts)).toMatchObject([{ level: "acute", count: 1 }]);
  });

  test("is where the next attempt begins when the model is gone in between", async () => {
    saidFirst = [{ alarm: "kryzys", ...report() }, away];
    said = { alarm: "brak", ...writeCare() };
    const { id } = await placePaidOrder();
    const attempt = () => deliverOrder(testContext(), { orderId: id, lastAttempt: false });
    await expect(attempt()).rejects.toThrow("model unavailable: http_503");
    expect((await recordsOf(id)).order.crisisLevel).toBe("acute");
    told = "";
    await attempt();
    expect(told).toContain(careIsAsked);
    const { order, texts, modelCalls } = await recordsOf(id);
    expect(order).toMatchObject({ status: "completed", crisisLevel: "acute" });
    expect(texts[0]?.content).toMatchObject({ shape: "care", matter: "crisis" });
    expect(modelCalls.map(({ outcome }) => outcome)).toEqual([
      "answered",
      "unavailable",
      "answered",
    ]);
    expect(await db.select().from(crisisCounts)).toMatchObject([{ level: "acute", count: 1 }]);
  });

  test("counts in a correction, and no later answer takes it back", async () => {
    saidFirst = [
      { alarm: "brak", ...report({ closing: "Krótko." }) },
      { alarm: "przemoc", closing: sentence },
    ];
    said = { alarm: "brak", ...writeCare() };
    const { order, texts } = await fulfilled();
    expect(order).toMatchObject({ status: "completed", crisisLevel: "acute" });
    expect(texts[0]?.content).toMatchObject({ shape: "care", matter: "violence" });
  });
});
