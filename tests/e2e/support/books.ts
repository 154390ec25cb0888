import type { Page } from "@playwright/test";
import type { Sql } from "postgres";

export const shopPath = "/books";

/** Orders the book on its plain page and arrives at the gateway's payment page. */
export async function buyBook(page: Page, email: string): Promise<void> {
  await page.goto("/books/w-objeciach-mafii");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("checkbox", { name: /Chcę dostać e-book od razu/ }).check();
  await page.getByRole("button", { name: /^Zamów i zapłać \d/ }).click();
  await page.waitForURL(/\/pay\//);
}

/** The address of the newest link of somebody's order. */
export async function downloadPath(sql: Sql, email: string): Promise<string> {
  const [link] = await sql<{ token: string }[]>`
    select d.token from downloads d join orders o on o.id = d.order_id
    where o.email = ${email} order by d.id desc`;
  return `/ebook/download/${link?.token}`;
}
