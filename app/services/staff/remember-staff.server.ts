import { eq } from "drizzle-orm";
import { staff } from "~/db/schema";
import { normalise } from "~/forms/text";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { isRole } from "../access/permissions";

/** Takes note of the roles and the name that an identity signs in with: of who else could agree to an act, and of what they are called. */
export async function rememberStaff(
  tx: TransactionContext,
  identity: { auth0Id: string; roles: readonly string[]; name: string | null },
): Promise<void> {
  const roles = identity.roles.filter(isRole);
  if (roles.length === 0) return forgetStaff(tx, identity.auth0Id);
  const name = normalise(identity.name ?? "") || null;
  const values = { roles, name, signedInAt: tx.now() };
  await tx.db
    .insert(staff)
    .values({ auth0Id: identity.auth0Id, ...values })
    .onConflictDoUpdate({ target: staff.auth0Id, set: values });
}

/** Forgets an identity that acts for us no longer. */
export async function forgetStaff(ctx: ServiceContext, auth0Id: string): Promise<void> {
  await ctx.db.delete(staff).where(eq(staff.auth0Id, auth0Id));
}
