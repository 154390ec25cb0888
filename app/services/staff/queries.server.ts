import { eq } from "drizzle-orm";
import { staff, users } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { permissionsOf, type Permission } from "../permissions";

/** A member of staff who can act at all: with an account that is not banned. */
export type StaffMember = { userId: string; email: string; permissions: Permission[] };

/** Everybody who can act for us, with the permissions of their last sign-in. */
export async function listStaff(ctx: ServiceContext): Promise<StaffMember[]> {
  const found = await ctx.db
    .select({ userId: users.id, email: users.email, roles: staff.roles })
    .from(staff)
    .innerJoin(users, eq(users.auth0Id, staff.auth0Id))
    .where(eq(users.status, "active"));
  return found.map(({ roles, ...member }) => ({ ...member, permissions: permissionsOf(roles) }));
}
