import { copyOrder, orderPage } from "./orders";
import { downloadPath, ownBookOf, shopPath } from "./books";
import { headline } from "./buyer";
import { deliverOrder, placeOrder } from "./plain-orders";
import { expect } from "./test";
import type { View, Visitor } from "./view";

const at = (name: string, path: string, title: string): View => ({
  name,
  prepare:
    async ({ page }) =>
    async () => {
      await page.goto(path);
      await expect(headline(page, title)).toBeVisible();
    },
});

const book = "w-objeciach-mafii";

async function linkOfDelivered(visitor: Visitor): Promise<string> {
  const { request } = await deliverOrder(visitor, book);
  return downloadPath(visitor.sql, request.email);
}

/** The pages of the book, in every state that looks different. */
export const bookViews: readonly View[] = [
  at("the shop of books", shopPath, "Książki"),
  {
    name: "the shop of books with its prices reduced",
    prepare: async ({ page, sql }) => {
      await sql`
        insert into price_history (product_slug, price_grosze, valid_from)
        values ('w-objeciach-mafii', 4999, now() - interval '60 days') on conflict do nothing`;
      return async () => {
        await page.goto(shopPath);
        await expect(
          page.getByText("Najniższa cena z 30 dni przed obniżką: 49,99 zł"),
        ).toBeVisible();
      };
    },
  },
  {
    name: "the shop of books with its dialog",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto(shopPath);
        await ownBookOf(page).getByRole("link", { name: "Kup za" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
  },
  at("the order form of a book", "/books/w-objeciach-mafii", "W objęciach mafii"),
  at("the beginning of a book", "/books/w-objeciach-mafii/fragment", "Atlas"),
  {
    name: "the page of a book order that is delivered",
    prepare: async (visitor) => {
      const { page } = visitor;
      const { token } = await deliverOrder(visitor, book);
      return async () => {
        await page.goto(orderPage(token));
        await expect(page.getByRole("link", { name: "Pobierz e-booka" })).toBeVisible();
      };
    },
  },
  {
    name: "the page of a download",
    prepare: async (visitor) => {
      const { page } = visitor;
      const path = await linkOfDelivered(visitor);
      return async () => {
        await page.goto(path);
        await expect(page.getByRole("button", { name: "Pobierz EPUB" })).toBeVisible();
      };
    },
  },
  {
    name: "the page of a download that has ended",
    prepare: async (visitor) => {
      const { page, sql } = visitor;
      const path = await linkOfDelivered(visitor);
      await sql`update downloads set downloads_left = 0 where token = ${path.split("/").at(-1) ?? ""}`;
      return async () => {
        await page.goto(path);
        await expect(page.getByText("Ten link już nie działa")).toBeVisible();
      };
    },
  },
  {
    name: "the thank-you page of a book order in work",
    prepare: async (visitor) => {
      const { page, sql } = visitor;
      const order = await placeOrder(visitor, book);
      const state = { status: "processing", paid_at: new Date() };
      const token = await copyOrder(sql, order.token, state, "Ebook-");
      return async () => {
        await page.goto(orderPage(token).replace("/payment/success", "/ebook/thank-you"));
        await expect(headline(page, "E-book opłacony")).toBeVisible();
      };
    },
  },
];
