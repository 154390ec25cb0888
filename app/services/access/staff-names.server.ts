import { eq, inArray } from "drizzle-orm";
import { staff, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

export type StaffName = {
  email: string;
  /** As colleagues call them: by the name that the identity provider has, and by their address where it has none. */
  name: string;
};

/**
 * What staff are called. Nobody chooses that for themselves, unlike the name in a profile. Of those who are asked for, two of the same
 * name stand with their addresses.
 * @param ids of accounts, whichever of them still exist; null stands for nobody
 */
export async function staffNames(
  { db }: Pick<ServiceContext, "db">,
  ids: readonly (string | null)[],
): Promise<Map<string, StaffName>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, email: users.email, name: staff.name })
    .from(users)
    .leftJoin(staff, eq(staff.auth0Id, users.auth0Id))
    .where(inArray(users.id, known));
  const isShared = (name: string) => found.filter((one) => one.name === name).length > 1;
  return new Map(
    found.map(({ id, email, name }) => [
      id,
      { email, name: name ? (isShared(name) ? `${name} (${email})` : name) : email },
    ]),
  );
}
