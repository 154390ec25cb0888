import { and, eq, gt } from "drizzle-orm";
import { staff, users } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { permissionsOf, type Permission } from "../access/permissions";

/** Whoever has not signed in for this long, in milliseconds, may have lost their roles at the provider meanwhile. */
const known = 90 * day;

export type StaffMember = { userId: string; email: string; permissions: Permission[] };

/** Everybody who can act for us, with the permissions of their last sign-in. */
export async function listStaff(ctx: ServiceContext): Promise<StaffMember[]> {
  const found = await ctx.db
    .select({ userId: users.id, email: users.email, roles: staff.roles })
    .from(staff)
    .innerJoin(users, eq(users.auth0Id, staff.auth0Id))
    .where(
      and(eq(users.status, "active"), gt(staff.signedInAt, new Date(ctx.now().getTime() - known))),
    );
  return found.map(({ roles, ...member }) => ({ ...member, permissions: permissionsOf(roles) }));
}

/** Whether a member has acted for us with their last sign-in, however long ago that was. */
export async function isStaff(ctx: ServiceContext, userId: string): Promise<boolean> {
  const [found] = await ctx.db
    .select({ auth0Id: staff.auth0Id })
    .from(staff)
    .innerJoin(users, eq(users.auth0Id, staff.auth0Id))
    .where(eq(users.id, userId));
  return found !== undefined;
}
