import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { documentFiles, documentTexts, orders } from "~/db/schema";
import type { Sections } from "~/documents/sections";
import { strongestOf } from "~/documents/sentences";
import { SentenceCards } from "~/documents/sentence-card.server";
import { paths } from "~/paths";
import { loader as picture } from "~/routes/orders/sentence-card-picture";
import { keyOf } from "~/routes/orders/chosen-sentence.server";
import { loader } from "~/routes/orders/sentence-card";
import { getOrderPage } from "~/services/orders/order-page.server";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { networkOf } from "~/services/rate-limits/network";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { emotionMirrorAnswers, placeDeliveredOrder, testContext } from "../../support/orders";
import { call } from "../../support/requests";

type Sentence = { key: string; text: string };
type Choice = { sentences: Sentence[]; chosen: Sentence | null; error: string | null };

const at = (path: string) => new Request(new URL(path, env.APP_URL));

const choose = (token: string, query = "") =>
  call<Choice>(loader, at(paths.sentenceCard(token) + query), { token });

const openedAt = async (id: string) =>
  (await db.select({ at: orders.openedAt }).from(orders).where(eq(orders.id, id)))[0]?.at;

const sentencesOf = async (id: string) =>
  (await db.select().from(documentFiles).where(eq(documentFiles.orderId, id)))[0]?.sentences ?? [];

const draw = async (
  { id, token }: { id: string; token: string },
  shape = "pionowa",
  key?: string,
  clientAddress: string | null = null,
  askToComeBack?: (seconds: number) => void,
) =>
  call(
    (args) =>
      picture({
        ...args,
        context: {
          ...(clientAddress !== null && { clientAddress }),
          ...(askToComeBack && { askToComeBack }),
        },
      }),
    at(paths.sentenceCardPicture(token, shape, key ?? keyOf((await sentencesOf(id))[0] ?? ""))),
    { token, picture: `${shape}.png` },
  );

test("a buyer chooses among the strongest sentences of the writer, and sees the first of them at once", async () => {
  const { id, token } = await placeDeliveredOrder();
  const { status, data } = await choose(token);
  expect(status).toBe(200);
  const strongest = strongestOf(await sentencesOf(id)) ?? "";
  expect(data).toMatchObject({ chosen: { text: strongest }, error: null });
  expect(data.sentences[0]?.text).toBe(strongest);
  expect(data.sentences.length).toBeGreaterThan(2);
  expect(data.sentences.length).toBeLessThanOrEqual(5);
  for (const { text } of data.sentences) {
    expect(text).not.toContain(emotionMirrorAnswers.name);
    for (const own of [emotionMirrorAnswers.mood, emotionMirrorAnswers.event])
      expect(text).not.toContain(own);
  }
  const [, second] = data.sentences;
  expect((await choose(token, `?zdanie=${second?.key}`)).data).toMatchObject({
    chosen: second,
    error: null,
  });
});

test.each(["?zdanie=999", "?zdanie="])("who sends %s is told to choose one", async (query) => {
  const { token } = await placeDeliveredOrder();
  const { status, data } = await choose(token, query);
  expect(status).toBe(422);
  expect(data).toMatchObject({ chosen: null, error: "Wybierz zdanie." });
});

test("an address of a sentence means that sentence alone, whatever stands in its place later", async () => {
  const { id, token } = await placeDeliveredOrder();
  const [first = "", second = ""] = await sentencesOf(id);
  await db
    .update(documentFiles)
    .set({ sentences: [second] })
    .where(eq(documentFiles.orderId, id));
  expect((await choose(token, `?zdanie=${keyOf(first)}`)).data.chosen).toBeNull();
  expect((await choose(token, `?zdanie=${keyOf(second)}`)).data.chosen?.text).toBe(second);
});

test("who finds sentences has opened what they bought, and who finds none has not", async () => {
  const { id, token } = await placeDeliveredOrder();
  const sentences = await sentencesOf(id);
  const given = (given: string[]) =>
    db.update(documentFiles).set({ sentences: given }).where(eq(documentFiles.orderId, id));
  const hasLink = async () => (await getOrderPage(testContext("buyer"), token))?.hasSentences;
  await given([]);
  expect((await choose(token)).status).toBe(303);
  expect(await openedAt(id)).toBeNull();
  expect(await hasLink()).toBe(false);
  await given([...sentences]);
  expect(await hasLink()).toBe(true);
  expect((await choose(token)).status).toBe(200);
  expect(await openedAt(id)).not.toBeNull();
});

test("whoever may need help is offered no card, on no page and in no mail", async () => {
  const { id, token } = await placeDeliveredOrder();
  await db.update(orders).set({ crisisLevel: "concern" }).where(eq(orders.id, id));
  expect((await choose(token)).status).toBe(303);
  expect((await getOrderPage(testContext("buyer"), token))?.hasSentences).toBe(false);
  expect(await openedAt(id)).toBeNull();
});

