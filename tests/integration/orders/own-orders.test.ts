import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, orders } from "~/db/schema";
import { loader as document } from "~/routes/account/order-document";
import { action as pay, loader } from "~/routes/account/orders";
import { loader as reading } from "~/routes/orders/own-read";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { confirmAddress } from "~/services/fulfilment/corrected-address.server";
import { exportAccount } from "~/services/members/export-account.server";
import type { OwnOrder } from "~/services/members/own-orders.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { hour } from "~/time/durations";
import { newIdentity, newMember, signedInAs, signIn, type CookieJar } from "../../support/members";
import {
  deliverOrder,
  emotionMirrorAnswers,
  placeDeliveredOrder,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { sendQueuedMails } from "../../support/order-page";
import type { Refusal } from "~/forms/refusal";
import { call, get, post } from "../../support/requests";
import { sandbox } from "../../support/world";
import { staffContext } from "../../support/staff";

const ctx = testContext();
const listOf = async (jar: CookieJar) =>
  (await call<{ orders: OwnOrder[] }>(loader, jar.on(get("/profile/orders")))).data.orders;
const open = (jar: CookieJar, number: string, position = "0") =>
  call(document, jar.on(get("/profile/orders/x/document")), { number, position });

const read = (jar: CookieJar, number: string, position = "0") =>
  call<{ title: string }>(reading, jar.on(get("/profile/orders/x/read")), { number, position });

const payFor = (jar: CookieJar, number: string) =>
  call<Refusal<{ orders: OwnOrder[] }>>(pay, jar.on(post("/profile/orders", { number })));

async function deliveredTo(email: string) {
  const order = await placePaidOrder(ctx, { email });
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  return { ...order, shown: `K-${order.number}` };
}

describe("the orders of a member", () => {
  test("are those of their confirmed address, newest first, without a word of the answers", async () => {
    const me = await newMember();
    const { jar } = await signIn(me);
    expect(await listOf(jar)).toEqual([]);
    const first = await deliveredTo(me.email.toUpperCase());
    const second = await placeTestOrder(ctx, { email: me.email });
    await placeTestOrder(ctx);
    const listed = await listOf(jar);
    expect(listed).toEqual([
      expect.objectContaining({
        number: `K-${second.number}`,
        status: "awaiting_payment",
        documents: [],
      }),
      expect.objectContaining({
        number: first.shown,
        product: "Lustro Emocji",
        status: "completed",
        documents: [{ position: 0, fileName: expect.stringMatching(/\.pdf$/), isReadable: true }],
        isGone: false,
      }),
    ]);
    for (const secret of [first.token, second.token, emotionMirrorAnswers.event])
      expect(JSON.stringify(listed)).not.toContain(secret);
  });

  test("are paid for by whom they were placed for, and nobody else, without a word of their link", async () => {
    const [me, other] = [await newMember(), await newMember()];
    const [{ jar }, { jar: theirs }] = [await signIn(me), await signIn(other)];
    const { order, paymentUrl } = await placeOpenOrder();
    const number = `K-${order.number}`;
    await db.update(orders).set({ email: me.email }).where(eq(orders.id, order.id));
    expect(await listOf(jar)).toMatchObject([{ number, dueGrosze: 1199, isPaid: false }]);
    expect(await payFor(jar, number)).toMatchObject({ status: 303, location: paymentUrl });
    expect((await payFor(theirs, number)).status).toBe(404);
    for (const none of ["", "K-999999999", String(order.number), "K-1; drop"])
      expect((await payFor(jar, none)).status, none).toBe(404);
    await db.update(orders).set({ isAddressUnconfirmed: true }).where(eq(orders.id, order.id));
    expect((await payFor(jar, number)).status).toBe(404);

    const paid = await placePaidOrder(ctx, { email: other.email });
    expect(await listOf(theirs)).toMatchObject([{ dueGrosze: null, isPaid: true }]);
    expect(await payFor(theirs, `K-${paid.number}`)).toMatchObject({
      ...{ status: 303, location: "/profile/orders" },
    });
  });

  test("stay in the list when no payment can be opened, which it says", async () => {
    const me = await newMember();
    const { jar } = await signIn(me);
    const order = await placeTestOrder(ctx, { email: me.email });
    sandbox.faults.arm({ service: "tpay", fault: "server_error" });
    const { status, data } = await payFor(jar, `K-${order.number}`);
    expect(status).toBe(502);
    expect(JSON.stringify(data)).not.toContain(order.token);
  });

  test("open their document as long as it exists", async () => {
    const me = await newMember();
    const { jar } = await signIn(me);
    const order = await deliveredTo(me.email);
    const { response, headers } = await open(jar, order.shown);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(Buffer.from(await response!.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    for (const [number, position] of [
      [order.shown, "1"],
      [order.shown, "-1"],
      [String(order.number), "0"],
      ["K-999999999", "0"],
      ["K-1; drop", "0"],
    ] as const)
      expect((await open(jar, number, position)).status, number).toBe(404);

    await deleteContentNow(ctx, order.token);
    expect((await open(jar, order.shown)).status).toBe(404);
    expect(await listOf(jar)).toMatchObject([{ number: order.shown, documents: [], isGone: true }]);
  });

  test("are read as a page by whom they were mailed to, which opens them and does not tell their link", async () => {
    const [me, other] = [await newMember(), await newMember()];
    const [{ jar }, { jar: theirs }] = [await signIn(me), await signIn(other)];
    const order = await deliveredTo(me.email);
    expect((await read(theirs, order.shown)).status).toBe(404);
    const openedAt = async () =>
      (await db.select({ at: orders.openedAt }).from(orders).where(eq(orders.id, order.id)))[0]?.at;
    expect(await openedAt()).toBeNull();
    const { status, data } = await read(jar, order.shown);
    expect(status).toBe(200);
    expect(data.title).not.toBe("");
    expect(JSON.stringify(data)).not.toContain(order.token);
    expect(await openedAt()).not.toBeNull();
    for (const position of ["1", "-1", "x"])
      expect((await read(jar, order.shown, position)).status, position).toBe(404);
    await deleteContentNow(ctx, order.token);
    expect((await read(jar, order.shown)).status).toBe(404);
  });

  test("do not show what went to another address, before or after it was corrected", async () => {
    const [before, after] = [await newMember(), await newMember()];
    const order = await deliveredTo(before.email);
    await db.update(orders).set({ email: after.email }).where(eq(orders.id, order.id));
    const { jar: theirs } = await signIn(before);
    expect(await listOf(theirs)).toEqual([]);
    expect((await open(theirs, order.shown)).status).toBe(404);
    const { jar: mine } = await signIn(after);
    expect(await listOf(mine)).toMatchObject([{ number: order.shown, documents: [] }]);
    expect((await open(mine, order.shown)).status).toBe(404);
  });

  test("are nobody's while an address that staff gave waits for a word from the old one", async () => {
    const me = await newMember();
    const { jar } = await signIn(me);
    const order = await placeDeliveredOrder();
    const corrected = { orderId: order.id, reason: "buyer_wrote", email: me.email } as const;
    const token = await correctEmail(staffContext("support"), corrected);
    await sendQueuedMails(order.id);
    const { ctx: own, sessionId } = await signedInAs(me);
    expect(await listOf(jar)).toEqual([]);
    expect(JSON.stringify(await exportAccount(own, { sessionId }))).not.toContain(
      `${order.number}`,
    );
    const dayAfter = new Date(Date.now() + 25 * hour);
    await confirmAddress(testContext("buyer", { now: dayAfter }), token);
    await sendQueuedMails(order.id);
    const [listed] = await listOf(jar);
    expect(listed).toMatchObject({ number: `K-${order.number}`, documents: [{ position: 0 }] });
    expect((await open(jar, listed!.number)).status).toBe(200);
  });

  test("offer a document only where it opens: not where the mail with it came back unread", async () => {
    const me = await newMember();
    const { jar } = await signIn(me);
    const [unread, opened] = [await deliveredTo(me.email), await deliveredTo(me.email)];
    expect((await open(jar, opened.shown)).status).toBe(200);
    for (const { id } of [unread, opened])
      await db
        .update(mails)
        .set({ bouncedAt: new Date(), bounceKind: "hard" })
        .where(eq(mails.orderId, id));
    for (const { number, documents } of await listOf(jar)) {
      const isOffered = documents.length > 0;
      expect([number, isOffered]).toEqual([number, number === opened.shown]);
      expect((await open(jar, number)).status).toBe(isOffered ? 200 : 404);
    }
  });

  test("are for members alone", async () => {
    const unconfirmed = newIdentity({ emailVerified: false });
    const { jar } = await signIn(unconfirmed);
    const order = await deliveredTo(unconfirmed.email);
    expect((await open(jar, order.shown)).location).toBe("/email-verification-required");
    const answer = await call(loader, get("/profile/orders"));
    expect(answer.location).toBe("/login?returnTo=%2Fprofile%2Forders");
  });
});
