import { and, eq, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { formatIsoDate } from "~/copy/format";
import { horoscopeEntries, horoscopeMails, horoscopeSubscribers, mails } from "~/db/schema";
import { warsawMoment } from "~/time/warsaw-time";
import { mailedKey } from "../access/secrets.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { queueMail } from "../mails/queue-mail.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { networkOf } from "../rate-limits/network";
import { dailyHoroscopeMail, horoscopeConfirmationMail } from "./horoscope-mails";
import { allSigns } from "./want-periods.server";

/** The key in the mails of a subscriber: its id, so that it is found, and what nobody else can make of it. */
export const subscriberKey = (id: string) => `${id}.${mailedKey(`horoscope ${id}`).slice(0, 32)}`;

const confirmationKey = "horoscope_confirmation:";

function idOfKey(key: string): string | null {
  const [id = ""] = key.split(".");
  return isId(id) && subscriberKey(id) === key ? id : null;
}

/**
 * Asks whoever reads an address whether they want the horoscope of a sign each morning. Nothing else is sent until they say yes, and
 * whether the address is known already nobody learns.
 * @throws Invalid, TooManyRequests
 */
export async function requestSubscription(
  ctx: ServiceContext,
  { email, sign, clientAddress }: { email: string; sign: string; clientAddress?: string },
): Promise<void> {
  if (!allSigns.includes(sign)) throw new Invalid("sign");
  if (clientAddress)
    await requireRateLimit(ctx, "horoscopeMailsOfNetwork", networkOf(clientAddress));
  await requireRateLimit(ctx, "horoscopeMails", mailboxOf(email));
  const address = email.trim().toLowerCase();
  await inTransaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(horoscopeSubscribers)
      .values({ email: address, sign, createdAt: tx.now() })
      .onConflictDoUpdate({
        target: [horoscopeSubscribers.email, horoscopeSubscribers.sign],
        // From when it was first asked for: whoever asks again and again does not keep an address here.
        set: { sign },
        setWhere: isNull(horoscopeSubscribers.confirmedAt),
      })
      .returning({ id: horoscopeSubscribers.id });
    // Whoever has it already is not written to.
    if (!made) return;
    const mailId = await queueMail(tx, {
      kind: horoscopeConfirmationMail,
      recipient: address,
      subject: horoscopeConfirmationMail.subject(),
      idempotencyKey: `${confirmationKey}${made.id}:${tx.now().getTime()}`,
    });
    await tx.db
      .update(horoscopeSubscribers)
      .set({ confirmationMailId: mailId })
      .where(eq(horoscopeSubscribers.id, made.id));
  });
}

export type Subscription = { sign: string; isConfirmed: boolean };

/** Whether a key is one of ours, whole, whatever has become of its subscriber: some mail programs cut a link. */
export const isWholeKey = (key: string): boolean => idOfKey(key) !== null;

/** Until when an address that nobody confirms is kept. */
export const confirmedUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + retentionTime(retention.unconfirmedSubscriber));

/** What a key in a mail is about; null for one that leads nowhere any more. */
export async function findSubscription(
  ctx: Pick<ServiceContext, "db">,
  key: string,
): Promise<Subscription | null> {
  const id = idOfKey(key);
  if (!id) return null;
  const [found] = await ctx.db
    .select({ sign: horoscopeSubscribers.sign, confirmedAt: horoscopeSubscribers.confirmedAt })
    .from(horoscopeSubscribers)
    .where(eq(horoscopeSubscribers.id, id));
  return found ? { sign: found.sign, isConfirmed: found.confirmedAt !== null } : null;
}

/** Begins the mails. Again is as once. @returns false for a key that leads nowhere any more */
export async function confirmSubscription(ctx: ServiceContext, key: string): Promise<boolean> {
  const id = idOfKey(key);
  if (!id) return false;
  const confirmed = await ctx.db
    .update(horoscopeSubscribers)
    .set({
      confirmedAt: sql`coalesce(${horoscopeSubscribers.confirmedAt}, ${ctx.now().toISOString()}::timestamptz)`,
    })
    .where(eq(horoscopeSubscribers.id, id))
    .returning({ id: horoscopeSubscribers.id });
  return confirmed.length > 0;
}

