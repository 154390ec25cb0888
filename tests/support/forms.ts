import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { action } from "~/routes/orders/order-form";
import type { Refusal } from "~/forms/refusal";
import { recordsOf } from "./records";
import { call, post } from "./requests";

export const orderFormPath = "/smart/emotion-mirror";

/** What a person types, with an address and a form token of its own. */
export function filledForm(more: Record<string, string> = {}) {
  return {
    formToken: randomUUID(),
    name: "Łucja",
    email: `lucja.${randomUUID()}@example.com`,
    mood: "Zażółć gęślą jaźń",
    event: "",
    touchedEmotion: "cisza",
    focusEmotion: "smutek",
    consent: "on",
    ageConsent: "on",
    sensitiveConsent: "on",
    ...more,
  };
}

export const submitOrder = (form: Record<string, string>) =>
  call<Refusal>(action, post(orderFormPath, form));

/** Ids of the orders placed with a form's address. */
export async function ordersOfForm({ email }: { email: string }): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
  return rows.map(({ id }) => id);
}

/** Everything known of the one order that a form has become. */
export async function recordsOfForm(form: { email: string }) {
  const ids = await ordersOfForm(form);
  if (ids.length !== 1) throw new Error(`expected one order, found ${ids.length}`);
  return recordsOf(ids[0] ?? "");
}
