import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { isId } from "~/services/listing/ids";
import { ownCaseKey } from "~/services/moderation/case-page.server";
import { markRead } from "~/services/notifications/mark-read.server";
import { ErrorPage } from "~/ui/error-page";
import { notificationHref } from "./notification-line";
import { asMember } from "./viewer.server";

/** Where a notification leads, in lists and in mails: it is read then, and rights are asked there. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const id = visit.params.id ?? "";
  if (!isId(id)) throw new NotFound("notification");
  const [opened] = (await listNotifications(ctx, { id })).notifications;
  if (!opened) throw new NotFound("notification");
  await markRead(ctx, [id]);
  const ofCase = opened.isReadable && opened.ofCase;
  const key = ofCase && (await ownCaseKey(ctx, ofCase.partyId));
  return redirect(key ? paths.case(key) : (notificationHref(opened) ?? paths.notifications()), 303);
}

export default function NotificationRoute() {
  return null;
}

export const ErrorBoundary = ErrorPage;
