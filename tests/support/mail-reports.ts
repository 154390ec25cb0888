import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { paths } from "~/paths";
import { action } from "~/routes/webhooks/resend";
import { signMailEvent } from "../../sandbox/resend/webhook";
import { sandboxMailWebhookSecret } from "../../sandbox/settings";
import { call } from "./requests";
import { deliverOrder, placePaidOrder, testContext } from "./orders";
import { recordsOf } from "./records";
import { sandbox } from "./world";

/** Has the outside world report what becomes of mails, until the world begins anew. */
export const reportMails = () => sandbox.reportMailsTo(env.APP_URL + paths.mailReport());

/** An address of the vendor's own for tests, which nobody else uses. */
export const addressThat = (fate: "bounced" | "complained" | "suppressed") =>
  `${fate}+${crypto.randomUUID()}@resend.dev`;

export const mailById = async (id: string) =>
  (await db.select().from(mails).where(eq(mails.id, id)))[0];

type Sent = { id?: string; timestamp?: number; secret?: string; headers?: Record<string, string> };

/** Posts an event as the provider does. */
export function postReport(event: object, { secret, headers, ...options }: Sent = {}) {
  const signed = signMailEvent(event, secret ?? sandboxMailWebhookSecret, options);
  return postRaw(signed.body, { ...signed.headers, ...headers });
}

export const postRaw = (body: string, headers: Record<string, string>) =>
  call(
    action,
    new Request(new URL(paths.mailReport(), "http://shop.test"), { method: "POST", body, headers }),
  );

/** An event of the vendor's about one of our mails, at a minute of an hour. */
export const eventOf = (
  type: string,
  mailId: string,
  { minute = 0, ...more }: { minute?: number; bounce?: object; email_id?: string } = {},
) => ({
  type,
  created_at: new Date(Date.UTC(2026, 4, 3, 10, minute)).toISOString(),
  data: { email_id: `unknown-${mailId}`, tags: { mail_id: mailId }, ...more },
});

export const permanent = { type: "Permanent", subType: "General", message: "550 5.1.1 anna@x.pl" };
export const transient = { type: "Transient", subType: "MailboxFull", message: "452 4.2.2" };

/** An order of an address whose document has been mailed, with what became of that mail. */
export async function deliveredTo(email: string) {
  const worker = testContext();
  const order = await placePaidOrder(worker, { email });
  await deliverOrder(worker, { orderId: order.id, lastAttempt: false });
  await sandbox.mailReportsSettled();
  const [mail] = (await recordsOf(order.id)).mails;
  if (!mail) throw new Error("no mail");
  return { order, mail };
}
