import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from "drizzle-orm";
import { payments, refunds } from "~/db/schema";
import {
  getRefundedGrosze,
  isPaidStatus,
  listTransactions,
} from "~/integrations/payments/tpay.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { semaphore } from "../concurrency/semaphore";
import { chargebackReasons } from "../orders/refund-states";
import { writeDown, type Difference } from "./check-ledger.server";
import { holdingMoney } from "./payment-state";

/** How many payments the gateway is asked about at the same time. */
const atOnce = 4;

/**
 * Writes down, as differences that a person decides about, which payments the gateway has given back a part of that our books
 * neither have nor expect. Its list does not tell of parts, so that it is asked about each payment by itself: for whoever has the time, as
 * after a restore.
 * @param since from when on payments are looked at
 * @throws ExternalServiceError
 */
export async function findUnknownRefunds(ctx: ServiceContext, since: Date): Promise<void> {
  const theirs = new Map<string, string>();
  for await (const { title, transactionId, status } of listTransactions({ since }))
    if (isPaidStatus(status)) theirs.set(title, transactionId);
  const titles = [...theirs.keys()];
  const known = await knownRefunds(ctx, titles);
  const limited = semaphore(atOnce);
  const found = await Promise.all(
    [...known].map(([title, sums]) =>
      limited(async (): Promise<Difference[]> => {
        const returned = await getRefundedGrosze(theirs.get(title) ?? "");
        if (sums.includes(returned) || returned < (sums[0] ?? 0)) return [];
        return [
          {
            ...{ kind: "refund", transactionTitle: title },
            ourStory: { status: "refunded", grosze: sums[0] ?? 0 },
            theirStory: { status: "refund", grosze: returned },
          },
        ];
      }),
    ),
  );
  await inTransaction(ctx, (tx) =>
    writeDown(tx, { differences: found.flat(), compared: titles, kinds: ["refund"] }),
  );
}

/**
 * What the gateway may have given back of each payment, in grosze: what our books have of it, and that with each refund which is open, one
 * after the other, as they look for themselves at the gateway before they are sent.
 */
async function knownRefunds(
  { db }: Pick<ServiceContext, "db">,
  titles: readonly string[],
): Promise<Map<string, number[]>> {
  const byGateway = and(
    eq(refunds.paymentId, payments.id),
    ne(refunds.status, "cancelled"),
    isNull(refunds.droppedFor),
    isNull(refunds.transferProof),
    notInArray(refunds.reason, [...chargebackReasons]),
  );
  const rows = await db
    .select({
      title: payments.transactionTitle,
      grosze: refunds.amountGrosze,
      isMade: sql<boolean>`${refunds.status} = 'completed'`,
    })
    .from(payments)
    .leftJoin(refunds, byGateway)
    .where(
      and(
        sql`${payments.transactionTitle} = any(${sql.param(titles)})`,
        inArray(payments.status, [...holdingMoney]),
      ),
    )
    .orderBy(sql`${refunds.status} = 'completed' desc`, asc(refunds.requestedAt), asc(refunds.id));
  const known = new Map<string, number[]>();
  for (const { title, grosze, isMade } of rows) {
    if (title === null) continue;
    const sums = known.get(title) ?? [0];
    const sum = sums.at(-1)! + (grosze ?? 0);
    known.set(title, isMade ? [sum] : grosze === null ? sums : [...sums, sum]);
  }
  return known;
}
