import type { Page } from "@playwright/test";
import { formWith, open, submit } from "../../support/plain-browser";
import { bookViews } from "./book-views";
import { fillOrder, headline, orderForm, orderPath } from "./buyer";
import { copyOrder, orderPage, type OrderState } from "./orders";
import { horoscopeViews } from "./horoscope-views";
import { deliverOrder, placeOrder, transactionOf } from "./plain-orders";
import { rentalViews } from "./rental-views";
import { expect } from "./test";
import type { View, Visitor } from "./view";

const product = "emotion-mirror";

/** An order in a state. @returns its token */
async function orderInState(visitor: Visitor, state: OrderState): Promise<string> {
  const { token } = await placeOrder(visitor, product);
  return copyOrder(visitor.sql, token, state);
}

const show = (page: Page, path: string, name: string | RegExp) => async () => {
  await page.goto(path);
  await expect(headline(page, name)).toBeVisible();
};

const pageAt = (name: string, path: string, title: string | RegExp): View => ({
  name,
  prepare: async ({ page }) => show(page, path, title),
});

const orderIn = (name: string, state: OrderState, title: string): View => ({
  name: `the page of an order ${name}`,
  prepare: async (visitor) =>
    show(visitor.page, orderPage(await orderInState(visitor, state)), title),
});

/** The page where something is done with an order. */
const aboutOrder = (name: string, page: string, state: OrderState): View => ({
  name: `the page of ${name}`,
  prepare: async (visitor) => {
    const token = await orderInState(visitor, state);
    return show(visitor.page, `/orders/${token}/${page}`, /adres|umowy|opinia|Reklamacja/);
  },
});

const now = new Date();
const delivered: OrderState = { status: "completed", paid_at: now, completed_at: now };

