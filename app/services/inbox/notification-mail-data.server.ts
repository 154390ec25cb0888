import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { notifications, notificationSettings } from "~/db/schema";
import { paths } from "~/paths";
import { notificationText } from "~/site/notifications";
import type { ServiceContext } from "../command/context.server";
import {
  notificationsOfMail,
  readNotification,
  type NotificationRow,
} from "./read-notifications.server";

export const url = (path: string) => env.APP_URL + path;

/** Whose mail it is and what it tells of, as they may see it now; null when they want no mails any more. */
export async function notificationMailData(ctx: ServiceContext, mailId: string) {
  const about = await ctx.db
    .select({ id: notifications.id, owner: notifications.userId, settings: notificationSettings })
    .from(notifications)
    .innerJoin(notificationSettings, eq(notificationSettings.userId, notifications.userId))
    .where(eq(notifications.mailId, mailId));
  const [first] = about;
  if (!first || first.settings.mails === "none") return null;
  const rows = await notificationsOfMail(ctx, {
    owner: first.owner,
    ids: about.map(({ id }) => id),
  });
  return {
    rows: rows.filter(({ isReadable }) => isReadable),
    ...mailLinks(first.settings.unsubscribeKey),
  };
}

/** How the owner of a key ends such mails: by a link in them or, in the mail program, with one click (RFC 8058). */
export function mailLinks(unsubscribeKey: string) {
  const unsubscribe = url(paths.unsubscribe(unsubscribeKey));
  return {
    links: { settings: url(paths.profileNotifications()), unsubscribe },
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export const isDiscreet = ({ group }: NotificationRow) =>
  !group || group.isPrivate || group.isSensitive;

export function notificationSentence(row: NotificationRow): string {
  const notification = readNotification(row);
  return notification.isReadable ? notificationText(notification) : "";
}

/** What every mail to somebody who asked for it says about ending it. */
export const unsubscribeFact = (links: { settings: string; unsubscribe: string }) => ({
  label: "Dlaczego dostajesz tę wiadomość",
  value:
    "Bo masz włączone powiadomienia e-mailem w ustawieniach konta. Możesz je w każdej chwili zmienić albo wyłączyć.",
  link: { label: "Wyłącz te e-maile", href: links.unsubscribe },
});
