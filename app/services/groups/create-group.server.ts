import { and, ne, sql } from "drizzle-orm";
import { groups } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { groupReasons, type GroupReason, groupAuditEvents, groupRefusals } from "./acts";
import { checkedGroup, groupSlug, type GroupInput } from "./group-rules";
import { isReason } from "../audit/audit-events";

const maxAlike = 100;

/**
 * Makes a group, with nobody in it.
 * @returns its id
 * @throws NotAllowed; Invalid; Conflict("name_taken") for a name that another group has
 */
export async function createGroup(
  ctx: ServiceContext,
  { reason, ...input }: GroupInput & { reason: GroupReason },
): Promise<string> {
  const { userId } = authorise(ctx, "manage_groups", { kind: "group", id: "new" });
  if (!isReason(groupReasons, reason)) throw new Invalid("reason");
  const given = checkedGroup(input);
  return inTransaction(ctx, async (tx) => {
    await assertFreeName(tx, given.name);
    const slug = groupSlug(given.name);
    for (let number = 1; number <= maxAlike; number++) {
      const [made] = await tx.db
        .insert(groups)
        .values({
          ...given,
          slug: number === 1 ? slug : `${slug}-${number}`,
          createdById: userId,
          createdAt: tx.now(),
        })
        .onConflictDoNothing({ target: groups.slug })
        .returning({ id: groups.id });
      if (!made) continue;
      await recordAuditEvent(tx, {
        act: groupAuditEvents.create_group,
        target: { kind: "group", id: made.id },
        reason,
        after: { type: given.type, private: given.isPrivate, sensitive: given.isSensitive },
      });
      return made.id;
    }
    throw new Conflict(groupRefusals.name_taken);
  });
}

/**
 * Keeps two groups from having one name, also when both get it at the same moment or a form is sent twice.
 * @throws Conflict("name_taken")
 */
export async function assertFreeName(
  tx: TransactionContext,
  name: string,
  except?: string,
): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtext('group_name'), hashtext(lower(${name})))`,
  );
  const [same] = await tx.db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        sql`lower(${groups.name}) = lower(${name})`,
        except === undefined ? undefined : ne(groups.id, except),
      ),
    )
    .limit(1);
  if (same) throw new Conflict(groupRefusals.name_taken);
}
