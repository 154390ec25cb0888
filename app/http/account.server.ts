import type { AppLoadContext } from "@remix-run/node";
import { serviceContext } from "~/services/command/context.server";
import { countUnread } from "~/services/inbox/read-notifications.server";
import { requestLog } from "./load-context.server";
import { actorOf, sessionOf } from "./session.server";

/** Who the top bar greets; `unread` notifications are null for somebody who has not registered yet. */
type Account = { name: string; isStaff: boolean; unread: number | null };

/**
 * Pages of an order, which greet nobody (`slim`) and are looked at again and again: a look costs two queries at most, and
 * none of them is for a session.
 */
const greetNobody = [
  "/payment/success",
  "/payment/error",
  "/ebook/thank-you",
  "/special-horoscope-result",
];

/** @returns null for visitors. A session that cannot be read just now is the guards' trouble, not that of public pages. */
export async function accountOf(
  request: Request,
  context: AppLoadContext,
): Promise<Account | null> {
  if (greetNobody.includes(new URL(request.url).pathname)) return null;
  const session = await sessionOf(request, context).catch(() => null);
  if (!session || session === "banned") return null;
  const { member, hasStaffRole: isStaff } = session;
  const name = member?.nick ?? "Użytkownik";
  if (!member) return { name, isStaff, unread: null };
  const ctx = serviceContext(actorOf({ member }), requestLog(context));
  const unread = await countUnread(ctx).catch(() => 0);
  return { name, isStaff, unread };
}
