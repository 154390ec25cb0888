import { expect, test } from "vitest";
import { gatheringDeltas } from "~/integrations/ai/gather-deltas";

const encoder = new TextEncoder();

/** A stream of these bytes, all of them there at once. */
const streamOf = (parts: readonly Uint8Array[], end: "close" | "break" = "close") =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      if (end === "close") controller.close();
    },
    pull(controller) {
      if (end === "break") controller.error(new TypeError("terminated"));
    },
  });

const answering =
  (body: ReadableStream<Uint8Array> | string, type = "text/event-stream; charset=utf-8") =>
  async () =>
    new Response(body, { headers: { "content-type": type } });

const read = async (ask: typeof fetch) => (await gatheringDeltas(ask)("http://model.test")).text();

const event = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ""}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

const chunk = (content: string, more: object = {}) => ({
  id: "one",
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
  ...more,
});

const said = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => {
    if (data === "[DONE]") return data;
    return JSON.parse(data!) as ReturnType<typeof chunk>;
  });

test("words of a moment come as one, in their order and with what was said of the first", async () => {
  const words = ["Dzień", " dobry", ", zażółć"].map((word) => event(chunk(word)));
  const told = await read(answering(streamOf(words.map((word) => encoder.encode(word)))));
  expect(said(told)).toEqual([chunk("Dzień dobry, zażółć")]);
});

test("what is said by now is read while the rest is still to come", async () => {
  let model!: ReadableStreamDefaultController<Uint8Array>;
  const speaking = new ReadableStream<Uint8Array>({
    start: (controller) => void (model = controller),
  });
  const { body } = await gatheringDeltas(answering(speaking))("http://model.test");
  const reader = body!.getReader();
  const next = async () => said(new TextDecoder().decode((await reader.read()).value));
  for (const word of ["Dzień", " dobry"]) {
    model.enqueue(encoder.encode(event(chunk(word))));
    expect(await next()).toEqual([chunk(word)]);
  }
  model.close();
  expect(await reader.read()).toMatchObject({ done: true });
});

test("a character that two pieces of the network share is one", async () => {
  const whole = encoder.encode(event(chunk("żółw")));
  const parts = Array.from(whole, (byte) => Uint8Array.of(byte));
  expect(said(await read(answering(streamOf(parts))))).toEqual([chunk("żółw")]);
});

test("what says more than words stays as and where it is", async () => {
  const others = [
    { ...chunk(""), choices: [{ index: 0, delta: { role: "assistant", content: "" } }] },
    { ...chunk(""), choices: [{ index: 0, delta: { reasoning_content: "myślę" } }] },
    { ...chunk(""), choices: [{ index: 0, delta: { refusal: "nie" }, finish_reason: null }] },
    { ...chunk(""), choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
    chunk("z rachunkiem", { usage: { prompt_tokens: 3 } }),
    { ...chunk(""), choices: [{ index: 0, delta: { content: "x" }, content_filter_results: {} }] },
    { error: { message: "overloaded" } },
  ];
  for (const other of others) {
    const told = [chunk("a"), chunk("b"), other, chunk("c"), chunk("d")].map((one) => event(one));
    const events = said(await read(answering(streamOf([encoder.encode(told.join(""))]))));
    expect(events).toEqual([chunk("ab"), other, chunk("cd")]);
  }
});

test("words of another choice are not taken for the same", async () => {
  const second = { ...chunk(""), choices: [{ index: 1, delta: { content: "b" } }] };
  const told = [event(chunk("a")), event(second), event("[DONE]")].join("");
  const events = said(await read(answering(streamOf([encoder.encode(told)]))));
  expect(events).toEqual([chunk("a"), second, "[DONE]"]);
});

test("Anthropic's words too, each of its events under its name", async () => {
  const delta = (text: string) => ({
    type: "content_block_delta",
    index: 0,
    delta: { type: "text_delta", text },
  });
  const start = event({ type: "content_block_start", index: 0 }, "content_block_start");
  const words = ["Dzień", " dobry"].map((text) => event(delta(text), "content_block_delta"));
  const told = await read(answering(streamOf([encoder.encode(start + words.join(""))])));
  expect(told).toBe(start + event(delta("Dzień dobry"), "content_block_delta"));
});

test("what is no JSON is handed on for the package to refuse", async () => {
  const told = [event(chunk("a")), event("{"), event('"słowo"'), event("null")].join("");
  expect(await read(answering(streamOf([encoder.encode(told)])))).toBe(told);
});

test("a line that breaks breaks here too, and whoever leaves hangs up", async () => {
  const broken = answering(streamOf([encoder.encode(event(chunk("a")))], "break"));
  await expect(read(broken)).rejects.toThrow("terminated");
  let leftFor: unknown;
  const endless = new ReadableStream<Uint8Array>({ cancel: (reason) => void (leftFor = reason) });
  const { body } = await gatheringDeltas(answering(endless))("http://model.test");
  await body!.cancel("enough");
  expect(leftFor).toBe("enough");
});

test("no other answer is touched", async () => {
  const json = JSON.stringify(chunk("a"));
  expect(await read(answering(json, "application/json"))).toBe(json);
  const failed = async () => new Response(event(chunk("a")), { status: 500 });
  expect(await read(failed)).toBe(event(chunk("a")));
});
