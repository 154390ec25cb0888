import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { providerLogoutUrl } from "~/services/sessions/sign-in-strategy.server";
import { whoAsked } from "~/http/security-log.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { endSession } from "~/services/sessions/end-sessions.server";
import { clearSessionCookie, sessionKeyOf } from "~/http/session.server";
import { clearThemeCookie } from "~/http/theme.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

export const loader = () => redirect(paths.home());

/** Ends the session here, on the server, and then the one at the provider, which leads back to the front page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const key = await sessionKeyOf(request);
  if (key) {
    const log = requestLog(context);
    log.info(await whoAsked({ request, context }), "signed out");
    await endSession(serviceContext("visitor", log), key);
  }
  const headers = new Headers();
  for (const cookie of [await clearSessionCookie(), await clearThemeCookie()])
    headers.append("Set-Cookie", cookie);
  return redirect(key ? providerLogoutUrl() : paths.home(), { status: 303, headers });
}
