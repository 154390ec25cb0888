import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { auditLog, books } from "~/db/schema";
import { bookProduct } from "~/products/e-book/product";
import { action as act } from "~/routes/admin/act";
import { action as add } from "~/routes/admin/new-book";
import { loader as bookPage } from "~/routes/orders/order-form";
import { findBookOnSale } from "~/services/books/queries.server";
import { epubFile } from "./book-files";
import { signIn } from "./members";
import { testContext } from "./orders";
import { call, get, post } from "./requests";
import { newStaff } from "./staff";

export type Refused = { errors: Record<string, string>; values: Record<string, string> };

/** What somebody types of a book that nobody else adds. */
export const facts = (more: Record<string, string> = {}) => ({
  title: "Nocny pociąg",
  author: "Łucja Żak",
  description: "Pociąg, który nie staje.\n\nDruga strona opowieści.",
  price: "19,99",
  isPublished: "on",
  formToken: randomUUID() as string,
  ...more,
});

export const rowOf = async (id: string) => {
  const [row] = await db.select().from(books).where(eq(books.id, id));
  if (!row) throw new Error("no such book");
  return row;
};

/** A book as whoever buys it now gets it. */
export async function productOf(slug: string) {
  const book = await findBookOnSale(testContext("visitor"), slug);
  if (!book) throw new Error("not on sale");
  return bookProduct(book);
}

export const pageOf = (slug: string) =>
  call<{ product: { title: string; priceGrosze: number } }>(bookPage, get(`/books/${slug}`), {
    slug,
  });

export const lastAudit = async (id: string) => {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  return row;
};

/** An administrator at the desk of books, signed in. */
export async function bookDesk() {
  const admin = await newStaff("admin");
  const { jar } = await signIn(admin.identity);

  function formPost(address: string, fields: Record<string, string>, file?: File) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (file) body.append("file", file);
    return jar.on(new Request(new URL(address, "http://shop.test"), { method: "POST", body }));
  }

  const addForm = (fields: Record<string, string>, file?: File) =>
    call<Refused>(add, formPost("/admin/books/new", fields, file));

  /** Adds a book through its form; the id stands in the address that it leads to. */
  async function added(fields: Record<string, string> = {}, file?: File) {
    const { location, data } = await addForm(facts(fields), file ?? (await epubFile()));
    const [, id = ""] = /^\/admin\/books\/([\w-]+)\?done=book-added$/.exec(location ?? "") ?? [];
    if (id === "") throw new Error(JSON.stringify(data));
    return rowOf(id);
  }

  const doTo = (tab: string, id: string, name: string, reason: string) =>
    call<Refused>(act, jar.on(post(`/admin/${tab}/${id}/${name}`, { reason })), {
      tab,
      id,
      act: name,
    });

  return { admin, jar, formPost, addForm, added, doTo };
}
