import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { db } from "~/db/client.server";
import { attachments, rentalDrafts } from "~/db/schema";
import { loader as showResult } from "~/routes/orders/special-horoscope-result";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { bookRecordsOf } from "../../support/books";
import { captureLog } from "../../support/captured-log";
import { findEverywhere } from "../../support/find-everywhere";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get } from "../../support/requests";
import { placeRequestedOrder } from "../../support/requested-orders";
import { offers, orderRequestFor, type OrderRequest } from "../../support/order-requests";
import { sandbox } from "../../support/world";

const day = 24 * 60 * 60_000;

let logged: () => string;
beforeAll(() => {
  logged = captureLog();
});

describe.each(offers)("24 hours after the delivery of $name", ({ product, atTheGateway }) => {
  test("nothing is left of what was written, attached and made, and accounting has what it needs", async () => {
    const request = {
      ...(await orderRequestFor({ product, atTheGateway })),
      email: `anna.${randomUUID()}@example.com`,
    };
    const clock = { now: new Date() };
    const ctx = testContext("schedule", clock);
    const { id } = await placeRequestedOrder(ctx, request);
    await payFor(id, request);
    await deliver(ctx, id);
    if (deliveryKindOf(product) === "download") await stampCopies(ctx, id);
    const before = await recordsOf(id);
    expect(before.order).toMatchObject({ status: "completed", email: request.email });
    const traces = await tracesOf(id, request);
    if (deliveryKindOf(product) === "document") {
      expect(await findEverywhere(...traces)).toEqual(
        expect.arrayContaining(["orders.answers", "document_files.bytes"]),
      );
      expect(traces.length).toBeGreaterThan(2);
    }
    expect(await resultOf(before.order.token)).toBe(product === specialHoroscope ? 200 : 404);

    clock.now = new Date(clock.now.getTime() + day);
    await deleteExpiredContent(ctx);

    expect(await findEverywhere(...traces)).toEqual([]);
    for (const trace of traces) expect(logged().includes(trace.toString())).toBe(false);
    const { order, mails, payments, texts, files } = await recordsOf(id);
    expect({ texts, files }).toEqual({ texts: [], files: [] });
    expect(await db.select().from(attachments).where(eq(attachments.orderId, id))).toEqual([]);
    expect(await db.select().from(rentalDrafts).where(eq(rentalDrafts.orderId, id))).toEqual([]);
    expect(order).toMatchObject({
      status: "completed",
      number: before.order.number,
      ...(deliveryKindOf(product) === "download"
        ? { bookSlug: product.slug, bookTitle: product.title, bookEdition: 1 }
        : { productSlug: product.slug }),
      priceGrosze: product.priceGrosze,
      email: request.email,
      consentText: before.order.consentText,
      paidAt: before.order.paidAt,
      answers: null,
      summary: null,
      personName: null,
    });
    expect(mails).toHaveLength(1);
    expect(payments.map(({ status }) => status)).toContain("paid");
    expect(await resultOf(order.token)).not.toBe(200);
    // A book stays its buyer's.
    const isBook = deliveryKindOf(product) === "download";
    expect((await bookRecordsOf(id)).copies).toHaveLength(isBook ? 2 : 0);
  });
});

/** The gateway's own word of the payment, with the payer's address. */
async function payFor(
  id: string,
  { email, product: { priceGrosze } }: OrderRequest,
): Promise<void> {
  const { order, transactions } = await recordsOf(id);
  const paid = (priceGrosze / 100).toFixed(2);
  const more = { tr_amount: paid, tr_paid: paid, tr_email: email };
  await notifyPaid(order, transactions[0]?.title ?? `TR-${id}`, more);
}

/** Delivers at the third attempt: those that fail leave their traces, too. */
async function deliver(ctx: ReturnType<typeof testContext>, orderId: string): Promise<void> {
  sandbox.faults.arm({ service: "model", fault: "schema_violation", times: 2 });
  sandbox.faults.arm({ service: "resend", fault: "server_error" });
  for (let attempt = 0; attempt < 3; attempt++)
    await deliverOrder(ctx, { orderId, lastAttempt: false }).catch(() => {});
  sandbox.faults.clear();
}

/** What must not be found again: the person's words, and pieces of every text and file around them. */
async function tracesOf(
  orderId: string,
  { mark, answers }: OrderRequest,
): Promise<(string | Buffer)[]> {
  const { texts, files } = await recordsOf(orderId);
  const attached = await db.select().from(attachments).where(eq(attachments.orderId, orderId));
  const sentences = texts.flatMap(({ content }) =>
    (JSON.stringify(content).match(/[^"\\]{40,60}/g) ?? []).slice(0, 5),
  );
  const said = Object.values(answers).filter((text) => text.length > 8 && !/^20\d\d-/.test(text));
  const middles = [...files, ...attached].map(({ bytes }) =>
    bytes.subarray(bytes.length / 2, bytes.length / 2 + 24),
  );
  return [mark, ...said, ...sentences, ...middles];
}

const resultOf = async (token: string) =>
  (await call(showResult, get(`/special-horoscope-result?token=${token}`))).status;
