import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { brand } from "~/config/brand";
import { db } from "~/db/client.server";
import { bookFiles, books, orders, storedFiles } from "~/db/schema";
import { loader as newBook } from "~/routes/admin/new-book";
import { loader as cover } from "~/routes/books/cover";
import { loader as fragment } from "~/routes/books/fragment";
import { action as order, loader as bookPage } from "~/routes/orders/order-form";
import { loader as shop } from "~/routes/books/shop";
import { loader as sitemap } from "~/routes/public/sitemap";
import { addBook } from "~/services/books/add-book.server";
import { deleteLooseBookFiles, storeBookFile } from "~/services/books/book-files.server";
import { inspectBookFile } from "~/services/books/inspect-book-file.server";
import { deleteBook, changeBookState } from "~/services/books/change-book-state.server";
import { editBook } from "~/services/books/edit-book.server";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { orderNumber } from "~/services/orders/order-number";
import { bookRecordsOf, placeDeliveredBookOrder } from "../../support/books";
import { epubFile, pdfFile } from "../../support/book-files";
import { downloadPage, readCopyAt, takeCopy } from "../../support/download-pages";
import { signIn } from "../../support/members";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { extractText } from "../../unit/documents/pdf-reading";
import { bookDesk, facts, lastAudit, pageOf, productOf, rowOf } from "../../support/book-desk";

const worker = testContext();
const { addForm, added } = await bookDesk();

describe("a book that staff add", () => {
  test("is sold at once by the one pipeline: page, order, payment, mail, marked copy", async () => {
    const book = await added({ excerpt: "Pierwsze zdanie.\n\nDrugie zdanie." });
    const { slug } = book;
    expect(book).toMatchObject({ isPublished: true, priceGrosze: 1999, edition: 1 });
    expect(await lastAudit(book.id)).toMatchObject({ act: "add_book", reason: null });

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
    const form = { email, consent: "on", ageConsent: "on", formToken: randomUUID(), price: "0.01" };
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
    await deliverOrder(worker, { orderId: row.id, lastAttempt: false });
    await stampCopies(worker, row.id);

    const { link, copies } = await bookRecordsOf(row.id);
    expect(copies.map(({ format }) => format)).toEqual(["epub"]);
    const [mail] = mailsTo(email);
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
    const form = {
      email: "a@example.com",
      consent: "on",
      ageConsent: "on",
      formToken: randomUUID(),
    };
    const ordered = await call(order, post(`/books/${book.slug}`, form), { slug: book.slug });
    expect(ordered.status).toBe(404);
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
      () => changeBookState(ctx, { bookId, reason, move: "unpublish" }),
      () => changeBookState(ctx, { bookId, reason, move: "archive" }),
      () => deleteBook(ctx, { bookId, reason }),
      () => storeBookFile(ctx, found),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow("manage_books");
    const { jar: theirs } = await signIn((await newStaff(role)).identity);
    expect((await call(newBook, theirs.on(get("/admin/books/new")))).status).toBe(403);
    expect((await rowOf(bookId)).isPublished).toBe(true);
  });
});

test("a new book begins with what the specification says: author, price, on sale, and the file that waits for one", async () => {
  const { jar } = await signIn((await newStaff("admin")).identity);
  const begun = async () =>
    (await call<{ values: Record<string, string> }>(newBook, jar.on(get("/admin/books/new")))).data
      .values;
  await added({ title: "Ma swój plik" }, await epubFile("Z książką"));
  const [taken] = await db.select().from(bookFiles).orderBy(desc(bookFiles.storedAt)).limit(1);
  expect((await begun()).filePath).not.toBe(taken!.id);
  await addForm({ ...facts(), title: "" }, await epubFile("Czeka na książkę"));
  const [waiting] = await db.select().from(bookFiles).orderBy(desc(bookFiles.storedAt)).limit(1);
  expect(waiting!.id).not.toBe(taken!.id);
  expect(await begun()).toMatchObject({
    ...{ author: brand.name, price: "29,99", isPublished: "on", filePath: waiting!.id },
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
