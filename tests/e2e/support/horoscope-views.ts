import { headline } from "./buyer";
import { copyOrder, type OrderState } from "./orders";
import { deliverOrder, placeOrder } from "./plain-orders";
import { expect } from "./test";
import type { View, Visitor } from "./view";

const now = new Date();
const title = "Horoskop specjalny";

const withoutAddress = "special-horoscope without an address";

const shown =
  ({ page }: Pick<Visitor, "page">, path: string, name: string | RegExp) =>
  async () => {
    await page.goto(path);
    await expect(headline(page, name)).toBeVisible();
  };

const resultPage = (token: string) => `/special-horoscope-result?token=${token}`;

const resultOf = (name: string, state: OrderState, heading: string): View => ({
  name: `the page of a horoscope ${name}`,
  prepare: async (visitor) => {
    const order = await placeOrder(visitor, withoutAddress);
    const token = await copyOrder(visitor.sql, order.token, state);
    return shown(visitor, resultPage(token), heading);
  },
});

/** The special horoscope's page, and the order page of one without an address. */
export const horoscopeViews: readonly View[] = [
  {
    name: "the page of a horoscope",
    prepare: async (visitor) => {
      const { token } = await deliverOrder(visitor, withoutAddress);
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
      const order = await placeOrder(visitor, withoutAddress);
      const state: OrderState = { status: "completed", paid_at: now, completed_at: now };
      const token = await copyOrder(visitor.sql, order.token, state);
      return shown(visitor, `/payment/success?tr_crc=${token}`, "Twój dokument jest gotowy");
    },
  },
];
