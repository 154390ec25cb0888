import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { documentFiles, documentTexts, orders } from "~/db/schema";
import { paths } from "~/paths";
import { loader as picture } from "~/routes/orders/sentence-card-picture";
import { loader } from "~/routes/orders/sentence-card";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { emotionMirrorAnswers, placeDeliveredOrder, testContext } from "../../support/orders";
import { call } from "../../support/requests";

type Choice = { sentences: string[]; chosen: number | null };

const at = (path: string) => new Request(new URL(path, env.APP_URL));

const choose = (token: string, sentence?: number) =>
  call<Choice>(loader, at(paths.sentenceCard(token, sentence)), { token });

const draw = (token: string, shape: string, sentence: number) =>
  call(picture, at(paths.sentenceCardPicture(token, shape, sentence)), {
    token,
    picture: `${shape}.png`,
  });

test("a buyer chooses among the sentences of the writer, and none is chosen for them", async () => {
  const { token } = await placeDeliveredOrder();
  const { status, data } = await choose(token);
  expect(status).toBe(200);
  expect(data.chosen).toBeNull();
  expect(data.sentences.length).toBeGreaterThan(2);
  for (const sentence of data.sentences) {
    expect(sentence).not.toContain(emotionMirrorAnswers.name);
    for (const own of [emotionMirrorAnswers.mood, emotionMirrorAnswers.event])
      expect(sentence).not.toContain(own);
  }
  expect((await choose(token, 1)).data.chosen).toBe(1);
  expect((await choose(token, 999)).data.chosen).toBeNull();
});

test.each([
  ["pionowa", 1080, 1350],
  ["relacja", 1080, 1920],
])("the picture %s is a PNG of %i × %i that nothing keeps", async (shape, width, height) => {
  const { token } = await placeDeliveredOrder();
  const { response } = await draw(token, shape, 0);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    "cache-control": "no-store",
    "content-type": "image/png",
    "x-robots-tag": "noindex",
  });
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height });
});

test("it says to machines that a model wrote it, where one did", async () => {
  const { id, token } = await placeDeliveredOrder();
  const markOf = async () => {
    const { response } = await draw(token, "pionowa", 0);
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    return (await sharp(bytes).metadata()).xmp?.toString().includes("trainedAlgorithmicMedia");
  };
  expect(await markOf()).toBeFalsy();
  await db.update(documentTexts).set({ model: "gpt-5-mini" }).where(eq(documentTexts.orderId, id));
  expect(await markOf()).toBe(true);
});

test("nobody has a picture of what they may not read, or of what is gone", async () => {
  const { id, token } = await placeDeliveredOrder();
  const away = { status: 303, location: paths.paymentSuccess(token) };
  const hasNone = async () => {
    expect(await choose(token)).toMatchObject(away);
    expect((await draw(token, "pionowa", 0)).status).toBe(404);
  };
  expect((await choose("Smart-nothing")).status).toBe(404);
  expect((await draw("Smart-nothing", "pionowa", 0)).status).toBe(404);
  expect((await draw(token, "constructor", 0)).status).toBe(404);
  expect((await draw(token, "pionowa", 999)).status).toBe(404);
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
