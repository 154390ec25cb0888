import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Alarm } from "~/products/alarm";

/** Said instead of an answer: what a vendor's filter says, nothing, no JSON. */
const blocked = Symbol("blocked");
const away = Symbol("away");
const garbage = Symbol("garbage");
/** An error that does not say what is wrong with how it was asked. */
const unexplained = Symbol("unexplained");
const unpaid = Symbol("unpaid");
type Said =
  | typeof blocked
  | typeof away
  | typeof garbage
  | typeof unexplained
  | typeof unpaid
  | { alarm: Alarm }
  | { prose: string };

/** What the model says, one after another; the last for as long as it is asked. */
let says: Said[] = [];
let told: string[] = [];
const model = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    told.push(Buffer.concat(chunks).toString());
    const said = (says.length > 1 ? says.shift() : says[0]) ?? garbage;
    if (said === away) return void response.writeHead(503).end();
    if (said === unpaid) return void response.writeHead(402).end("{}");
    if (said === unexplained)
      return void response
        .writeHead(400, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message: "We cannot process this." } }));
    const spoken =
      typeof said === "object" && ("prose" in said ? said.prose : JSON.stringify(said));
    const content = spoken || (said === garbage ? "–" : "");
    const finish_reason = said === blocked ? "content_filter" : "stop";
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1,
        model: "any",
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
        usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
      }),
    );
  });
});
await new Promise<void>((done) => model.listen(0, "127.0.0.1", done));
process.env.MODEL_API_URL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
const { db } = await import("~/db/client.server");
const { modelCalls } = await import("~/db/schema");
const { careCards, careReasons, careWords } = await import("~/copy/care-card");
const { helpLinesFor } = await import("~/copy/help-lines");
const { assessTexts } = await import("~/crisis/assess.server");
const { freeTextsOf } = await import("~/crisis/free-texts.server");
const { products } = await import("~/products/registry");
const { deleteExpiredContent } = await import("~/services/orders/delete-content.server");
const { isModelLocked } = await import("~/services/spending/queries.server");
const { openDocument } = await import("~/services/orders/open-bought.server");
const { getOrderPage } = await import("~/services/orders/order-page.server");
const { placeOrder } = await import("~/services/orders/place-order.server");
const { startPayment } = await import("~/services/payments/start-payment.server");
const { sampleAnswers } = await import("../../support/answers");
const { sendQueuedMails } = await import("../../support/order-page");
const { deliverOrder, payAtGateway, testContext } = await import("../../support/orders");
const { recordsOf } = await import("../../support/records");
const { sendRefunds } = await import("../../support/refunds");
const { forgetRests } = await import("../../support/rests");
const { extractText } = await import("../../unit/documents/pdf-reading");

const ctx = testContext();

afterAll(() => {
  model.closeAllConnections();
  model.close();
});

beforeEach(() => {
  forgetRests();
  told = [];
});

async function paidOrder(slug: string) {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(slug);
  const answers = { ...sampleAnswers[slug] };
  const screening = assessTexts(freeTextsOf(product.fields, answers)) as Parameters<
    typeof placeOrder
  >[1]["screening"];
  const email = `ola.${randomUUID()}@example.com`;
  const submission = { formToken: randomUUID(), email, answers };
  const order = await placeOrder(ctx, { product, screening, submission });
  const address = await startPayment(ctx, order);
  await payAtGateway(new URL(address).pathname.split("/").at(-1) ?? "", { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  return order;
}

/** An order whose model says this, and whose money has gone back. */
async function ended(slug: string, ...said: Said[]) {
  const order = await paidOrder(slug);
  says = said;
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: true });
  await paidBack(order.id);
  return recordsOf(order.id);
}

async function paidBack(orderId: string) {
  await sendRefunds(orderId);
  await sendRefunds(orderId);
  await sendQueuedMails(orderId);
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a vendor's block ends in a card: in the mail, as a file, and on the order's page for a day", async () => {
  const { order, files, texts, delivered, refunds } = await ended("emotion-mirror", blocked);
  expect(order).toMatchObject({
    status: "refunded",
    failure: "model_refused",
    crisisLevel: "acute",
    alarm: null,
  });
  expect(refunds).toHaveLength(1);
  expect(texts).toEqual([]);
  expect(files).toMatchObject([{ fileName: "kartka.pdf", contentType: "application/pdf" }]);

  expect(delivered).toHaveLength(1);
  expect(delivered[0]?.attachments).toMatchObject([
    { filename: "kartka.pdf", size: files[0]?.bytes.length },
  ]);
  for (const words of careWords("declined", "unknown"))
    expect(plain(delivered[0]?.text ?? "")).toContain(plain(words));
  for (const { href } of helpLinesFor.crisis) expect(delivered[0]?.html).toContain(href);

  const text = plain(await extractText(files[0]?.bytes ?? Buffer.of()));
  expect(text).toContain("odmówił i nie mówi dlaczego");
  expect(text).toContain("800 70 2222");
  expect(text).not.toContain("sztuczna inteligencja");

  expect(await getOrderPage(ctx, order.token)).toMatchObject({
    isCard: true,
    showHelp: true,
    documentTitle: careCards.unknown.title,
    documents: [{ position: 0, fileName: "kartka.pdf" }],
    writtenAt: null,
  });
  expect((await openDocument(ctx, order.token))?.bytes).toEqual(files[0]?.bytes);
  expect(await openDocument(ctx, `${order.token}x`)).toBeNull();

  const nextDay = { now: new Date(Date.now() + 24 * 3_600_000 + 60_000) };
  await deleteExpiredContent(testContext("schedule", nextDay));
  expect(await openDocument(ctx, order.token)).toBeNull();
  const later = await getOrderPage(ctx, order.token);
  expect(later).toMatchObject({ isCard: false, showHelp: true, documents: [] });
});

