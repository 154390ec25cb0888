import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { saveConfirmation } from "~/services/fulfilment/save-confirmation.server";
import { db } from "~/db/client.server";
import { downloads, mails, orders } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { lockOrder } from "~/services/orders/lock-order.server";
import { noteOpened } from "~/services/orders/open-bought.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { findBookOnSale } from "~/services/books/queries.server";
import { getBookFacts } from "~/services/downloads/preview.server";
import { copyFormats } from "~/config/download-terms";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { orderStages } from "~/routes/orders/order-texts";
import { orderCard } from "~/services/desk/order-card.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { orderNumber } from "~/services/orders/order-number";
import { transitionOrder } from "~/services/orders/transition-order.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { deleteExpiredCopies } from "~/services/downloads/delete-expired-copies.server";
import {
  bookRecordsOf,
  placeBookOrder,
  placeDeliveredBookOrder,
  placePaidBookOrder,
} from "../../support/books";
import { copyLoader, downloadPage, readCopyAt, takeCopy } from "../../support/download-pages";
import { deliverOrder, testContext } from "../../support/orders";
import { ownBook } from "../../support/own-book";
import { orderPageOf, press, sendQueuedMails } from "../../support/order-page";
import { mailsTo, recordsOf } from "../../support/records";
import { staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";
import { termsFile } from "../../support/terms-file";
import { extractText } from "../../unit/documents/pdf-reading";

const ctx = testContext();
const fulfil = (orderId: string, lastAttempt = false) =>
  deliverOrder(ctx, { orderId, lastAttempt });
const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
const day = 24 * 60 * 60 * 1000;

test("a paid order ends as one mail with a link, and no model is asked", async () => {
  const order = await placePaidBookOrder();
  await fulfil(order.id);
  const { order: done, modelCalls, texts, files, delivered, events } = await recordsOf(order.id);
  const { links } = await bookRecordsOf(order.id);
  expect(done).toMatchObject({ status: "completed", failure: null });
  expect({ modelCalls, texts, files }).toEqual({ modelCalls: [], texts: [], files: [] });
  expect(events).toEqual(["placed", "paid", "processing", "completed"]);
  expect(links).toHaveLength(1);
  expect(delivered).toMatchObject([{ to: [order.email], conflicts: 0, attachments: [termsFile] }]);
  const mail = `${delivered[0]?.text}`;
  expect(mail).toContain(`/ebook/download/${links[0]?.token}`);
  expect(mail).toContain(order.consentText);
  expect(mail).toContain("10 pobrań");
  expect(mail).not.toContain("PDF na e-mail");
});

test("a buyer is told how long the book is, and that it is a demonstration", async () => {
  const book = await findBookOnSale(ctx, ownBook.slug);
  if (!book) throw new Error("no book");
  const { pages, minutes, demonstration } = await getBookFacts(book);
  expect(pages).toBeGreaterThan(10);
  expect(minutes).toBeGreaterThan(5);
  expect(demonstration).toBe(true);
});

test("the order keeps the consent that its form showed, in the words for an e-book", async () => {
  const { consentText, consentVersion, token } = await placeBookOrder();
  expect(consentText).toContain("e-book");
  expect(consentVersion).toMatch(/download$/);
  expect(token).toMatch(/^Ebook-[\w-]{32}$/);
});

test("the mail goes first: copies are made by a job that begins with delivery", async () => {
  const order = await placePaidBookOrder();
  await stampCopies(ctx, order.id);
  expect((await bookRecordsOf(order.id)).copies).toEqual([]);
  sandbox.faults.arm({ service: "resend", fault: "server_error" });
  await expect(fulfil(order.id)).rejects.toThrow();
  await stampCopies(ctx, order.id);
  const { copies, link } = await bookRecordsOf(order.id);
  expect(copies).toEqual([]);
  expect((await downloadPage(link?.token)).data).toMatchObject({ state: "preparing" });

  await fulfil(order.id);
  const { jobs } = await recordsOf(order.id);
  expect(jobs.map(({ task }) => task)).toContain("stamp_copies");
  expect((await bookRecordsOf(order.id)).copies).toEqual([]);
  await stampCopies(ctx, order.id);
  expect((await bookRecordsOf(order.id)).copies.map(({ format }) => format)).toEqual(copyFormats);
});

test("whoever saved the confirmation in an outage takes their copies without waiting for the mail", async () => {
  const order = await placePaidBookOrder();
  sandbox.faults.arm({ service: "resend", fault: "server_error" });
  await expect(fulfil(order.id)).rejects.toThrow();
  await saveConfirmation(ctx, order.token);
  const { jobs, order: waiting } = await recordsOf(order.id);
  expect(waiting.status).toBe("processing");
  expect(jobs.map(({ task }) => task)).toContain("stamp_copies");
  await stampCopies(ctx, order.id);
  const token = (await orderPageOf(order.token)).download?.token;
  expect((await downloadPage(token)).data).toMatchObject({ state: "ready" });
  expect(await takeCopy(token, "epub")).toBe(`/ebook/download/${token}/epub`);
  expect((await readCopyAt(token, "epub")).status).toBe(200);
  expect((await orderPageOf(order.token)).options.withdrawal).toBe("lost");
});

test("a worker that died between the mail and the copies leaves one mail, one link and then copies", async () => {
  const order = await placePaidBookOrder();
  await fulfil(order.id);
  await fulfil(order.id);
  const { link } = await bookRecordsOf(order.id);
  // Nobody makes the copies; the person comes and asks for them.
  expect((await downloadPage(link?.token)).data).toMatchObject({ state: "preparing" });
  expect(await takeCopy(link?.token, "pdf")).toBe(`/ebook/download/${link?.token}`);
  const { jobs } = await recordsOf(order.id);
  expect(jobs.filter(({ task }) => task === "stamp_copies")).toHaveLength(1);
  await Promise.all([stampCopies(ctx, order.id), stampCopies(ctx, order.id)]);
  const { links, copies } = await bookRecordsOf(order.id);
  expect(links).toMatchObject([{ downloadsLeft: 10 }]);
  expect(copies).toHaveLength(2);
  expect((await recordsOf(order.id)).delivered).toHaveLength(1);
});

test("both copies carry the order's number and a masked address, and nothing else of the buyer", async () => {
  const order = await placeDeliveredBookOrder();
  const { link } = await bookRecordsOf(order.id);
  const mark = `Egzemplarz ${orderNumber(order.number)} · a•••@example.com`;
  expect(await takeCopy(link?.token, "epub")).toBe(`/ebook/download/${link?.token}/epub`);
  const epub = await readCopyAt(link?.token, "epub");
  expect(epub.headers.get("Content-Type")).toBe("application/epub+zip");
  expect(epub.headers.get("Content-Disposition")).toContain('filename="w-objeciach-mafii.epub"');
  const entries = unzipSync(new Uint8Array(await epub.arrayBuffer()));
  const marked = Object.keys(entries).filter((path) => /(tytul|rozdzial-\d)\.xhtml$/.test(path));
  expect(marked).toHaveLength(5);
  for (const path of marked) expect(strFromU8(entries[path] ?? new Uint8Array())).toContain(mark);
  for (const entry of Object.values(entries)) expect(strFromU8(entry)).not.toContain(order.email);

  await takeCopy(link?.token, "pdf");
  const pdf = Buffer.from(await (await readCopyAt(link?.token, "pdf")).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const text = await extractText(pdf);
  const pages = text.split(mark).length - 1;
  expect(pages).toBe(13);
  expect(text).not.toContain(order.email);
});

describe("a link", () => {
  test("counts each format once in a quarter of an hour, and looking at it never", async () => {
    const clock = { now: new Date() };
    const order = await placeDeliveredBookOrder(testContext("worker", clock));
    const token = (await bookRecordsOf(order.id)).link?.token;
    const left = async () => (await bookRecordsOf(order.id)).link?.downloadsLeft;

    await downloadPage(token);
    expect((await copyLoader(token, "pdf")).status).toBe(303);
    expect(await left()).toBe(10);
    await Promise.all([takeCopy(token, "pdf"), takeCopy(token, "pdf"), takeCopy(token, "pdf")]);
    expect(await left()).toBe(9);
    for (let read = 0; read < 3; read++) expect((await readCopyAt(token, "pdf")).status).toBe(200);
    expect(await left()).toBe(9);
    await takeCopy(token, "epub");
    expect(await left()).toBe(8);
    expect((await recordsOf(order.id)).events.filter((type) => type === "downloaded")).toHaveLength(
      2,
    );
  });

  test("gives the rest of a file to whom the line broke off", async () => {
    const order = await placeDeliveredBookOrder();
    const token = (await bookRecordsOf(order.id)).link?.token;
    await takeCopy(token, "pdf");
    const whole = Buffer.from(await (await readCopyAt(token, "pdf")).arrayBuffer());
    const etag = (await readCopyAt(token, "pdf")).headers.get("ETag") ?? "";
    const rest = await readCopyAt(token, "pdf", { Range: "bytes=1000-", "If-Range": etag });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(whole.subarray(1000));
  });

  test("ends with its last download, says how to go on, and a fresh one comes by mail", async () => {
    const order = await placeDeliveredBookOrder();
    const { link } = await bookRecordsOf(order.id);
    const { db } = ctx;
    const past = new Date(Date.now() - 3_600_000);
    await db
      .update(downloads)
      .set({ downloadsLeft: 1 })
      .where(eq(downloads.token, link?.token ?? ""));
    expect(await takeCopy(link?.token, "epub")).toMatch(/epub$/);
    expect(await takeCopy(link?.token, "pdf")).toBe(`/ebook/download/${link?.token}`);
    expect(await downloadPage(link?.token)).toMatchObject({
      status: 410,
      data: { state: "ended" },
    });
    // What was counted can still be fetched to its end.
    expect((await readCopyAt(link?.token, "epub")).status).toBe(200);

    expect((await orderPageOf(order.token)).download).toMatchObject({ ended: true });
    expect(await press(order.token, "resend")).toBe("resend-too_soon");
    await db.update(mails).set({ createdAt: past }).where(eq(mails.orderId, order.id));
    expect(await press(order.token, "resend")).toBe("resend-offered");
    await sendQueuedMails(order.id);
    const fresh = (await bookRecordsOf(order.id)).link;
    expect(fresh?.token).not.toBe(link?.token);
    expect(fresh?.downloadsLeft).toBe(10);
    const { delivered } = await recordsOf(order.id);
    expect(delivered).toHaveLength(2);
    expect(delivered.some(({ text }) => `${text}`.includes(fresh?.token ?? "-"))).toBe(true);
    expect(await takeCopy(fresh?.token, "pdf")).toMatch(/pdf$/);
  });

  test("ends with its time, and its copies go; the content of the order does not take them along", async () => {
    const clock = { now: new Date() };
    const later = testContext("worker", clock);
    const order = await placeDeliveredBookOrder(later);
    const { link } = await bookRecordsOf(order.id);
    clock.now = new Date(clock.now.getTime() + 2 * day);
    await deleteExpiredContent(later);
    await deleteExpiredCopies(later);
    expect((await bookRecordsOf(order.id)).copies).toHaveLength(2);
    expect(link?.expiresAt.getTime()).toBe(link ? link.createdAt.getTime() + 30 * day : 0);
    clock.now = new Date(clock.now.getTime() + 29 * day);
    await deleteExpiredCopies(later);
    expect((await bookRecordsOf(order.id)).copies).toEqual([]);
  });

  test("is dead once the money has gone back", async () => {
    const order = await placeDeliveredBookOrder();
    const { link } = await bookRecordsOf(order.id);
    await takeCopy(link?.token, "pdf");
    await transitionOrder(testContext("gateway"), order.id, "refunded");
    expect(await downloadPage(link?.token)).toMatchObject({
      status: 410,
      data: { state: "stopped" },
    });
    expect((await copyLoader(link?.token, "pdf")).status).toBe(303);
    expect(await takeCopy(link?.token, "epub")).toBe(`/ebook/download/${link?.token}`);
    expect((await orderPageOf(order.token)).download).toBeNull();
  });

  test("ends with a withdrawal, whenever the money goes, and whatever becomes of its refund", async () => {
    const order = await placeDeliveredBookOrder();
    const { link } = await bookRecordsOf(order.id);
    await db.update(mails).set(bounced).where(eq(mails.orderId, order.id));
    await withdrawOrder(testContext("buyer"), { token: order.token, name: null });
    const dropped = { refundBegunAt: null, confirmationSavedAt: new Date() };
    await db.update(orders).set(dropped).where(eq(orders.id, order.id));
    expect(await takeCopy(link?.token, "epub")).toBe(`/ebook/download/${link?.token}`);
    expect((await bookRecordsOf(order.id)).copies).toEqual([]);
    expect((await recordsOf(order.id)).order).toMatchObject({ openedAt: null });
    await inTransaction(ctx, async (tx) => {
      const locked = await lockOrder(tx, { id: order.id });
      expect(await noteOpened(tx, locked!)).toBe(false);
    });
  });

  test.each(["", "x", "a".repeat(32), "%00", "Ebook-x"])(
    "that is %j leads nowhere",
    async (token) => {
      expect((await downloadPage(token)).status).toBe(404);
      expect((await copyLoader(token, "pdf")).status).toBe(303);
    },
  );
});

test("before payment there is neither link nor mail nor copy", async () => {
  const order = await placeBookOrder();
  await fulfil(order.id);
  await stampCopies(ctx, order.id);
  expect(await bookRecordsOf(order.id)).toEqual({ links: [], link: undefined, copies: [] });
  expect((await recordsOf(order.id)).delivered).toEqual([]);
});

test("staff see until when an order's link works, and how often", async () => {
  const order = await placeDeliveredBookOrder();
  const { link } = await bookRecordsOf(order.id);
  const seen = async (now: Date) =>
    (await orderCard(staffContext("support", { now }), order.id)).download;
  const { expiresAt, downloadsLeft } = link!;
  expect(downloadsLeft).toBe(10);
  const terms = { expiresAt, downloadsLeft };
  expect(await seen(new Date())).toEqual({ ...terms, ended: false });
  expect(await seen(expiresAt)).toEqual({ ...terms, ended: true });
});

test("a mail that nobody takes leaves the book on the order's page", async () => {
  const order = await placePaidBookOrder(ctx, "nie-adres");
  await fulfil(order.id);
  const { order: failed, jobs } = await recordsOf(order.id);
  expect(failed).toMatchObject({ status: "failed", failure: "mail_refused" });
  expect(jobs.map(({ task }) => task)).toContain("stamp_copies");
  await stampCopies(ctx, order.id);
  expect(await orderPageOf(order.token)).toMatchObject({ download: null });
  await saveConfirmation(ctx, order.token);
  const { download } = await orderPageOf(order.token);
  expect((await downloadPage(download?.token)).data).toMatchObject({ state: "ready" });
});

test("a corrected address gets another link, and the first one and its copies are gone", async () => {
  const order = await placeDeliveredBookOrder();
  const { link } = await bookRecordsOf(order.id);
  const email = `ewa.${order.id}@example.com`;
  await correctEmail(ctx, { token: order.token, email });
  expect((await downloadPage(link?.token)).data).toMatchObject({ state: "ended" });
  await sendQueuedMails(order.id);
  await stampCopies(ctx, order.id);
  const { link: fresh, copies } = await bookRecordsOf(order.id);
  const epub = copies.find(({ format }) => format === "epub");
  const page = unzipSync(new Uint8Array(epub?.bytes ?? []))["EPUB/tytul.xhtml"];
  expect(strFromU8(page ?? new Uint8Array())).toContain("e•••@example.com");
  const corrected = mailsTo(email).map(({ text }) => `${text}`);
  expect(corrected).toHaveLength(1);
  expect(corrected[0]).toContain(fresh?.token);
  expect(corrected[0]).not.toContain(link?.token);
});

test("the order's page and the thank-you page tell how a book order stands, in its own words", async () => {
  const order = await placePaidBookOrder();
  const before = await orderPageOf(order.token);
  expect(before).toMatchObject({ delivery: "download", download: null, documents: [] });
  expect(orderStages(before).map(({ label }) => label)).toEqual([
    "Zamówienie przyjęte",
    "Płatność potwierdzona",
    "E-mail z linkiem wysłany",
  ]);
  await fulfil(order.id);
  const after = await orderPageOf(order.token);
  expect(after.download).toMatchObject({ ended: false, downloadsLeft: 10 });
  expect(orderStages(after).every(({ state }) => state === "done")).toBe(true);
});
