import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { bookEditions, books, orders, priceHistory } from "~/db/schema";
import { action as replaceFiles, loader as filesPage } from "~/routes/admin/book-files";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as cover } from "~/routes/books/cover";
import { getOrderPage } from "~/services/orders/order-page.server";
import { actLinksOf } from "~/services/acts/act-links.server";
import { bookCard } from "~/services/books/desk-queries.server";
import { editBook } from "~/services/books/edit-book.server";
import { deleteBook } from "~/services/books/change-book-state.server";
import { inTransaction } from "~/services/command/context.server";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { listEbookOrders } from "~/services/desk/ebooks.server";
import { deleteExpiredCopies } from "~/services/downloads/delete-expired-copies.server";
import { withPriceLock } from "~/services/prices/record-prices.server";
import { bookRecordsOf, placeDeliveredBookOrder, placePaidBookOrder } from "../../support/books";
import { epubFile, pdfFile } from "../../support/book-files";
import { downloadPage } from "../../support/download-pages";
import { provedAgo } from "../../support/members";
import { deliverOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get } from "../../support/requests";
import { sandbox } from "../../support/world";
import {
  bookDesk,
  facts,
  lastAudit,
  pageOf,
  productOf,
  rowOf,
  type Refused,
} from "../../support/book-desk";

const worker = testContext();
const { admin, jar, formPost, added, doTo } = await bookDesk();

