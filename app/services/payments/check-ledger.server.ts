import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
  type AnyColumn,
} from "drizzle-orm";
import { ledgerChecks, ledgerDifferences, payments, type LedgerStory } from "~/db/schema";
import {
  listTransactions,
  type ListedTransaction,
  isPaidStatus,
} from "~/integrations/payments/tpay.server";
import { day, minute } from "~/time/durations";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { findOrderOfReport } from "./find-order.server";
import { markPaid } from "./mark-paid.server";
import { holdingMoney, movedMoney, type DifferenceKind } from "./payment-state";

/** How far back our payments are compared, in milliseconds. */
const period = 2 * day;
/** A payment younger than this may still be changing at the gateway, in milliseconds. */
const settlingTime = 15 * minute;

/** What the list of transactions tells; their refunds it does not. */
const ofPayments = ["unknown_to_us", "unknown_to_gateway", "status", "amount"] as const;

type Payment = typeof payments.$inferSelect;
export type Difference = {
  kind: DifferenceKind;
  transactionTitle: string;
  ourStory: LedgerStory | null;
  theirStory: LedgerStory | null;
};

/**
 * Compares our payments with the gateway's list and writes down where they differ; what agrees
 * again is marked as resolved, and that they were compared is written down. A payment of one of our orders that we had not heard of is taken up on the spot.
 * @param since from when on; two days ago by default
 * @returns how many differences stand
 * @throws ExternalServiceError when the list cannot be had
 */
export async function checkLedger(
  ctx: ServiceContext,
  since: Date = new Date(ctx.now().getTime() - period),
): Promise<number> {
  const now = ctx.now();
  const theirs = new Map<string, ListedTransaction>();
  for await (const transaction of listTransactions({ since }))
    theirs.set(transaction.title, transaction);
  const known = await ourPayments(ctx, [...theirs.keys()], since);
  for (const [title, transaction] of theirs) {
    const status = known.get(title)?.status;
    if (!status || !movedMoney.includes(status)) await takeUp(ctx, transaction);
  }
  const ours = await ourPayments(ctx, [...theirs.keys()], since);
  const settled = now.getTime() - settlingTime;
  const differences: Difference[] = [];
  for (const [title, transaction] of theirs) {
    const payment = ours.get(title);
    if (payment) differences.push(...compare(payment, transaction));
    else if (isPaidStatus(transaction.status)) {
      differences.push({
        kind: "unknown_to_us",
        transactionTitle: title,
        ourStory: null,
        theirStory: storyOf(transaction),
      });
    }
  }
  for (const [title, payment] of ours) {
    if (theirs.has(title) || payment.createdAt.getTime() > settled) continue;
    differences.push({
      kind: "unknown_to_gateway",
      transactionTitle: title,
      ourStory: storyOf(payment),
      theirStory: null,
    });
  }
  const compared = [...new Set([...theirs.keys(), ...ours.keys()])];
  await inTransaction(ctx, async (tx) => {
    await writeDown(tx, { differences, compared, kinds: ofPayments });
    await tx.db.insert(ledgerChecks).values({ checkedAt: now, differences: differences.length });
  });
  return differences.length;
}

/** One parameter for all of them: half a year has more than a statement may have parameters. */
const isAmong = (column: AnyColumn, titles: readonly string[]) =>
  sql`${column} = any(${sql.param(titles)})`;

const storyOf = ({
  status,
  paidGrosze,
}: Pick<Payment | ListedTransaction, "status" | "paidGrosze">) => ({
  status,
  grosze: paidGrosze ?? 0,
});

