import type { AppLoadContext } from "@remix-run/node";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { requestLog } from "./load-context.server";
import { actorOf, sessionOf } from "./session.server";

/**
 * Whoever looks at a page that visitors may open, too: a member as themselves, everybody else as a visitor, also those who
 * have not confirmed their address yet. In the community staff are the members that they are.
 */
export async function viewerContext({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<ServiceContext> {
  const session = await sessionOf(request, context);
  const isMember = session !== null && session !== "banned" && session.emailVerified;
  return serviceContext(isMember ? actorOf(session) : { kind: "visitor" }, requestLog(context));
}