const ends: [name: string, said: Said[], failure: string, reason: keyof typeof careReasons][] = [
  ["what the model will not write", [{ alarm: "odmowa" }], "model_refused", "harmful"],
  ["garbage, as often as it may answer", [garbage], "model_invalid", "unexplained"],
  ["an error that no table knows", [unexplained], "model_refused", "declined"],
  [
    "words to somebody in despair instead of a document",
    [{ prose: "Słyszę, jak Ci ciężko. Zadzwoń proszę: 116 123." }],
    "model_refused",
    "declined",
  ],
  ["a model that is away for good", [away], "model_unavailable", "unwritten"],
  [
    "a care text that cannot be written",
    [{ alarm: "kryzys" }, garbage],
    "model_invalid",
    "unexplained",
  ],
];

test.each(ends)("%s ends in a card that says why", async (_, said, failure, reason) => {
  const { order, files, delivered, refunds } = await ended("soul-archetype", ...said);
  expect(order).toMatchObject({ status: "refunded", failure });
  expect(refunds).toHaveLength(1);
  expect(delivered).toHaveLength(1);
  const text = plain(await extractText(files[0]?.bytes ?? Buffer.of()));
  expect(text).toContain(careReasons[reason]);
  expect(plain(delivered[0]?.text ?? "")).toContain(careReasons[reason]);
  expect(delivered[0]?.attachments).toHaveLength(1);
});

test.each<[string, Said[], "none" | "concern" | "acute", asked: number]>([
  ["a model that is away", [away], "none", 1],
  ["garbage", [garbage], "concern", 3],
  ["an error that no table knows", [unexplained], "concern", 1],
  ["prose instead of a document", [{ prose: "Tego tekstu nie przygotuję." }], "acute", 1],
])("after %s the order sounds as it must be taken to", async (_, said, crisisLevel, asked) => {
  const { order, delivered } = await ended("emotion-mirror", ...said);
  expect(order).toMatchObject({ crisisLevel });
  expect(told).toHaveLength(asked);
  expect(delivered[0]?.text).toContain("112");
});

describe.each(["dating-bio", "motivation-letter"])("of %s, a text for others' eyes,", (slug) => {
  test("a merely technical end is the money alone", async () => {
    const { files, delivered } = await ended(slug, away);
    expect(files).toEqual([]);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.attachments).toEqual([]);
    expect(delivered[0]?.text).not.toContain("112");
  });

  test("answers of no use may have been for the words' sake, and end in a card", async () => {
    const { order, files, delivered } = await ended(slug, garbage);
    expect(order).toMatchObject({ failure: "model_invalid", crisisLevel: "concern" });
    expect(files).toMatchObject([{ fileName: "kartka.pdf" }]);
    expect(delivered[0]?.text).toContain("112");
  });

  test.each<[string, Said]>([
    ["a block", blocked],
    ["an error that no table knows", unexplained],
    ["a text that must not be written", { alarm: "odmowa" }],
  ])("%s ends in a card", async (_, said) => {
    const { files, delivered } = await ended(slug, said);
    expect(files).toMatchObject([{ fileName: "kartka.pdf" }]);
    expect(delivered[0]?.attachments).toHaveLength(1);
  });

  test("an alarm is remembered where no text comes of it", async () => {
    const { files, delivered } = await ended(slug, { alarm: "kryzys" }, garbage);
    expect(await extractText(files[0]?.bytes ?? Buffer.of())).toContain(careCards.crisis.title);
    expect(delivered[0]?.text).toContain(careCards.crisis.closing);
  });
});

