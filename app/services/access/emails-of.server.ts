import type { ServiceContext } from "../command/context.server";
import { staffNames } from "./staff-names.server";

/**
 * Addresses of accounts, as staff know each other by.
 * @param ids of accounts, whichever of them still exist; null stands for nobody
 */
export async function emailsOf(
  ctx: Pick<ServiceContext, "db">,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = await staffNames(ctx, ids);
  return new Map([...known].map(([id, { email }]) => [id, email]));
}