/** Every page of the shop, in every state that looks different. */
export const views: readonly View[] = [
  ...bookViews,
  { ...pageAt("the landing page", "/", /co Cię męczy/), differsWhenNarrow: true },
  pageAt("the landing page with a recommended group", "/?potrzeba=lek", /co Cię męczy/),
  pageAt("the directory of groups", "/grupy", "Grupy"),
  {
    name: "a sensitive group as visitors see it",
    prepare: async ({ page, sql }) => {
      await sql`insert into groups (slug, name, description, type, is_sensitive, created_at)
        values ('widok-grupy', 'Spokojnie', 'O lęku bez pośpiechu.', 18, true, now())
        on conflict do nothing`;
      return show(page, "/grupy/widok-grupy", "Spokojnie");
    },
  },
  pageAt("the page of gentle movement", "/fitvibes?sila=duzo&czas=20", /masz dziś siłę/),
  pageAt("the horoscope of a day", "/horoscope-detail?sign=rak", "Horoskop dzienny\u00a0– Rak"),
  pageAt(
    "the sign of a birth date",
    "/moj-znak?birthDay=20&birthMonth=3&birthYear=2015",
    "Jaki to znak?",
  ),
  pageAt("the horoscope of a year", "/horoscope-detail?scope=yearly", "Horoskop roczny – Baran"),
  pageAt("the terms", "/regulamin", "Regulamin"),
  pageAt("the privacy policy", "/polityka-prywatnosci", "Polityka prywatności"),
  pageAt("the accessibility statement", "/dostepnosc", "Deklaracja dostępności"),
  pageAt("the contact form", "/kontakt", "Kontakt"),
  {
    name: "the contact form that was sent",
    prepare: async ({ page, shop, person }) => {
      const form = await open(`${shop.url}/kontakt`);
      const message = { email: person.email, message: person.mood };
      const sent = await submit(form, formWith(form, "Wyślij"), message);
      return async () => {
        await page.goto(sent.url);
        await expect(page.getByText("Wiadomość została wysłana!")).toBeVisible();
      };
    },
  },
  {
    name: "the contact form with errors",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto("/kontakt");
        await page.getByRole("button", { name: "Wyślij" }).click();
        await expect(page.getByRole("alert")).toBeFocused();
      },
  },
  pageAt("the hub", "/ai-therapist", "Wsparcie emocjonalne"),
  pageAt("the hub of horoscopes and dreams", "/horoscope", "Horoskopy i sny"),
  { ...pageAt("the order form", orderPath, "Lustro Emocji"), differsWhenNarrow: true },
  pageAt("the order form with a date", "/horoscope/archetype", "Archetyp Duszy"),
  pageAt("the order form of a dream", "/dream-analysis", "Analiza snu"),
  pageAt("the order form of a horoscope", "/horoscope/special", "Horoskop specjalny"),
  ...horoscopeViews,
  pageAt("the hub of dating", "/dating-tools", "Randki"),
  pageAt("the hub of career", "/career-tools", "Kariera"),
  pageAt("an order form with a file", "/smart/dating-bio", "Opis randkowy"),
  pageAt("an order form with several files", "/smart/motivation-letter", "List motywacyjny"),
  pageAt("the sample of a document", "/samples/life-decision/pages", /Przykład/),
  pageAt("the sample of a letter", "/samples/motivation-letter/pages", /Przykład/),
  pageAt("the sample of a horoscope", "/samples/special-horoscope/pages", /Przykład/),
  pageAt("the sample of an agreement", "/samples/rental-agreement/pages", /Przykład/),
  {
    name: "the order form with text in it",
    prepare:
      async ({ page, person }) =>
      async () => {
        await page.goto(orderPath);
        await fillOrder(page, { ...person, mood: "ż".repeat(320) });
        await expect(orderForm(page).order).toBeEnabled();
      },
  },
  {
    name: "the order form with errors",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto(orderPath);
        await orderForm(page).order.click();
        await expect(orderForm(page).errors).toBeFocused();
      },
  },
  pageAt("the page of no order", "/payment/success", "Płatność"),
  pageAt(
    "the page of an order that does not exist",
    "/payment/success?tr_crc=Smart-unknown",
    "Płatność",
  ),
  {
    name: "the page of an order whose payment is looked for",
    prepare: async (visitor) => {
      const { token } = await placeOrder(visitor, product);
      return show(visitor.page, orderPage(token), "Sprawdzamy płatność…");
    },
  },
  {
    name: "the page of an order that is not paid",
    prepare: async (visitor) => {
      const { token } = await placeOrder(visitor, product);
      return show(visitor.page, `${orderPage(token)}&try=6`, "Czekamy na płatność");
    },
  },
  {
    name: "the page of an order whose payment was refused",
    prepare: async (visitor) => {
      const { token } = await placeOrder(visitor, product);
      await visitor.sql`update payments set status = 'failed' where order_id = (
        select id from orders where token = ${token})`;
      return show(visitor.page, orderPage(token), "Płatność nie doszła");
    },
  },
  orderIn("in work", { status: "processing", paid_at: now }, "Piszemy Twój dokument"),
  orderIn(
    "that is held up",
    { status: "processing", paid_at: now, failure: "model_unavailable" },
    "Piszemy Twój dokument",
  ),
  {
    name: "the page of an order that is delivered",
    prepare: async (visitor) => {
      const { page } = visitor;
      const { token } = await deliverOrder(visitor, product);
      return async () => {
        await show(page, orderPage(token), "Twój dokument jest gotowy")();
        await page.getByText("Usuń teraz").click();
      };
    },
  },
  ...["", "?po-kolei"].map((by) => ({
    name: `what an order brought, read as a page${by}`,
    prepare: async (visitor: Visitor) => {
      const { token } = await deliverOrder(visitor, product);
      return show(visitor.page, `/orders/${token}/read${by}`, /./);
    },
  })),
  orderIn(
    "that is late",
    { status: "processing", paid_at: new Date(now.getTime() - 12 * 60_000) },
    "Piszemy Twój dokument",
  ),
  orderIn(
    "that is stopped for a refund",
    { status: "failed", paid_at: now, failure: "refund_requested" },
    "Zwracamy pieniądze",
  ),
  aboutOrder("the correction of an address", "email", { status: "paid", paid_at: now }),
  aboutOrder("the withdrawal from a contract", "withdrawal", { status: "paid", paid_at: now }),
  aboutOrder("a withdrawal that comes too late", "withdrawal", delivered),
  aboutOrder("the form of a review", "review", delivered),
  aboutOrder("the form of a complaint", "complaint", delivered),
  {
    name: "the help after a review in despair",
    prepare: async (visitor) => {
      const { page } = visitor;
      const token = await orderInState(visitor, delivered);
      return async () => {
        await page.goto(`/orders/${token}/review`);
        await page.getByRole("radio", { name: /^5\sgwiazdek/ }).check();
        await page.getByLabel("Co chcesz powiedzieć innym?").fill("Ładne, ale nie chcę już żyć.");
        await page.getByRole("button", { name: /^(Wystaw opinię|Zapisz zmiany)$/ }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Zatrzymajmy się/);
      };
    },
  },
  {
    name: "a page that tells how a payment ended",
    prepare: async (visitor) => {
      const transaction = await transactionOf(visitor, "failed");
      const path = `/ai-therapist?payment=error&tr_id=${transaction}`;
      return show(visitor.page, path, /Wsparcie/);
    },
  },
  orderIn(
    "whose content is deleted",
    { status: "completed", paid_at: now, completed_at: now, content_deleted_at: now },
    "Dokument usunięty",
  ),
  orderIn(
    "that failed",
    { status: "failed", paid_at: now, failure: "model_refused" },
    "Nie wszystko się udało",
  ),
  orderIn("that is refunded", { status: "refunded", paid_at: now }, "Pieniądze zwrócone"),
  orderIn("that nobody paid for", { status: "expired" }, "Zamówienie wygasło"),
  pageAt("the payment error page of no order", "/payment/error", "Błąd płatności"),
  {
    name: "the payment error page",
    prepare: async (visitor) => {
      const { payment } = await placeOrder(visitor, product);
      const { url } = await submit(payment, formWith(payment, "Odrzuć"));
      return show(visitor.page, url, "Płatność nie doszła");
    },
  },
  ...rentalViews,
  pageAt("the page of an error", "/dev/ui", /.+/),
  {
    name: "the page of a request that is turned away",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto(orderPath);
        await page.getByRole("form", { name: "Twój dzień" }).evaluate((form: HTMLFormElement) => {
          const ballast = document.createElement("textarea");
          ballast.hidden = true;
          ballast.name = "ballast";
          ballast.value = "x".repeat(1_200_000);
          form.append(ballast);
          form.submit();
        });
        await expect(headline(page, "Formularz jest za duży")).toBeVisible();
      },
  },
];
