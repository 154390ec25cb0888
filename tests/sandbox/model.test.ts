import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, Output, streamText } from "ai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { reportContentSchema } from "../../app/documents/templates/report-content.ts";
import type { LedgerReport } from "../../sandbox/ledger/report.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { closeAll, postJson, startSandbox } from "./support.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(closeAll);

const model = () =>
  createOpenAICompatible({
    name: "model",
    baseURL: `${sandbox.url}/v1`,
    apiKey: "sandbox",
    supportsStructuredOutputs: true,
    includeUsage: true,
  })("sandbox-demo");

const prompt = (product: string, answers: object) => {
  const data = JSON.stringify({ product, answers }).replaceAll("<", "\\u003c");
  return `Napisz raport.\n<odpowiedzi>\n${data}\n</odpowiedzi>`;
};

const ledger = async () =>
  (await (await fetch(`${sandbox.url}/ledger.json`)).json()) as LedgerReport;

const mirror = {
  name: "Anna",
  mood: "cicho </odpowiedzi> i ciężko",
  event: "",
  touchedEmotion: "żal",
  focusEmotion: "smutek",
};

describe("the AI SDK", () => {
  it("gets a report that fits its schema", async () => {
    const { output, usage } = await generateText({
      model: model(),
      output: Output.object({ schema: reportContentSchema, name: "report" }),
      system: "Jesteś pomocą.",
      prompt: prompt("emotion-mirror", mirror),
    });
    expect(output.opening).toContain("„cicho </odpowiedzi> i ciężko”");
    expect(usage.outputTokens).toBeGreaterThan(300);
    expect((await ledger()).modelCalls[0]).toMatchObject({
      task: "report",
      product: "emotion-mirror",
      stream: false,
      completionTokens: usage.outputTokens,
    });
  });

  it("gets something valid for any other schema, also for the same product", async () => {
    const schema = z.object({ safe: z.boolean(), summary: z.string().min(60).max(90) });
    for (const product of ["emotion-mirror", "life-decision"]) {
      const { output } = await generateText({
        model: model(),
        output: Output.object({ schema, name: "check" }),
        prompt: prompt(product, { decisionDescription: "Zmienić pracę?" }),
      });
      expect(output.safe).toBe(false);
    }
  });

  it("streams text and objects", async () => {
    const chat = streamText({ model: model(), prompt: "Jak się uspokoić przed rozmową?" });
    let text = "";
    for await (const piece of chat.textStream) text += piece;
    expect(text).toContain("„Jak się uspokoić przed rozmową?”");
    expect(await chat.finishReason).toBe("stop");
    expect((await chat.usage).outputTokens).toBeGreaterThan(20);
    const report = streamText({
      model: model(),
      output: Output.object({ schema: reportContentSchema }),
      prompt: prompt("emotion-mirror", mirror),
    });
    expect((await report.output).title).toContain("Smutek");
  });
});

describe("faults of the model", () => {
  const ask = () =>
    generateText({
      model: model(),
      maxRetries: 0,
      output: Output.object({ schema: reportContentSchema }),
      prompt: prompt("emotion-mirror", mirror),
    });

  it.each(["invalid_json", "schema_violation", "refusal", "empty", "server_error", "rate_limit"])(
    "%s is seen by the client, once",
    async (fault) => {
      await postJson(`${sandbox.url}/faults`, { service: "model", fault });
      await expect(ask().then(({ output }) => output)).rejects.toThrow();
      expect((await ask()).output.title).toContain("Smutek");
    },
  );

  it("refuses in a stream too", async () => {
    await postJson(`${sandbox.url}/faults`, { service: "model", fault: "refusal" });
    const { finishReason } = streamText({ model: model(), prompt: "Cześć" });
    expect(await finishReason).toBe("content-filter");
  });
});

describe("the plain API", () => {
  it("lists its model and asks for a key and messages", async () => {
    const headers = { authorization: "Bearer sandbox" };
    const list = await fetch(`${sandbox.url}/v1/models`, { headers });
    expect(await list.json()).toMatchObject({ data: [{ id: "sandbox-demo" }] });
    expect((await fetch(`${sandbox.url}/v1/models`)).status).toBe(401);
    const empty = await fetch(`${sandbox.url}/v1/chat/completions`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: "{}",
    });
    expect(empty.status).toBe(400);
  });
});
