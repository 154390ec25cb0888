import type { AppLoadContext } from "@remix-run/node";
import { networkOf } from "~/services/rate-limits/network";
import { sessionOf } from "./session.server";

type Visit = { request: Request; context: AppLoadContext };

/** Where a request came from, for the lines of the log that somebody reads after an attack: a network, as limits count it. */
export const cameFrom = ({ clientAddress }: AppLoadContext) =>
  clientAddress === undefined ? {} : { from: networkOf(clientAddress) };

/** Who asked, and from where: ids, never an address of mail. */
export async function whoAsked({ request, context }: Visit) {
  const session = await sessionOf(request, context).catch(() => null);
  if (session === null || session === "banned")
    return { who: session ?? "visitor", ...cameFrom(context) };
  const who = session.member?.id ?? "unregistered";
  return { who, session: session.id, ...cameFrom(context) };
}