describe("a book that changes", () => {
  const change = (book: { id: string; revision: number }, more: Record<string, string> = {}) =>
    call<Refused>(
      act,
      formPost(`/admin/books/${book.id}/edit`, {
        ...facts(more),
        version: String(book.revision),
        reason: "price_change",
      }),
      { tab: "books", id: book.id, act: "edit" },
    );

  test("keeps title and price for whoever has ordered it, and writes its price down", async () => {
    const book = await added({ title: "Przed zmianą" });
    const bought = await placeDeliveredBookOrder(worker, await productOf(book.slug));
    const done = await change(book, { title: "Po zmianie", price: "29,99" });
    expect(done.location).toBe(`/admin/books/${book.id}?done=book-edited`);
    expect((await rowOf(book.id)).slug).toBe(book.slug);
    expect((await pageOf(book.slug)).data.product).toMatchObject({
      ...{ title: "Po zmianie", priceGrosze: 2999 },
    });
    const prices = await db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productSlug, book.slug))
      .orderBy(priceHistory.validFrom);
    expect(prices.map(({ priceGrosze }) => priceGrosze)).toEqual([1999, 2999]);
    expect(await getOrderPage(worker, bought.token)).toMatchObject({
      ...{ bookTitle: "Przed zmianą", priceGrosze: 1999 },
    });
    expect(await lastAudit(book.id)).toMatchObject({
      ...{ act: "edit_book", reason: "price_change" },
      after: { priceGrosze: 2999, changed: "title,priceGrosze" },
    });
  });

  test("tells the second of two people at once, with what they typed", async () => {
    const book = await added({ title: "Dwoje naraz" });
    expect((await change(book, { title: "Pierwsza" })).status).toBe(303);
    const late = await change(book, { title: "Druga" });
    expect(late.status).toBe(409);
    expect(late.data.errors[""]).toContain("Ktoś był szybszy");
    expect(late.data.values.title).toBe("Druga");
    expect((await rowOf(book.id)).title).toBe("Pierwsza");
    // Who was told, and saves once more, means it.
    const insisted = await change(
      { id: book.id, revision: Number(late.data.values.version) },
      {
        title: "Druga",
      },
    );
    expect(insisted.status).toBe(303);
    expect((await rowOf(book.id)).title).toBe("Druga");
    const version = { id: book.id, revision: "nic" as never };
    expect((await change(version, { title: "Trzecia" })).status).toBe(409);
  });

  test("lies in the archive as it is, and says so before anything is typed", async () => {
    const seen = await added({ title: "Nieodłożona" });
    expect((await change(seen, { title: "Odłożona" })).status).toBe(303);
    const book = await rowOf(seen.id);
    await doTo("books", book.id, "archive", "offer_change");
    const { revision } = await rowOf(book.id);
    const late = await change({ id: book.id, revision }, { title: "Inna" });
    expect(late.status).toBe(409);
    expect((await rowOf(book.id)).title).toBe("Odłożona");
    // Nobody was told of the new version, so it is not taken for seen.
    const older = await change(seen, { title: "Inna" });
    expect(older.data.values.version).toBe(String(seen.revision));
    const address = `/admin/books/${book.id}/edit`;
    const page = await call(actPage, jar.on(get(address)), {
      ...{ tab: "books", id: book.id, act: "edit" },
    });
    expect(page.data).toMatchObject({
      preview: { impossible: "Ta książka jest w archiwum. Najpierw ją przywróć." },
    });
    const files = await call(filesPage, jar.on(get(`/admin/books/${book.id}/files`)), {
      id: book.id,
    });
    expect(files.status).toBe(409);
    const links = actLinksOf("books", await bookCard(admin.ctx, book.id), admin.ctx);
    expect(links.map(({ act: name }) => name)).toEqual(["restore", "delete"]);
  });

  test("is asked for again in the specification's words where something is missing", async () => {
    const book = await added({ title: "Bez opisu" });
    const { status, data } = await change(book, { title: "", price: "0" });
    expect(status).toBe(422);
    expect(data.errors).toMatchObject({ "": "Wypełnij wszystkie pola.", title: "Podaj tytuł." });
    expect(data.errors.price).toBeTruthy();
  });

  test("gives new buyers its new edition, and the others the one that they bought", async () => {
    const book = await added({ title: "Dwa wydania" }, await epubFile("Pierwsze wydanie"));
    const first = await placeDeliveredBookOrder(worker, await productOf(book.slug));
    const path = `/admin/books/${book.id}/files`;
    const sent = { version: String(book.revision), reason: "new_edition", keep: "on" };
    const done = await call<Refused>(
      replaceFiles,
      formPost(path, sent, await pdfFile("Drugie wydanie")),
      { id: book.id },
    );
    expect(done.location).toContain("done=book-files-replaced");
    const second = await placeDeliveredBookOrder(worker, await productOf(book.slug));
    expect((await bookRecordsOf(second.id)).copies.map(({ format }) => format)).toEqual([
      ...["epub", "pdf"],
    ]);
    // Copies go with their link and are made again for a fresh one, of the same edition.
    const later = { now: new Date(Date.now() + 40 * 24 * 60 * 60_000) };
    await deleteExpiredCopies(testContext("schedule", later));
    await stampCopies(worker, first.id);
    const again = (await bookRecordsOf(first.id)).copies;
    expect(again.map(({ format }) => format)).toEqual(["epub"]);
    const late = await call<Refused>(
      replaceFiles,
      formPost(path, sent, await pdfFile("Spóźnione")),
      {
        id: book.id,
      },
    );
    expect(late.status).toBe(409);
    expect(await lastAudit(book.id)).toMatchObject({
      ...{ act: "replace_book_file", before: { edition: 1 } },
    });
  });

  test("leaves the shop and comes back, and whoever bought it keeps it", async () => {
    const book = await added({ title: "Wycofana" });
    const bought = await placeDeliveredBookOrder(worker, await productOf(book.slug));
    expect((await doTo("books", book.id, "unpublish", "rights_holder")).location).toContain(
      "done=book-unpublished",
    );
    expect((await pageOf(book.slug)).status).toBe(404);
    const { link } = await bookRecordsOf(bought.id);
    expect((await downloadPage(link?.token)).data).toMatchObject({ state: "ready" });
    expect((await call(cover, get("/"), { slug: book.slug })).status).toBe(200);
    expect((await doTo("books", book.id, "unpublish", "mistake")).status).toBe(409);

    // What cannot be undone asks for a fresh sign-in first.
    await provedAgo(admin.identity.id, 16);
    expect((await doTo("books", book.id, "delete", "mistake")).status).toBe(401);
    expect((await doTo("books", book.id, "archive", "offer_change")).status).toBe(303);
    expect((await doTo("books", book.id, "publish", "mistake")).status).toBe(409);
    expect((await doTo("books", book.id, "restore", "mistake")).status).toBe(303);
    expect((await doTo("books", book.id, "publish", "mistake")).status).toBe(303);
    expect((await pageOf(book.slug)).status).toBe(200);
  });

  test("is deleted only while nobody has ordered it", async () => {
    const book = await added({ title: "Nikt nie kupił" });
    await deleteBook(admin.ctx, { bookId: book.id, reason: "mistake" });
    for (const [table, column] of [
      [books, books.slug],
      [bookEditions, bookEditions.bookSlug],
      [priceHistory, priceHistory.productSlug],
    ] as const)
      expect(await db.select().from(table).where(eq(column, book.slug))).toEqual([]);

    const sold = await added({ title: "Ktoś kupił" });
    await placePaidBookOrder(worker, undefined, await productOf(sold.slug));
    await expect(deleteBook(admin.ctx, { bookId: sold.id, reason: "mistake" })).rejects.toThrow(
      "ordered",
    );
    expect(await lastAudit(sold.id)).toMatchObject({ act: "add_book" });
  });
});

