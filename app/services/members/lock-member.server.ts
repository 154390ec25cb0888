import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import type { TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { isStaff } from "../staff/queries.server";

export type Account = typeof users.$inferSelect;

/**
 * An account, for staff who change it; the others wait. That of staff takes `ban_staff`, too: a sign-in with new roles waits
 * for this lock.
 * @throws NotFound, NotAllowed
 */
export async function lockMember(tx: TransactionContext, userId: string): Promise<Account> {
  const [account] = isId(userId)
    ? await tx.db.select().from(users).where(eq(users.id, userId)).for("update")
    : [];
  if (!account) throw new NotFound("no_such_member");
  if (await isStaff(tx, userId)) authorise(tx, "ban_staff", { kind: "member", id: userId });
  return account;
}
