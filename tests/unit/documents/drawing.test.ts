import { stretched } from "../../../scripts/time-limits";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { draw, drawInThreads } from "~/documents/drawing/draw.server";
import type { DocumentModel } from "~/documents/model";
import { renderDocument } from "~/documents/render.server";
import { reportToDocument } from "~/documents/templates/report";
import { sampleFacts, sampleReport } from "./sample-report";

const report = reportToDocument(sampleReport, sampleFacts);
/** More than the memory of a thread holds. */
const tooLong: DocumentModel = {
  ...report,
  blocks: [{ type: "lead", text: "słowo ".repeat(3_000_000) }],
};

// A thread begins by compiling what it draws with.
vi.setConfig({ testTimeout: stretched(120_000) });

let threads: ReturnType<typeof drawInThreads>;
beforeAll(() => void (threads = drawInThreads(1)));
afterAll(() => threads.end());

it("draws the same in a thread as here", async () => {
  const [there, here] = [await draw("renderDocument", report), await renderDocument(report)];
  expect(Buffer.isBuffer(there.bytes)).toBe(true);
  expect(there.bytes.equals(here.bytes)).toBe(true);
  expect({ ...there, bytes: null }).toEqual({ ...here, bytes: null });
});

it("leaves this thread to others meanwhile", async () => {
  const first = await Promise.race([
    draw("renderDocument", report).then(() => "drawn"),
    new Promise((resolve) => setImmediate(() => resolve("another's turn"))),
  ]);
  expect(first).toBe("another's turn");
});

it("fails a drawing whose thread dies, and draws the next one in another", async () => {
  await expect(draw("renderDocument", tooLong)).rejects.toThrow(/memory|terminated/i);
  expect((await draw("renderDocument", report)).pageCount).toBeGreaterThan(3);
});
