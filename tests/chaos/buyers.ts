import { setTimeout as pause } from "node:timers/promises";
import { formWith, open, submit, type PlainPage } from "../support/plain-browser";
import { pay, startOrder, type Persist } from "../support/plain-buyer";
import type { Shop } from "../support/shop";
import { offers, orderRequestFor, type OrderRequest } from "../support/order-requests";
import type { Chance } from "./chance";

/** How often a buyer in a storm tries one thing; what is killed is up again long before that. */
const maxAttempts = 2_000;
/** How long a buyer looks at an error before trying again, in milliseconds. */
const secondThoughts = 250;

export type Purchase = {
  request: OrderRequest;
  /** What the buyer meant to do at the gateway; who pays twice has two payment pages of one order open. */
  intent: "pay" | "pay twice" | "leave";
  /** The transaction whose page the buyer saw first; null when it came to none. */
  transactionId: string | null;
  /** Why it came to nothing; null when all went as intended. */
  problem: string | null;
  /** How often the buyer had to press something again. */
  repeats: number;
};

/** How often an offer is bought, compared to the others: what differs most from them is bought more often. */
const weights: Record<string, number> = {
  "special-horoscope without an address": 4,
  "w-objeciach-mafii": 2,
  "rental-agreement": 2,
  "motivation-letter": 2,
  "dating-bio": 2,
};
const lots = offers.flatMap((offer) => Array<typeof offer>(weights[offer.name] ?? 1).fill(offer));

/** Everything is bought once; what comes after that is drawn. */
const chooseOffer = (number: number, chance: Chance) =>
  offers[number - 1] ?? lots[Math.floor(chance() * lots.length)] ?? offers[0];

function chooseIntent({ atTheGateway }: OrderRequest, chance: Chance): Purchase["intent"] {
  if (chance() >= 0.85) return "leave";
  return atTheGateway && chance() < 0.3 ? "pay twice" : "pay";
}

/**
 * One person who orders and, usually, pays. Whatever fails is tried again as a person would: the same page, the same
 * form, the same answers.
 */
export async function buy(
  shop: Pick<Shop, "url">,
  number: number,
  chance: Chance,
): Promise<Purchase> {
  const offer = chooseOffer(number, chance);
  if (!offer) throw new Error("The catalogue is empty.");
  const request = await orderRequestFor(offer, `znak${String(number).padStart(6, "0")}`);
  const intent = chooseIntent(request, chance);
  const purchase: Purchase = { request, intent, transactionId: null, problem: null, repeats: 0 };

  const persist: Persist = async (attempt) => {
    for (let number = 0; number < maxAttempts; number++) {
      const result = await attempt().catch(connectionLost);
      if (result !== null) return result;
      purchase.repeats++;
      await pause(secondThoughts);
    }
    throw new Error("gave up");
  };

  try {
    const press = await startOrder(shop.url, request, persist);
    const payment = await press();
    purchase.transactionId = new URL(payment.url).pathname.split("/").at(-1) ?? null;
    const payments = intent === "pay twice" ? [payment, await press()] : [payment];
    for (const page of payments) await atTheGateway(page, request, intent, chance, persist);
  } catch (error) {
    purchase.problem = error instanceof Error ? error.message : String(error);
  }
  return purchase;
}

/** A server that was just killed does not answer; anything else is a mistake of this test. */
function connectionLost(error: unknown): null {
  const lost =
    error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
  if (lost) return null;
  throw error;
}

/** Pays, or leaves without; whoever paid comes back to the shop once or twice. */
async function atTheGateway(
  payment: PlainPage,
  request: OrderRequest,
  intent: Purchase["intent"],
  chance: Chance,
  persist: Persist,
): Promise<void> {
  if (intent === "leave") {
    const button = chance() < 0.5 ? "Odrzuć" : "Porzuć";
    await submit(payment, formWith(payment, button)).catch(connectionLost);
    return;
  }
  // The gateway itself never fails here; the redirect that follows can.
  const returnAddress = await pay(payment, request);
  const looks = chance() < 0.5 ? 1 : 2;
  for (let look = 0; look < looks; look++) {
    await persist(async () => ((await open(returnAddress)).status < 500 ? true : null));
  }
}
