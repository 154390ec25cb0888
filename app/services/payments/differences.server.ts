import { and, count, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { ledgerDifferences, payments, type LedgerStory } from "~/db/schema";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise, authoriseReading } from "../access/authorise.server";
import { betweenDays, type DayRange } from "../listing/between-days";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { lockPayment } from "./lock-payment.server";
import type { DifferenceKind } from "./payment-state";
import { explanations, type Explanation, paymentAuditEvents } from "./acts";
import { staleRefusal } from "../command/refusals";
import { isReason } from "../audit/audit-events";

export type DifferenceState = "open" | "explained" | "resolved";

export type DifferenceFilters = DayRange & {
  /** The open ones, unless others are asked for. */
  state?: DifferenceState | "all";
  kind?: DifferenceKind;
  /** The gateway's title of the transaction. */
  transaction?: string;
};

export type DifferenceLine = {
  id: string;
  kind: DifferenceKind;
  transaction: string;
  /** What we say, and what the gateway says; null for a side that knows nothing of it. */
  ours: LedgerStory | null;
  theirs: LedgerStory | null;
  foundAt: Date;
  state: DifferenceState;
};

type Row = typeof ledgerDifferences.$inferSelect;

const lineOf = (row: Row): DifferenceLine => ({
  id: String(row.id),
  kind: row.kind as DifferenceKind,
  transaction: row.transactionTitle,
  ours: row.ourStory,
  theirs: row.theirStory,
  foundAt: row.foundAt,
  state: row.resolvedAt ? "resolved" : row.explainedAt ? "explained" : "open",
});

const { resolvedAt, explainedAt, foundAt } = ledgerDifferences;

const states: Record<DifferenceState, SQL | undefined> = {
  open: and(isNull(resolvedAt), isNull(explainedAt)),
  explained: and(isNull(resolvedAt), isNotNull(explainedAt)),
  resolved: isNotNull(resolvedAt),
};

/**
 * A page of the differences between the gateway's books and ours, the newest first.
 * @throws NotAllowed
 */
export async function listDifferences(
  ctx: ServiceContext,
  { state = "open", kind, transaction, from, to }: DifferenceFilters,
  page: number,
): Promise<NumberedPage<DifferenceLine>> {
  authoriseReading(ctx, "manage_payments");
  const where = and(
    state === "all" ? undefined : states[state],
    kind === undefined ? undefined : eq(ledgerDifferences.kind, kind),
    transaction === undefined ? undefined : eq(ledgerDifferences.transactionTitle, transaction),
    betweenDays(foundAt, { from, to }),
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, ledgerDifferences, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select()
        .from(ledgerDifferences)
        .where(where)
        .orderBy(desc(foundAt), desc(ledgerDifferences.id))
        .limit(limit)
        .offset(offset);
      return rows.map(lineOf);
    },
  });
}

/** How many differences nobody has explained. @throws NotAllowed */
export async function countDifferences(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "manage_payments");
  const [counted] = await ctx.db
    .select({ rows: count() })
    .from(ledgerDifferences)
    .where(states.open);
  return counted?.rows ?? 0;
}

export type DifferenceCard = DifferenceLine & {
  paymentId: string | null;
  explanation: Explanation | null;
  resolvedAt: Date | null;
  history: AuditLine[];
};

/** @throws NotAllowed, NotFound */
export async function differenceCard(ctx: ServiceContext, id: string): Promise<DifferenceCard> {
  authoriseReading(ctx, "manage_payments");
  const [found] = await ctx.db
    .select({ row: ledgerDifferences, paymentId: payments.id })
    .from(ledgerDifferences)
    .leftJoin(payments, eq(payments.transactionTitle, ledgerDifferences.transactionTitle))
    .where(eq(ledgerDifferences.id, numberOf(id)));
  if (!found) throw new NotFound("difference");
  return {
    ...lineOf(found.row),
    paymentId: found.paymentId,
    explanation: found.row.explanation as Explanation | null,
    resolvedAt: found.row.resolvedAt,
    history: await auditOf(ctx, { kind: "difference", id }),
  };
}

/** @throws NotFound for what cannot be a row's number */
function numberOf(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new NotFound("difference");
  return Number(id);
}

/**
 * Says why a difference may stay. It waits for nobody then, unless the gateway or we tell something else later.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict where it is explained or resolved already
 */
export async function explainDifference(
  ctx: ServiceContext,
  input: { differenceId: string; reason: Explanation },
): Promise<void> {
  const { differenceId, reason } = input;
  const target = { kind: "difference", id: differenceId } as const;
  authorise(ctx, "manage_payments", target);
  if (!isReason(explanations, reason)) throw new Invalid("reason");
  const id = numberOf(differenceId);
  await inTransaction(ctx, async (tx) => {
    const concerned = await tx.db
      .select({ paymentId: payments.id })
      .from(payments)
      .innerJoin(
        ledgerDifferences,
        eq(ledgerDifferences.transactionTitle, payments.transactionTitle),
      )
      .where(eq(ledgerDifferences.id, id));
    for (const { paymentId } of concerned) await lockPayment(tx, paymentId);
    const [explained] = await tx.db
      .update(ledgerDifferences)
      .set({ explainedAt: tx.now(), explanation: reason })
      .where(and(eq(ledgerDifferences.id, id), states.open))
      .returning();
    if (!explained) {
      await differenceCard(tx, differenceId);
      throw new Conflict(staleRefusal("changed_meanwhile"));
    }
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.explain_difference,
      target,
      reason,
      before: {
        ours: explained.ourStory?.status ?? null,
        oursGrosze: explained.ourStory?.grosze ?? null,
        theirs: explained.theirStory?.status ?? null,
        theirsGrosze: explained.theirStory?.grosze ?? null,
      },
    });
  });
}
