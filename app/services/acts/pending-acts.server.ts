import { and, eq, gt, inArray } from "drizzle-orm";
import { formatPreciseTime } from "~/copy/format";
import { acts } from "~/db/schema";
import { emailsOf } from "../access/emails-of.server";
import { pressedUpon } from "../access/pressed-upon.server";
import type { Target } from "../access/targets";
import type { ServiceContext } from "../command/context.server";
import { changeRefusals, type Refusal } from "../command/refusals";
import { paymentAuditEvents } from "../payments/acts";
import { orderRefusals } from "../orders/acts";
import { actLabel } from "./words";

/** What somebody of staff has begun upon something and is not done. */
export type PendingAct = {
  id: string;
  kind: string;
  label: string;
  staffId: string;
  byEmail: string | null;
  /** When it will be done; null where it waits for a colleague. */
  runsAt: Date | null;
};

const refund = paymentAuditEvents.refund_order.code;

type Found = Pick<PendingAct, "id" | "kind" | "staffId" | "runsAt"> & { targetId: string };

/** What waits for half a minute, each with the code of its act. */
const delayedUpon = async (
  ctx: Pick<ServiceContext, "db">,
  kind: Target["kind"],
  ids: readonly string[],
) =>
  (await pressedUpon(ctx, kind, ids)).map((pressed) => ({
    ...pressed,
    kind: pressed.kind ?? refund,
  }));

/**
 * What staff have begun upon each of some things and is not done: for whoever may see these.
 * @returns by the targets' ids; what waits for nothing is left out
 */
export async function pendingActs(
  ctx: ServiceContext,
  kind: Target["kind"],
  ids: readonly string[],
): Promise<ReadonlyMap<string, PendingAct[]>> {
  const pending = new Map<string, PendingAct[]>();
  if (ids.length === 0) return pending;
  const { id, targetId, requestedBy } = acts;
  const [delayed, asked] = await Promise.all([
    delayedUpon(ctx, kind, ids),
    ctx.db
      .select({ id, kind: acts.kind, targetId, staffId: requestedBy })
      .from(acts)
      .where(
        and(
          eq(acts.targetKind, kind),
          inArray(targetId, [...ids]),
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, ctx.now()),
        ),
      ),
  ]);
  const found: Found[] = [...delayed, ...asked.map((act) => ({ ...act, runsAt: null }))];
  const emails = await emailsOf(
    ctx,
    found.map(({ staffId }) => staffId),
  );
  for (const { targetId: of, ...act } of found) {
    const line = {
      ...act,
      label: actLabel(act.kind),
      byEmail: emails.get(act.staffId) ?? null,
    };
    pending.set(of, [...(pending.get(of) ?? []), line]);
  }
  return pending;
}

/**
 * Why nothing else can be done to something for now: what was pressed a moment ago excludes it, and is named.
 * @param kind the code of what is to be done; refunds leave it to each other how much goes back
 */
export async function pendingRefusal(
  ctx: Pick<ServiceContext, "db">,
  target: Target,
  kind: string,
): Promise<Refusal | null> {
  const found = await delayedUpon(ctx, target.kind, [target.id]);
  const first = found.find((each) => each.kind !== refund || kind !== refund);
  if (!first) return null;
  return first.kind === kind
    ? changeRefusals.pressed_already
    : {
        ...orderRefusals.act_pending,
        text: `„${actLabel(first.kind)}” jest już przyjęte i wykona się o ${formatPreciseTime(first.runsAt)}. Jedno wyklucza drugie: zaczekaj, aż się wykona, albo to cofnij.`,
      };
}