async function takeUp(ctx: ServiceContext, transaction: ListedTransaction): Promise<void> {
  const { title, status, orderToken, paidGrosze, currency, payerEmail } = transaction;
  if (!isPaidStatus(status) || !orderToken) return;
  if (paidGrosze === null) return;
  const order = await findOrderOfReport(ctx, orderToken);
  if (!order) return;
  const outcome = await markPaid(ctx, order, {
    transactionTitle: title,
    paidGrosze,
    currency: currency ?? order.currency,
    payerEmail,
  });
  if (outcome !== "already_paid")
    ctx.log.warn({ orderId: order.id, outcome }, "ledger check found a payment nobody reported");
}

async function ourPayments(
  ctx: ServiceContext,
  titles: string[],
  since: Date,
): Promise<Map<string, Payment>> {
  const listed = titles.length
    ? await ctx.db.select().from(payments).where(isAmong(payments.transactionTitle, titles))
    : [];
  const recent = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, "tpay"),
        isNotNull(payments.transactionTitle),
        gte(payments.createdAt, since),
      ),
    );
  return new Map(
    [...listed, ...recent].map((payment) => [payment.transactionTitle ?? "", payment]),
  );
}

function compare(payment: Payment, transaction: ListedTransaction): Difference[] {
  const { title: transactionTitle, status, paidGrosze } = transaction;
  const stories = { ourStory: storyOf(payment), theirStory: storyOf(transaction) };
  const difference = (kind: DifferenceKind) => [{ kind, transactionTitle, ...stories }];
  const theyHaveIt = isPaidStatus(status);
  const weHaveIt = holdingMoney.includes(payment.status);
  const onItsWay = payment.status === "refunding" && status === "refund";
  if (weHaveIt !== theyHaveIt && !onItsWay) return difference("status");
  if ((payment.status === "refunded") !== (status === "refund") && !onItsWay)
    return difference("status");
  return weHaveIt && theyHaveIt && payment.paidGrosze !== paidGrosze ? difference("amount") : [];
}

function unlessTheSame() {
  const { ourStory, theirStory } = ledgerDifferences;
  const isSame = sql`${ourStory} is not distinct from excluded.our_story and ${theirStory} is not distinct from excluded.their_story`;
  return {
    explainedAt: sql`case when ${isSame} then ${ledgerDifferences.explainedAt} end`,
    explanation: sql`case when ${isSame} then ${ledgerDifferences.explanation} end`,
  };
}

/**
 * Writes down where the gateway's books and ours differ; what agrees again is resolved.
 * @param found.compared titles of what was looked at
 * @param found.kinds what it was looked at for
 */
export async function writeDown(
  tx: TransactionContext,
  found: {
    differences: readonly Difference[];
    compared: readonly string[];
    kinds: readonly DifferenceKind[];
  },
): Promise<void> {
  const at = tx.now();
  const currentIds: number[] = [];
  for (const difference of found.differences) {
    const [row] = await tx.db
      .insert(ledgerDifferences)
      .values({ ...difference, foundAt: at })
      .onConflictDoUpdate({
        target: [ledgerDifferences.kind, ledgerDifferences.transactionTitle],
        targetWhere: isNull(ledgerDifferences.resolvedAt),
        set: {
          ourStory: difference.ourStory,
          theirStory: difference.theirStory,
          ...unlessTheSame(),
        },
      })
      // Of a row that was just made, PostgreSQL says that nobody has changed it.
      .returning({ id: ledgerDifferences.id, isNew: sql<boolean>`xmax = 0` });
    if (!row) continue;
    currentIds.push(row.id);
    const { kind, transactionTitle: transaction } = difference;
    if (row.isNew) tx.log.error({ kind, transaction }, "our books and the gateway's differ");
  }
  if (found.compared.length > 0)
    await tx.db
      .update(ledgerDifferences)
      .set({ resolvedAt: at })
      .where(
        and(
          isNull(ledgerDifferences.resolvedAt),
          inArray(ledgerDifferences.kind, [...found.kinds]),
          isAmong(ledgerDifferences.transactionTitle, found.compared),
          notInArray(ledgerDifferences.id, currentIds.length > 0 ? currentIds : [-1]),
        ),
      );
}
