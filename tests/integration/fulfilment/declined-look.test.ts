import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { replyTo } from "../../../sandbox/model/stand-in";

/** Writes as the stand-in does, and declines to look at what was written. */
const model = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const body = JSON.parse(text) as Record<string, unknown>;
    const reply = replyTo(body, "openai");
    const made = "made" in reply ? structuredClone(reply.made) : {};
    const [choice] = (made as { choices: Record<string, unknown>[] }).choices;
    if (choice && text.includes("wymagającym redaktorem"))
      Object.assign(choice, {
        message: { role: "assistant", content: "" },
        finish_reason: "content_filter",
      });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(made));
  });
});
await new Promise<void>((done) => model.listen(0, "127.0.0.1", done));
process.env.MODEL_API_URL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
const { deliverOrder, placePaidOrder, testContext } = await import("../../support/orders");
const { recordsOf } = await import("../../support/records");
const { extractText } = await import("../../unit/documents/pdf-reading");

afterAll(() => {
  model.closeAllConnections();
  model.close();
});

test("a block of the editor's look is a sign about the words, and the text stands", async () => {
  const ctx = testContext();
  const order = await placePaidOrder(ctx);
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: true });
  const { order: delivered, files } = await recordsOf(order.id);
  expect(delivered).toMatchObject({ status: "completed", crisisLevel: "acute" });
  const text = await extractText(files[0]?.bytes ?? Buffer.of());
  expect(text.replaceAll("\u00a0", " ")).toContain("116 123");
});
