import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  auditLog,
  bookEditions,
  bookFiles,
  books,
  orders,
  priceHistory,
  storedFiles,
} from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { action as replaceFiles } from "~/routes/admin/book-files";
import { action as edit } from "~/routes/admin/edit-book";
import { action as add, loader as newBook } from "~/routes/admin/new-book";
import { loader as cover } from "~/routes/books/cover";
import { loader as fragment } from "~/routes/books/fragment";
import { action as order, loader as bookPage } from "~/routes/orders/order-form";
import { loader as shop } from "~/routes/books/shop";
import { loader as sitemap } from "~/routes/public/sitemap";
import { getOrderPage } from "~/services/buyers/queries.server";
import { addBook } from "~/services/books/add-book.server";
import { deleteLooseBookFiles, storeBookFile } from "~/services/books/book-files.server";
import { inspectBookFile } from "~/services/books/inspect-book-file.server";
import { bookProduct } from "~/products/e-book/product";
import { findBookOnSale } from "~/services/books/queries.server";
import { archiveBook, deleteBook, unpublishBook } from "~/services/books/shelve-book.server";
import { editBook } from "~/services/books/edit-book.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { listEbookOrders } from "~/services/buyers/ebook-desk.server";
import { deleteExpiredCopies } from "~/services/downloads/delete-expired-copies.server";
import { orderNumber } from "~/services/orders/order-number";
import { bookRecordsOf, placeDeliveredBookOrder, placePaidBookOrder } from "../support/books";
import { epubFile, pdfFile } from "../support/book-files";
import { downloadPage, readCopyAt, takeCopy } from "../support/download-pages";
import { signIn } from "../support/members";
import { notifyPaid } from "../support/notifications";
import { testContext } from "../support/orders";
import { mailsTo, recordsOf } from "../support/records";
import { call, get, post } from "../support/requests";
import { fileOf } from "../support/sample-files";
import { newStaff, staffContext } from "../support/staff";
import { sandbox } from "../support/world";
import { extractText } from "../unit/documents/pdf-reading";

const worker = testContext();
const admin = await newStaff("admin");
const { jar } = await signIn(admin.identity);

type Refused = { errors: Record<string, string>; values: Record<string, string> };

const facts = (more: Record<string, string> = {}) => ({
  title: "Nocny pociąg",
  author: "Łucja Żak",
  description: "Pociąg, który nie staje.\n\nDruga strona opowieści.",
  price: "19,99",
  isPublished: "on",
  formToken: randomUUID() as string,
  ...more,
});

function formPost(address: string, fields: Record<string, string>, file?: File) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("file", file);
  return jar.on(new Request(new URL(address, "http://shop.test"), { method: "POST", body }));
}

const addForm = (fields: Record<string, string>, file?: File) =>
  call<Refused>(add, formPost("/admin/books/new", fields, file));

const rowOf = async (id: string) => {
  const [row] = await db.select().from(books).where(eq(books.id, id));
  if (!row) throw new Error("no such book");
  return row;
};

/** Adds a book through its form; the id stands in the address that it leads to. */
async function added(fields: Record<string, string> = {}, file?: File) {
  const { location, data } = await addForm(facts(fields), file ?? (await epubFile()));
  const [, id = ""] = /^\/admin\/books\/([\w-]+)\?done=book-added$/.exec(location ?? "") ?? [];
  if (id === "") throw new Error(JSON.stringify(data));
  return rowOf(id);
}

async function productOf(slug: string) {
  const book = await findBookOnSale(worker, slug);
  if (!book) throw new Error("not on sale");
  return bookProduct(book);
}

const pageOf = (slug: string) =>
  call<{ product: { title: string; priceGrosze: number } }>(bookPage, get(`/books/${slug}`), {
    slug,
  });

const doTo = (tab: string, id: string, name: string, reason: string) =>
  call<Refused>(act, jar.on(post(`/admin/${tab}/${id}/${name}`, { reason })), {
    tab,
    id,
    act: name,
  });

const lastAudit = async (id: string) => {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  return row;
};