test.each<[Alarm, "crisis" | "violence" | "harm"]>([
  ["kryzys", "crisis"],
  ["przemoc", "violence"],
  ["krzywda", "harm"],
])("after the alarm „%s” the card and the mail are those for it", async (alarm, matter) => {
  const { files, delivered } = await ended("life-decision", { alarm }, blocked);
  const text = plain(await extractText(files[0]?.bytes ?? Buffer.of()));
  const mail = plain(delivered[0]?.text ?? "");
  for (const { title, description } of careCards[matter].steps) {
    expect(text).toContain(plain(title));
    expect(mail).toContain(plain(description));
  }
  const numbers = helpLinesFor[matter].map(({ number }) => plain(number));
  for (const { number } of helpLinesFor.violence) {
    const isGiven = numbers.includes(plain(number));
    expect(text.includes(plain(number))).toBe(isGiven);
    expect(mail.includes(plain(number))).toBe(isGiven);
  }
});

test("whoever fears to hurt somebody is no victim at the next attempt either", async () => {
  const order = await paidOrder("emotion-mirror");
  says = [{ alarm: "krzywda" }, away];
  await expect(deliverOrder(ctx, { orderId: order.id, lastAttempt: false })).rejects.toThrow();
  expect((await recordsOf(order.id)).order).toMatchObject({ alarm: "krzywda" });
  forgetRests();
  told = [];
  says = [blocked];
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  expect(told[0]).toContain("Zamiast zwykłego dokumentu napisz dla niej");
  const [card] = (await recordsOf(order.id)).files;
  expect(await extractText(card?.bytes ?? Buffer.of())).toContain(careCards.harm.title);
});

test("an alarm and its level are kept at once, or neither", async () => {
  const order = await paidOrder("emotion-mirror");
  const of = sql.raw(`'${order.id}'`);
  await db.execute(sql`create function refuse_level() returns trigger language plpgsql as
    $$ begin raise exception 'the process dies here'; end $$`);
  await db.execute(sql`create trigger refuse_level before update of crisis_level on orders
    for each row when (new.id = ${of} and new.crisis_level = 'acute') execute function refuse_level()`);
  says = [{ alarm: "kryzys" }];
  const attempt = deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  await expect(attempt)
    .rejects.toThrow()
    .finally(async () => {
      await db.execute(sql`drop trigger refuse_level on orders`);
      await db.execute(sql`drop function refuse_level`);
    });
  expect((await recordsOf(order.id)).order).toMatchObject({ alarm: null, crisisLevel: "none" });
});

test("two attempts that end at the same moment give one card, one refund, one mail", async () => {
  const order = await paidOrder("emotion-mirror");
  says = [blocked];
  const attempt = () => deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  await Promise.all([attempt(), attempt(), attempt()]);
  await attempt();
  await paidBack(order.id);
  const { files, refunds, delivered } = await recordsOf(order.id);
  expect([files, refunds, delivered].map(({ length }) => length)).toEqual([1, 1, 1]);
});

test("a vendor's account without credit refunds nobody: orders wait, and nothing more is sold meanwhile", async () => {
  const order = await paidOrder("emotion-mirror");
  says = [unpaid];
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: true });
  const { order: waiting, refunds } = await recordsOf(order.id);
  expect(waiting).toMatchObject({ status: "processing", failure: "model_stopped" });
  expect(refunds).toEqual([]);
  expect(await isModelLocked(ctx)).toBe(true);
  await expect(paidOrder("emotion-mirror")).rejects.toMatchObject({ code: "not_sold" });
  says = [blocked];
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  expect((await recordsOf(order.id)).order).toMatchObject({ failure: "model_refused" });
  expect(await isModelLocked(ctx)).toBe(false);
});

test.each<[string, { subjectKind?: string; task?: string; outcome: string }[], isLocked: boolean]>([
  ["its own call", [{ outcome: "locked" }], true],
  ["an editor's look", [{ task: "emotion-mirror/review", outcome: "locked" }], false],
  ["a reader's look", [{ task: "emotion-mirror/read", outcome: "locked" }], false],
  ["a draft", [{ subjectKind: "book", outcome: "locked" }], false],
  [
    "an endpoint whose fallback has answered",
    [{ outcome: "locked" }, { outcome: "answered" }],
    false,
  ],
  [
    "its own call, before a reader that answered",
    [{ outcome: "locked" }, { task: "emotion-mirror/read", outcome: "answered" }],
    true,
  ],
])("%s decides whether the shop sells: %j, locked: %s", async (_, calls, isLocked) => {
  await db.delete(modelCalls);
  const usage = { inputTokens: 0, outputTokens: 0, durationMs: 1, costMicroUsd: 0, at: ctx.now() };
  const call = { subjectKind: "order", task: "emotion-mirror", promptVersion: "1", model: "any" };
  for (const each of calls) await db.insert(modelCalls).values({ ...usage, ...call, ...each });
  expect(await isModelLocked(ctx)).toBe(isLocked);
  await db.delete(modelCalls);
});
