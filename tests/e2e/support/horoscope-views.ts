import { headline, paymentPage } from "./buyer";
import { copyOrder, type OrderState } from "./orders";
import { expect } from "./test";
import type { View, Visitor } from "./view";

const now = new Date();
const title = "Horoskop specjalny";

/** Orders a horoscope without an e-mail address and stops at the gateway. */
async function order({ page }: Pick<Visitor, "page">): Promise<void> {
  await page.goto("/horoscope/special");
  await page.getByRole("radio", { name: /^Skorpion/ }).check();
  await page.getByRole("radio", { name: /^Finanse/ }).check();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /Zamawiam i płacę/ }).click();
  await page.waitForURL(/\/pay\//);
}

const shown =
  ({ page }: Pick<Visitor, "page">, path: string, name: string | RegExp) =>
  async () => {
    await page.goto(path);
    await expect(headline(page, name)).toBeVisible();
  };

const resultPage = (token: string) => `/special-horoscope-result?token=${token}`;

async function lastToken({ sql }: Pick<Visitor, "sql">): Promise<string> {
  const [row] = await sql<
    { token: string }[]
  >`select token from orders where product_slug = 'special-horoscope' order by number desc limit 1`;
  return row?.token ?? "";
}

const resultOf = (name: string, state: OrderState, heading: string): View => ({
  name: `the page of a horoscope ${name}`,
  prepare: async (visitor) => {
    await order(visitor);
    const token = await copyOrder(visitor.sql, await lastToken(visitor), state);
    return shown(visitor, resultPage(token), heading);
  },
});

/** The special horoscope's page, and the order page of one without an address. */
export const horoscopeViews: readonly View[] = [
  {
    name: "the page of a horoscope",
    prepare: async (visitor) => {
      const { page, person } = visitor;
      await order(visitor);
      await page.getByRole("textbox", { name: /Adres e-mail/ }).fill(person.email);
      await paymentPage(page).pay.click();
      await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible();
      const token = new URL(page.url()).searchParams.get("tr_crc") ?? "";
      return shown(visitor, resultPage(token), /^Skorpion: /);
    },
  },
  {
    name: "the page of no horoscope",
    prepare: async (visitor) => shown(visitor, "/special-horoscope-result", title),
  },
  resultOf("in work", { status: "processing", paid_at: now }, "Piszemy Twój horoskop"),
  resultOf("that nobody paid for", { status: "expired" }, title),
  resultOf(
    "that is deleted",
    { status: "completed", paid_at: now, completed_at: now, content_deleted_at: now },
    title,
  ),
  {
    name: "the page of an order without an e-mail address",
    prepare: async (visitor) => {
      await order(visitor);
      const state: OrderState = { status: "completed", paid_at: now, completed_at: now };
      const token = await copyOrder(visitor.sql, await lastToken(visitor), state);
      return shown(visitor, `/payment/success?tr_crc=${token}`, "Twój dokument jest gotowy");
    },
  },
];
