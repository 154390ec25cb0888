import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { datingBio } from "~/products/dating-bio/product";
import { motivationLetter } from "~/products/motivation-letter/product";
import { db } from "~/db/client.server";
import { attachments } from "~/db/schema";
import { action } from "~/routes/orders/order-form";
import type { Refusal } from "~/forms/refusal";
import { markPaid } from "~/services/payments/mark-paid.server";
import type { Order } from "~/services/orders/transition-order.server";
import { testContext } from "./orders";
import { recordsOfForm } from "./forms";
import { call } from "./requests";

type Form = Record<string, string> & { email: string };

const common = () => ({
  formToken: randomUUID(),
  email: `lucja.${randomUUID()}@example.com`,
  consent: "on",
  ageConsent: "on",
  sensitiveConsent: "on",
});

export const filledBio = (more: Record<string, string> = {}): Form => ({
  ...common(),
  name: "Łucja",
  gender: "kobieta",
  interests: "nocne pociągi do Pragi i ceramika",
  personality: "spokój na zewnątrz, w środku festyn",
  vibe: "",
  ...more,
});

export const filledLetter = (more: Record<string, string> = {}): Form => ({
  ...common(),
  firstName: "Łucja",
  lastName: "Żółkiewska",
  phone: "600 700 800",
  position: "Koordynatorka projektów",
  companyName: "Fundacja Światłocień",
  jobDescription: "Szukamy osoby, która poprowadzi warsztaty.",
  whyPosition: "od lat chodzę na te warsztaty",
  whatYouBring: "sześć lat prowadzenia projektów, 14 rozliczonych grantów",
  whatMakesYouUnique: "uczę się języka migowego",
  letterStyle: "formalny",
  language: "PL",
  city: "Kraków",
  ...more,
});

/** Posts a form with files as a browser does; without any, its file control sends an empty one. */
export function submitWithFiles(path: string, form: Form, control: string, files: File[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  for (const file of files.length > 0 ? files : [new File([], "")]) body.append(control, file);
  return call<Refusal>(
    action,
    new Request(new URL(path, "http://shop.test"), { method: "POST", body }),
  );
}

export const submitBio = (form: Form, ...files: File[]) =>
  submitWithFiles(datingBio.path, form, "attachment", files);
export const submitLetter = (form: Form, ...files: File[]) =>
  submitWithFiles(motivationLetter.path, form, "attachments", files);

export const attachmentsOf = (orderId: string) =>
  db
    .select()
    .from(attachments)
    .where(eq(attachments.orderId, orderId))
    .orderBy(attachments.position);

/** The order of a form, paid for. */
export async function payForForm(form: Form): Promise<Order> {
  const { order } = await recordsOfForm(form);
  await markPaid(testContext(), order, {
    transactionTitle: `TR-${order.id}`,
    paidGrosze: order.priceGrosze,
    currency: "PLN",
  });
  return order;
}
