import { fileFieldOf } from "~/products/order-fields";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { rentalSteps } from "~/products/rental-agreement/fields";
import { formWith, headingOf, open, submit, type PlainPage } from "./plain-browser";
import { controlsOf, type OrderRequest } from "./order-requests";

/** How somebody does a thing: once, or again as long as null says that it did not work. */
export type Persist = <Result>(attempt: () => Promise<Result | null>) => Promise<Result>;

/** For whom everything has to work the first time. */
export const once: Persist = async (attempt) => {
  const result = await attempt();
  if (result === null) throw new Error("It did not work the first time.");
  return result;
};

/** Answers of a server or a service behind it that is down: they may be better the next time. */
const passing = [500, 502, 503];

/** A page that may be looked at; null when the server could not give it. */
function arrived(page: PlainPage): PlainPage | null {
  if (page.status === 200) return page;
  if (passing.includes(page.status)) return null;
  throw new Error(`${page.url} answered ${page.status}: ${headingOf(page)}`);
}

/**
 * Orders with plain requests, following links and forms.
 * @returns the gateway's payment page
 */
export const order = async (shopUrl: string, request: OrderRequest, persist: Persist) =>
  (await startOrder(shopUrl, request, persist))();

/**
 * Goes to where the order button is.
 * @returns presses it; each time it leads to a payment page, as when somebody goes back and presses it again
 */
export async function startOrder(
  shopUrl: string,
  request: OrderRequest,
  persist: Persist,
): Promise<() => Promise<PlainPage>> {
  const { product, files } = request;
  const { ownScreen, submitLabel } = product;
  let page = ownScreen
    ? await fillAgreement(shopUrl, request, persist)
    : await persist(async () => arrived(await open(shopUrl + product.path)));
  let form = formWith(page, submitLabel);
  let controls: Record<string, string> = ownScreen
    ? { consent: "on", ageConsent: "on" }
    : controlsOf(request);
  const fileField = fileFieldOf(product);
  const chosen = fileField ? { [fileField.name]: files } : {};
  const press = async () => {
    const next = await submit(page, form, controls, chosen);
    if (headingOf(next) === "Płatność") return next;
    // The order stands, and what is left is to pay for it: from its page, or from that of a payment that failed.
    const toPay = {
      "Czekamy na płatność": "Zapłać",
      "Płatność nie doszła": "Zapłać",
      "Nie zapłacono": "Zapłać",
      "Błąd płatności": "Zapłać",
    };
    const button = toPay[headingOf(next) as keyof typeof toPay];
    if (button) {
      page = next;
      form = formWith(next, button);
      controls = {};
      return null;
    }
    if (arrived(next) !== null)
      throw new Error(`Ordering ended at ${next.url}: ${headingOf(next)}`);
    if (next.status === 502) {
      page = next;
      form = formWith(next, submitLabel);
      for (const [name, value] of Object.entries(controls)) {
        if ((form.fields.get(name) ?? "") !== value)
          throw new Error(`The form lost the answer "${name}".`);
      }
    }
    return null;
  };
  return () => persist(press);
}

/** Begins an agreement. @returns its first step */
export async function startAgreement(shopUrl: string, persist: Persist): Promise<PlainPage> {
  const landing = await persist(async () => arrived(await open(shopUrl + rentalAgreement.path)));
  return persist(async () => arrived(await submit(landing, formWith(landing, "Zacznij umowę"))));
}

/** Whether a page asks for one of several answers, none of which is chosen yet. */
const offersChoice = (html: string, name: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)].some(
    ([input]) => input.includes('type="radio"') && input.includes(`name="${name}"`),
  );

/** Goes through the agreement's steps. @returns the page where answers are checked */
export async function fillAgreement(
  shopUrl: string,
  request: OrderRequest,
  persist: Persist,
): Promise<PlainPage> {
  const answers: Record<string, string> = { ...request.answers, email: request.email };
  const goOn = (from: PlainPage) =>
    persist(async () => {
      const form = formWith(from, "Dalej");
      const asked = Object.entries(answers).filter(
        ([name]) => form.fields.has(name) || offersChoice(from.html, name),
      );
      return arrived(await submit(from, form, Object.fromEntries(asked)));
    });
  let page = await startAgreement(shopUrl, persist);
  for (let step = 0; step < rentalSteps.length; step++) page = await goOn(page);
  return page;
}

/**
 * Pays at the gateway, which asks for an address where the shop did not.
 * @returns the address of the shop's page that comes next
 */
export async function pay(payment: PlainPage, { email }: OrderRequest): Promise<string> {
  const form = formWith(payment, "Zapłać");
  if (form.fields.has("email")) form.fields.set("email", email);
  const paid = await fetch(new URL(form.action, payment.url), {
    method: "POST",
    body: form.fields,
    redirect: "manual",
  });
  const next = paid.headers.get("location");
  if (paid.status !== 303 || !next) throw new Error("The gateway did not take the payment.");
  return new URL(next, payment.url).href;
}