test("a mirror's figure is that of its order's minute, kept with its file", async () => {
  const { id } = await placeDeliveredOrder();
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.orderId, id));
  expect(file?.skyAt).toEqual(order?.placedAt);
  expect(file!.sentences).toContain((file!.sections as Sections).sentence);
});

test("pictures of one order are drawn sixty times in an hour, and then no more for a while", async () => {
  const order = await placeDeliveredOrder();
  const ctx = testContext("buyer");
  expect(await consumeRateLimit(ctx, "sentenceCards", order.token, 60)).toEqual({ allowed: true });
  expect((await draw(order)).status).toBe(429);
});

test("a network draws a hundred and twenty in an hour, of whatever orders, and leaves others theirs", async () => {
  const [order, another] = [await placeDeliveredOrder(), await placeDeliveredOrder()];
  const ctx = testContext("buyer");
  const network = networkOf("203.0.113.7");
  expect(await consumeRateLimit(ctx, "sentenceCardsOfNetwork", network, 120)).toEqual({
    allowed: true,
  });
  const key = keyOf((await sentencesOf(order.id))[0] ?? "");
  expect((await draw(order, "pionowa", key, "203.0.113.7")).status).toBe(429);
  expect((await draw(another, "pionowa", undefined, "203.0.113.7")).status).toBe(429);
  expect((await draw(order, "pionowa", key, "203.0.113.8")).status).toBe(200);
});

test("while twenty pictures wait, whoever asks for another one is to come back in a moment", async () => {
  const order = await placeDeliveredOrder();
  const isFull = vi.spyOn(SentenceCards.prototype, "areFull", "get").mockReturnValue(true);
  const waits: number[] = [];
  const full = await draw(order, "pionowa", undefined, null, (seconds) => waits.push(seconds));
  expect(full.status).toBe(503);
  expect(waits).toEqual([5]);
  // Nothing of its own: the server gives it the page with the words of its status.
  expect(await full.response?.text()).toBe("");
  isFull.mockRestore();
  expect((await draw(order)).status).toBe(200);
});

test("a queue is full with as many as may wait, and takes the next one once they are drawn", async () => {
  const cards = new SentenceCards(2);
  const card = {
    ...{ figure: "lyra", title: "Lutnia", label: "Lustro Emocji", note: "tekst: AI" },
    ...{ sentence: "Zupa nie mieści wybuchu.", isGenerated: true, shape: "pionowa" as const },
  };
  const first = cards.draw(card);
  expect(cards.areFull).toBe(false);
  const second = cards.draw(card);
  expect(cards.areFull).toBe(true);
  await Promise.all([first, second]);
  expect(cards.areFull).toBe(false);
});

test.each([
  ["pionowa", 1080, 1350],
  ["relacja", 1080, 1920],
])("the picture %s is a PNG of %i × %i that nothing keeps", async (shape, width, height) => {
  const { response } = await draw(await placeDeliveredOrder(), shape);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    "cache-control": "no-store",
    "content-type": "image/png",
    "x-robots-tag": "noindex",
  });
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height });
});

test("it says to machines that a model wrote it, where one did", async () => {
  const order = await placeDeliveredOrder();
  const markOf = async () => {
    const { response } = await draw(order);
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    return (await sharp(bytes).metadata()).xmp?.toString().includes("trainedAlgorithmicMedia");
  };
  expect(await markOf()).toBeFalsy();
  await db
    .update(documentTexts)
    .set({ model: "gpt-5-mini" })
    .where(eq(documentTexts.orderId, order.id));
  expect(await markOf()).toBe(true);
});

test("nobody has a picture of what they may not read, or of what is gone", async () => {
  const order = await placeDeliveredOrder();
  const { id, token } = order;
  const key = keyOf((await sentencesOf(id))[0] ?? "");
  const away = { status: 303, location: paths.paymentSuccess(token) };
  const hasNone = async () => {
    expect(await choose(token)).toMatchObject(away);
    expect((await draw(order, "pionowa", key)).status).toBe(404);
  };
  expect((await choose("Smart-nothing")).status).toBe(404);
  expect((await draw({ id, token: "Smart-nothing" })).status).toBe(404);
  expect((await draw(order, "constructor")).status).toBe(404);
  expect((await draw(order, "pionowa", "999")).status).toBe(404);
  const refundBegun = (refundBegunAt: Date | null) =>
    db.update(orders).set({ refundBegunAt }).where(eq(orders.id, id));
  await refundBegun(new Date());
  await hasNone();
  await refundBegun(null);
  // A letter has no cover, and its sentences are for somebody else.
  await db.update(documentFiles).set({ figure: null }).where(eq(documentFiles.orderId, id));
  await hasNone();
  await db.update(documentFiles).set({ figure: "lyra" }).where(eq(documentFiles.orderId, id));
  expect((await choose(token)).status).toBe(200);
  await deleteContentNow(testContext("buyer"), token);
  await hasNone();
});
