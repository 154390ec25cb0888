import { setTimeout as pause } from "node:timers/promises";
import { formWith, headingOf, open, submit, type PlainPage } from "../support/plain-browser";
import type { Shop } from "../support/shop";
import type { Chance } from "./chance";

/** When a buyer in a storm gives up, in milliseconds. */
const patience = 600_000;
/** How long a buyer looks at an error before trying again, in milliseconds. */
const secondThoughts = 250;

export type Purchase = {
  email: string;
  /** What the buyer meant to do at the gateway. */
  intent: "pay" | "leave";
  /** Why it came to nothing; null when all went as intended. */
  problem: string | null;
  /** How often the buyer had to press something again. */
  repeats: number;
};

/**
 * One person who orders and, usually, pays. Whatever fails is tried again as a person would: the same page, the same
 * form, the same answers.
 */
export async function buy(
  shop: Pick<Shop, "url">,
  number: number,
  chance: Chance,
): Promise<Purchase> {
  const intent = chance() < 0.85 ? "pay" : "leave";
  const purchase: Purchase = {
    email: `buyer.${number}@example.com`,
    intent,
    problem: null,
    repeats: -1,
  };
  const deadline = Date.now() + patience;

  async function persist<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
    while (Date.now() < deadline) {
      purchase.repeats++;
      const result = await attempt().catch(connectionLost);
      if (result !== null) return result;
      await pause(secondThoughts);
    }
    throw new Error("gave up");
  }

  try {
    const product = await persist(async () => {
      const page = await open(`${shop.url}/smart/emotion-mirror`);
      return page.status === 200 ? page : null;
    });
    const payment = await order(product, purchase, number, persist);
    await atTheGateway(payment, intent, chance, persist);
  } catch (error) {
    purchase.problem = error instanceof Error ? error.message : String(error);
  }
  purchase.repeats = Math.max(0, purchase.repeats - 2);
  return purchase;
}

type Persist = <Result>(attempt: () => Promise<Result | null>) => Promise<Result>;

/** A server that was just killed does not answer; anything else is a mistake of this test. */
function connectionLost(error: unknown): null {
  const lost =
    error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
  if (lost) return null;
  throw error;
}

async function order(product: PlainPage, { email }: Purchase, number: number, persist: Persist) {
  let page = product;
  let form = formWith(product, "Zamawiam i płacę");
  const answers = {
    name: `Osoba ${number}`,
    email,
    mood: `Dzień numer ${number}: zażółć gęślą jaźń.`,
    event: "Rozmowa przez telefon",
    focusEmotion: "spokój",
    consent: "on",
  };
  for (const [name, value] of Object.entries(answers)) form.fields.set(name, value);

  return persist(async () => {
    const next = await submit(page, form);
    if (headingOf(next) === "Płatność") return next;
    if (next.status === 422) throw new Error("The form lost an answer.");
    if (next.status !== 502 && next.status !== 503 && next.status !== 500) {
      throw new Error(`Ordering ended at a page with status ${next.status}: ${headingOf(next)}`);
    }
    if (next.status === 502) {
      page = next;
      form = formWith(next, "Zamawiam i płacę");
      for (const [name, value] of Object.entries(answers)) {
        if (form.fields.get(name) !== value) throw new Error(`The form lost the answer "${name}".`);
      }
    }
    return null;
  });
}

/** Pays, or leaves without; whoever paid comes back to the shop once or twice. */
async function atTheGateway(
  payment: PlainPage,
  intent: Purchase["intent"],
  chance: Chance,
  persist: Persist,
): Promise<void> {
  if (intent === "leave") {
    const button = chance() < 0.5 ? "Odrzuć" : "Porzuć";
    await submit(payment, formWith(payment, button)).catch(connectionLost);
    return;
  }
  const form = formWith(payment, "Zapłać");
  // The gateway itself never fails here; the redirect that follows can.
  const paid = await fetch(form.action && new URL(form.action, payment.url), {
    method: "POST",
    redirect: "manual",
  });
  const returnAddress = paid.headers.get("location");
  if (paid.status !== 303 || !returnAddress)
    throw new Error("The gateway did not take the payment.");
  const looks = chance() < 0.5 ? 1 : 2;
  for (let look = 0; look < looks; look++) {
    await persist(async () => ((await open(returnAddress)).status < 500 ? true : null));
  }
}
