import { eq } from "drizzle-orm";
import { staff } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { isRole } from "../access/permissions";

/** Takes note of the roles that an identity signs in with, so that it is known who else could agree to an act. */
export async function rememberStaff(
  tx: TransactionContext,
  identity: { auth0Id: string; roles: readonly string[] },
): Promise<void> {
  const roles = identity.roles.filter(isRole);
  if (roles.length === 0) return forgetStaff(tx, identity.auth0Id);
  const values = { roles, signedInAt: tx.now() };
  await tx.db
    .insert(staff)
    .values({ auth0Id: identity.auth0Id, ...values })
    .onConflictDoUpdate({ target: staff.auth0Id, set: values });
}

/** Forgets an identity that acts for us no longer. */
export async function forgetStaff(ctx: ServiceContext, auth0Id: string): Promise<void> {
  await ctx.db.delete(staff).where(eq(staff.auth0Id, auth0Id));
}