describe("a book that staff add", () => {
  test("is sold at once by the one pipeline: page, order, payment, mail, marked copy", async () => {
    const book = await added({ excerpt: "Pierwsze zdanie.\n\nDrugie zdanie." });
    const { slug } = book;
    expect(book).toMatchObject({ isPublished: true, priceGrosze: 1999, edition: 1 });
    expect(await lastAudit(book.id)).toMatchObject({ act: "add_book", reason: "new_book" });

    const page = await pageOf(slug);
    expect(page.data.product).toMatchObject({ title: "Nocny pociąg", priceGrosze: 1999 });
    const shelf = await call<{ books: { slug: string; contents: string[] }[] }>(
      shop,
      get("/books"),
    );
    const shown = shelf.data.books.find((each) => each.slug === slug);
    expect(shown?.contents.join()).toContain("EPUB");
    expect(shown?.contents.join()).not.toContain("PDF");
    const map = await (await call(sitemap, get("/sitemap.xml"))).response?.text();
    expect(map).toContain(`/books/${slug}</loc>`);
    expect(map).toContain(`/books/${slug}/fragment</loc>`);
    const beginning = await call<{ paragraphs: string[] }>(fragment, get("/"), { slug });
    expect(beginning.data.paragraphs).toEqual(["Pierwsze zdanie.", "Drugie zdanie."]);
    expect(await (await call(cover, get("/"), { slug })).response?.text()).toMatch(/^<svg/);

    const email = `kupuje.${randomUUID()}@example.com`;
    const form = { email, consent: "on", formToken: randomUUID(), price: "0.01" };
    const placed = await call(order, post(`/books/${slug}`, form), { slug });
    expect(placed.status).toBe(303);
    const [row] = await db.select().from(orders).where(eq(orders.email, email));
    if (!row) throw new Error("no order");
    expect(row).toMatchObject({
      ...{ productSlug: "e-book", bookSlug: slug, bookEdition: 1 },
      ...{ bookTitle: "Nocny pociąg", priceGrosze: 1999, orderType: "Ebook" },
    });
    const { transactions } = await recordsOf(row.id);
    const sum = { tr_amount: "19.99", tr_paid: "19.99", tr_email: email };
    await notifyPaid(row, transactions[0]?.title ?? "", sum);
    await fulfilOrder(worker, { orderId: row.id, lastAttempt: false });
    await stampCopies(worker, row.id);

    const { link, copies } = await bookRecordsOf(row.id);
    expect(copies.map(({ format }) => format)).toEqual(["epub"]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain("Nocny pociąg");
    expect(mail?.text).toContain(`/ebook/download/${link?.token}`);
    expect(mail?.text).not.toContain("w dwóch formatach");
    expect((await downloadPage(link?.token)).data).toMatchObject({
      ...{ state: "ready", title: "Nocny pociąg", formats: ["epub"] },
    });
    // A format that is not there is neither counted nor promised.
    expect(await takeCopy(link?.token, "pdf")).toBeNull();
    expect((await bookRecordsOf(row.id)).link?.downloadsLeft).toBe(10);
    await takeCopy(link?.token, "epub");
    const copy = await readCopyAt(link?.token, "epub");
    expect(copy.headers.get("Content-Disposition")).toContain(`filename="${slug}.epub"`);
    const entries = unzipSync(new Uint8Array(await copy.arrayBuffer()));
    const chapter = strFromU8(entries["EPUB/rozdzial-1.xhtml"] ?? new Uint8Array());
    expect(chapter).toContain("Pociąg ruszył o północy.".slice(0, 6));
    expect(chapter).toContain(`Egzemplarz ${orderNumber(row.number)} · k•••@example.com`);
  });

  test("comes as a PDF as well, each page of which is marked", async () => {
    const { slug } = await added({ title: "Tylko PDF" }, await pdfFile("Sam papier"));
    const done = await placeDeliveredBookOrder(worker, await productOf(slug));
    const { link, copies } = await bookRecordsOf(done.id);
    expect(copies.map(({ format }) => format)).toEqual(["pdf"]);
    await takeCopy(link?.token, "pdf");
    const pdf = Buffer.from(await (await readCopyAt(link?.token, "pdf")).arrayBuffer());
    const text = await extractText(pdf);
    expect(text).toContain("Sam papier");
    expect(text).toContain(`Egzemplarz ${orderNumber(done.number)}`);
  });

  test("is one book, however often its form is sent", async () => {
    const fields = facts({ title: "Raz a dobrze" });
    const file = await epubFile();
    const answers = await Promise.all([1, 2, 3].map(() => addForm(fields, file)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await db.select().from(books).where(eq(books.title, "Raz a dobrze"))).toHaveLength(1);
  });

  test("gets an address of its own where its title is taken, or is a product's", async () => {
    const file = await epubFile();
    const slugs = await Promise.all(
      ["Ta sama", "Ta sama", "Ta sama"].map(async (title) => (await added({ title }, file)).slug),
    );
    expect(slugs.sort()).toEqual(["ta-sama", "ta-sama-2", "ta-sama-3"]);
    expect((await added({ title: "Therapist" }, file)).slug).toBe("therapist-2");
    expect((await added({ title: "🌙" }, file)).slug).toBe("ksiazka");
    expect((await added({ title: "Żółty/../Księżyc <b>" }, file)).slug).toBe("zolty-ksiezyc-b");
  });

  test("is asked for again in the specification's words, and no file has to be sent twice", async () => {
    const empty = await addForm({ ...facts(), title: " ", description: "" }, await epubFile("Raz"));
    expect(empty.status).toBe(422);
    expect(empty.data.errors).toMatchObject({
      "": "Wypełnij wszystkie pola.",
      title: "Podaj tytuł.",
      description: "Napisz opis.",
    });
    const kept = empty.data.values.filePath ?? "";
    expect(kept).toMatch(/^[\da-f-]{36}$/);
    const named = await addForm(facts({ title: "Z nazwanym plikiem", filePath: kept }));
    expect(named.location).toContain("done=book-added");

    const without = await addForm(facts());
    expect(without.data.errors).toMatchObject({
      "": "Wypełnij wszystkie pola.",
      file: expect.stringContaining("Dodaj plik") as string,
    });
    expect((await addForm(facts({ filePath: randomUUID() }))).status).toBe(422);
    for (const price of ["", "zero", "0,99", "1000,01", "-5"])
      expect((await addForm(facts({ price }), await epubFile())).data.errors.price).toBeTruthy();
  });

  test("is told not to have been added where the shop fails", async () => {
    const form = facts({ title: "Nie zapisze się" });
    await db.execute(`create function refuse_book() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await db.execute(`create trigger refuse before insert on books execute function refuse_book()`);
    const { status, data } = await addForm(form, await epubFile());
    await db.execute(`drop trigger refuse on books; drop function refuse_book`);
    expect(status).toBe(500);
    expect(data.errors[""]).toBe("❌ Błąd przy dodawaniu e-booka.");
    expect(data.values.title).toBe("Nie zapisze się");
  });

  test("that is not published is seen by nobody", async () => {
    const book = await added({ title: "Szkic", isPublished: "" });
    expect(book).toMatchObject({ isPublished: false, firstPublishedAt: null });
    for (const [loader, params] of [[bookPage], [fragment], [cover]].map(
      ([each]) => [each, { slug: book.slug }] as const,
    ))
      expect((await call(loader as never, get(`/books/${book.slug}`), params)).status).toBe(404);
    const form = { email: "a@example.com", consent: "on", formToken: randomUUID() };
    const ordered = await call(order, post(`/books/${book.slug}`, form), { slug: book.slug });
    expect(ordered.status).toBe(404);
  });
});

describe("a book that changes", () => {
  const change = (book: { id: string; revision: number }, more: Record<string, string> = {}) =>
    call<Refused>(
      edit,
      formPost(`/admin/books/${book.id}/edit`, {
        ...facts(more),
        revision: String(book.revision),
        reason: "price_change",
      }),
      { id: book.id },
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
  });

  test("gives new buyers its new edition, and the others the one that they bought", async () => {
    const book = await added({ title: "Dwa wydania" }, await epubFile("Pierwsze wydanie"));
    const first = await placeDeliveredBookOrder(worker, await productOf(book.slug));
    const path = `/admin/books/${book.id}/files`;
    const sent = { revision: String(book.revision), reason: "new_edition", keep: "on" };
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

describe("who may not", () => {
  test.each(["support", "finance", "moderator"] as const)("%s changes no book", async (role) => {
    const ctx = staffContext(role);
    const { id: bookId, revision } = await added({ title: `Nie dla ${role}` });
    const reason = "mistake" as const;
    const given = { title: "x", author: "x", description: "x", excerpt: null, priceGrosze: 100 };
    const found = await inspectBookFile(await epubFile());
    if (typeof found === "string") throw new Error(found);
    const tries = [
      () => addBook(ctx, { ...given, formToken: randomUUID(), fileIds: [], isPublished: true }),
      () => editBook(ctx, { ...given, bookId, revision, reason }),
      () => unpublishBook(ctx, { bookId, reason }),
      () => archiveBook(ctx, { bookId, reason }),
      () => deleteBook(ctx, { bookId, reason }),
      () => storeBookFile(ctx, found),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow("manage_books");
    const { jar: theirs } = await signIn((await newStaff(role)).identity);
    expect((await call(newBook, theirs.on(get("/admin/books/new")))).status).toBe(403);
    expect((await rowOf(bookId)).isPublished).toBe(true);
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
    const rows = (await list({ paid: "paid" })).rows;
    expect(rows.find(({ id }) => id === paid.id)).toMatchObject({
      ...{ title: "Do listy", isPaid: true, isSent: false, canSend: true },
    });
    expect(rows.find(({ id }) => id === sent.id)).toMatchObject({ isSent: true, canSend: false });
    const refused = await doTo("ebooks", sent.id, "send", "mail_not_received");
    expect(refused.status).toBe(409);
    expect(refused.data.errors[""]).toContain("Błąd podczas ponownej wysyłki.");
  });

  test("that were given up are sent once somebody sees to it", async () => {
    const { slug } = await added({ title: "Poczta padła" });
    const lost = await placePaidBookOrder(worker, undefined, await productOf(slug));
    sandbox.faults.arm({ service: "resend", fault: "server_error", times: 5 });
    const nextDay = { now: new Date(Date.now() + 25 * 60 * 60_000) };
    await fulfilOrder(testContext("worker", nextDay), { orderId: lost.id, lastAttempt: true });
    sandbox.faults.clear();
    const before = (await recordsOf(lost.id)).order;
    expect(before).toMatchObject({ status: "failed", failure: "mail_unavailable" });
    const done = await doTo("ebooks", lost.id, "send", "mail_not_received");
    expect(done.location).toContain("done=ebook-sent");
    await fulfilOrder(worker, { orderId: lost.id, lastAttempt: true });
    const { order: after } = await recordsOf(lost.id);
    expect(after).toMatchObject({ status: "completed", failure: null });
    expect(await lastAudit(lost.id)).toMatchObject({
      act: "send_again",
      reason: "mail_not_received",
    });
    expect((await doTo("ebooks", lost.id, "send", "mail_not_received")).status).toBe(409);
  });
});

test("a file that no book uses goes after a month, one that is sold stays", async () => {
  await added({ title: "Zostaje" }, await epubFile("Zostaje"));
  await addForm({ ...facts(), title: "" }, await epubFile("Zbędny"));
  const kept = async () => (await db.select().from(bookFiles)).length;
  const before = await kept();
  expect(await deleteLooseBookFiles(testContext("schedule"))).toBe(0);
  const later = { now: new Date(Date.now() + 31 * 24 * 60 * 60_000) };
  const gone = await deleteLooseBookFiles(testContext("schedule", later));
  expect(gone).toBeGreaterThan(0);
  expect(await kept()).toBe(before - gone);
  expect(await db.select().from(storedFiles)).toHaveLength(await kept());
});
