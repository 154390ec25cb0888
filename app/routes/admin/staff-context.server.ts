import type { AppLoadContext } from "@remix-run/node";
import { requireStaff } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import type { Permission } from "~/services/access/permissions";

/**
 * Lets staff through who have a permission, and says what their verbs act with: the first line of every loader and
 * action of the administration.
 * @throws Response, NotAllowed: see `requireStaff`
 */
export async function staffContext(
  visit: { request: Request; context: AppLoadContext },
  permission?: Permission,
) {
  const session = await requireStaff(visit, permission);
  return { session, ctx: serviceContext(session.actor, requestLog(visit.context)) };
}
