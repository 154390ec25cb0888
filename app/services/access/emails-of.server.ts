import { inArray } from "drizzle-orm";
import { users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/**
 * Addresses of accounts, as staff know each other by.
 * @param ids of accounts, whichever of them still exist; null stands for nobody
 */
export async function emailsOf(
  { db }: Pick<ServiceContext, "db">,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(found.map(({ id, email }) => [id, email]));
}