/** Ends the mails and forgets the address, with every mail that went there. Again is as once. */
export async function endSubscription(ctx: ServiceContext, key: string): Promise<boolean> {
  const id = idOfKey(key);
  if (!id) return false;
  await inTransaction(ctx, (tx) => deleteSubscribers(tx, eq(horoscopeSubscribers.id, id)));
  return true;
}

/** Forgets addresses that nobody has confirmed in time. @returns how many */
export async function deleteUnconfirmedSubscribers(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.unconfirmedSubscriber));
  return inTransaction(ctx, (tx) =>
    deleteSubscribers(
      tx,
      and(isNull(horoscopeSubscribers.confirmedAt), lte(horoscopeSubscribers.createdAt, before)),
    ),
  );
}

async function deleteSubscribers(
  tx: Pick<ServiceContext, "db">,
  which: ReturnType<typeof and>,
): Promise<number> {
  const theirs = tx.db
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(horoscopeMails, eq(horoscopeMails.mailId, mails.id))
    .innerJoin(horoscopeSubscribers, eq(horoscopeSubscribers.id, horoscopeMails.subscriberId))
    .where(which);
  // Each question that went there, not only the last one.
  const asking = tx.db
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(
      horoscopeSubscribers,
      sql`starts_with(${mails.idempotencyKey}, ${confirmationKey} || ${horoscopeSubscribers.id} || ':')`,
    )
    .where(and(eq(mails.kind, horoscopeConfirmationMail.code), which));
  await tx.db.delete(mails).where(or(sql`${mails.id} in ${theirs}`, sql`${mails.id} in ${asking}`));
  const deleted = await tx.db
    .delete(horoscopeSubscribers)
    .where(which)
    .returning({ id: horoscopeSubscribers.id });
  return deleted.length;
}

/** The hour in Warsaw from which the day's mails go out, and the one after which it is too late for them. */
const fromHour = 6;
const toHour = 12;

/** Mails that one round queues. */
const atOnce = 500;

/**
 * Queues the horoscope of today for whoever has asked for one and has not been sent it: once a day, from six o'clock in Warsaw on, and
 * only of signs whose text is out.
 * @returns how many
 */
export async function sendDailyHoroscopes(ctx: ServiceContext): Promise<number> {
  const today = formatIsoDate(ctx.now());
  const now = ctx.now().getTime();
  if (now < warsawMoment(today, fromHour).getTime() || now >= warsawMoment(today, toHour).getTime())
    return 0;
  const due = await ctx.db
    .select({
      id: horoscopeSubscribers.id,
      email: horoscopeSubscribers.email,
      sentence: horoscopeEntries.header,
    })
    .from(horoscopeSubscribers)
    .innerJoin(
      horoscopeEntries,
      and(
        eq(horoscopeEntries.sign, horoscopeSubscribers.sign),
        ...[eq(horoscopeEntries.scope, "daily"), eq(horoscopeEntries.startsOn, today)],
        ...[eq(horoscopeEntries.kind, "main"), eq(horoscopeEntries.state, "published")],
      ),
    )
    .where(
      and(
        isNotNull(horoscopeSubscribers.confirmedAt),
        or(isNull(horoscopeSubscribers.sentFor), ne(horoscopeSubscribers.sentFor, today)),
      ),
    )
    .limit(atOnce);
  for (const { id, email, sentence } of due)
    await inTransaction(ctx, async (tx) => {
      // Who has ended it meanwhile gets none; who has it already gets no second one.
      const [taken] = await tx.db
        .update(horoscopeSubscribers)
        .set({ sentFor: today })
        .where(
          and(
            eq(horoscopeSubscribers.id, id),
            or(isNull(horoscopeSubscribers.sentFor), ne(horoscopeSubscribers.sentFor, today)),
          ),
        )
        .returning({ id: horoscopeSubscribers.id });
      if (!taken) return;
      const mailId = await queueMail(tx, {
        kind: dailyHoroscopeMail,
        recipient: email,
        subject: dailyHoroscopeMail.subject(sentence),
        idempotencyKey: `daily_horoscope:${id}:${today}`,
      });
      if (mailId)
        await tx.db.insert(horoscopeMails).values({ mailId, subscriberId: id, day: today });
    });
  return due.length;
}
