import { inArray } from "drizzle-orm";
import { users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

export type StaffName = {
  email: string;
  /** As colleagues call them: by what they are called, and by their address where that is not known. */
  name: string;
};

/**
 * What staff are called. Where two of them have the same name, each stands with an address.
 * @param ids of accounts, whichever of them still exist; null stands for nobody
 */
export async function staffNames(
  { db }: Pick<ServiceContext, "db">,
  ids: readonly (string | null)[],
): Promise<Map<string, StaffName>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, email: users.email, fullName: users.fullName, nick: users.nick })
    .from(users)
    .where(inArray(users.id, known));
  const called = found.map((one) => ({ ...one, name: one.fullName?.trim() || one.nick }));
  const isShared = (name: string) => called.filter((one) => one.name === name).length > 1;
  return new Map(
    called.map(({ id, email, name }) => [
      id,
      { email, name: name ? (isShared(name) ? `${name} (${email})` : name) : email },
    ]),
  );
}