describe("while a price is being judged or written", () => {
  test.each(["edit", "delete"] as const)("a book waits with its %s", async (change) => {
    const { id: bookId, title, author, description, excerpt } = await added();
    const facts = { title, author, description, excerpt, priceGrosze: 2_999 };
    await withPriceLock(worker, async () => {
      const tried = inTransaction(admin.ctx, async (tx) => {
        await tx.db.execute(sql`set local lock_timeout = '50ms'`);
        if (change === "delete") await deleteBook(tx, { bookId, reason: "mistake" });
        else await editBook(tx, { ...facts, bookId, revision: 1, reason: "price_change" });
      });
      await expect(tried).rejects.toMatchObject({ cause: { code: "55P03" } });
    });
  });
});

describe("orders of books", () => {
  test("are listed by payment and by book, and only one that waits can be sent", async () => {
    const { slug } = await added({ title: "Do listy" });
    const product = await productOf(slug);
    const paid = await placePaidBookOrder(worker, undefined, product);
    const sent = await placeDeliveredBookOrder(worker, product);
    const list = (filters: object) => listEbookOrders(admin.ctx, { book: slug, ...filters }, 1);
    expect((await list({})).total).toBe(2);
    expect((await list({ paid: "unpaid" })).total).toBe(0);
    const email = `czyta.${randomUUID()}@example.com`;
    await db.update(orders).set({ email }).where(eq(orders.id, sent.id));
    expect((await list({ email: email.toUpperCase() })).rows).toMatchObject([{ id: sent.id }]);
    expect((await listEbookOrders(admin.ctx, { email }, 1)).total).toBe(1);
    const rows = (await list({ paid: "paid" })).rows;
    expect(rows.find(({ id }) => id === paid.id)).toMatchObject({
      ...{
        productTitle: "Do listy",
        paidAt: expect.any(Date) as Date,
        completedAt: null,
        canSendBook: true,
      },
    });
    expect(rows.find(({ id }) => id === sent.id)).toMatchObject({
      completedAt: expect.any(Date) as Date,
      canSendBook: false,
    });
    const refused = await doTo("ebooks", sent.id, "send", "mail_not_received");
    expect(refused.status).toBe(409);
    expect(refused.data.errors[""]).toContain("Błąd podczas ponownej wysyłki.");
  });

  test("that were given up are sent once somebody sees to it", async () => {
    const { slug } = await added({ title: "Poczta padła" });
    const lost = await placePaidBookOrder(worker, undefined, await productOf(slug));
    sandbox.faults.arm({ service: "resend", fault: "server_error", times: 5 });
    const now = deliverOrder(worker, { orderId: lost.id, lastAttempt: true });
    await expect(now).rejects.toThrow("resend unavailable");
    const nextDay = { now: new Date(Date.now() + 25 * 60 * 60_000) };
    await deliverOrder(testContext("worker", nextDay), { orderId: lost.id, lastAttempt: true });
    sandbox.faults.clear();
    const before = (await recordsOf(lost.id)).order;
    expect(before).toMatchObject({ status: "failed", failure: "mail_unavailable" });
    // A book whose money goes back is not sent as well.
    const refundBegun = (refundBegunAt: Date | null) =>
      db.update(orders).set({ refundBegunAt }).where(eq(orders.id, lost.id));
    const isOffered = async () =>
      (await listEbookOrders(admin.ctx, { book: slug }, 1)).rows.map((row) => row.canSendBook);
    await refundBegun(new Date());
    expect(await isOffered()).toEqual([false]);
    const refused = await doTo("ebooks", lost.id, "send", "mail_not_received");
    expect(refused.status).toBe(409);
    expect(refused.data.errors[""]).toContain("pieniądze wracają");
    await refundBegun(null);
    expect(await isOffered()).toEqual([true]);
    const done = await doTo("ebooks", lost.id, "send", "mail_not_received");
    expect(done.location).toContain("done=ebook-sent");
    await deliverOrder(worker, { orderId: lost.id, lastAttempt: true });
    const { order: after } = await recordsOf(lost.id);
    expect(after).toMatchObject({ status: "completed", failure: null });
    expect(await lastAudit(lost.id)).toMatchObject({
      act: "send_book",
      reason: "mail_not_received",
    });
    expect((await doTo("ebooks", lost.id, "send", "mail_not_received")).status).toBe(409);
  });
});
