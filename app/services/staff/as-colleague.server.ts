import type { TransactionContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { listStaff } from "./queries.server";
import { accessRefusals } from "../access/refusals";

/**
 * The context of a member of staff, for what is done later in their name: with the permissions that they have by then.
 * @throws NotAllowed `no_account` where they act for us no longer
 */
export async function asColleague(
  tx: TransactionContext,
  userId: string,
): Promise<TransactionContext> {
  const colleague = (await listStaff(tx)).find((member) => member.userId === userId);
  if (!colleague) throw new NotAllowed(accessRefusals.no_account);
  return { ...tx, actor: { kind: "staff", userId, permissions: colleague.permissions } };
}
