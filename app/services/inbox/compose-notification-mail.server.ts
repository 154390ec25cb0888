import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { notifications, notificationSettings } from "~/db/schema";
import { paths } from "~/paths";
import { digestMail } from "~/mails/digest-mail.server";
import { notificationMail } from "~/mails/notification-mail.server";
import { notificationText } from "~/site/notifications";
import type { ServiceContext } from "../command/context.server";
import type { NotificationMailKind } from "../mails/queue-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";
import {
  notificationsOfMail,
  readNotification,
  type NotificationRow,
} from "./read-notifications.server";

/** Most lines of a digest. */
const mostLines = 8;

const url = (path: string) => env.APP_URL + path;

/** Whose mail it is and what it tells of, as they may see it now; null when they want no mails any more. */
async function toldBy(ctx: ServiceContext, mailId: string) {
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
  const unsubscribe = url(paths.unsubscribe(first.settings.unsubscribeKey));
  return {
    rows: rows.filter(({ isReadable }) => isReadable),
    links: { settings: url(paths.profileNotifications()), unsubscribe },
    // One click in the mail program ends them (RFC 8058).
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const isDiscreet = ({ group }: NotificationRow) => !group || group.isPrivate || group.isSensitive;

function sentenceOf(row: NotificationRow): string {
  const told = readNotification(row);
  return told.isReadable ? notificationText(told) : "";
}

export const notificationMailComposers: Record<NotificationMailKind, Composer> = {
  notification: async (ctx, { id }) => {
    const told = await toldBy(ctx, id);
    const [row] = told?.rows ?? [];
    if (!told || !row) return null;
    const post = isDiscreet(row) ? null : row.post;
    const letter = notificationMail({
      post,
      sentence: sentenceOf(row),
      url: url(paths.notifications()),
      ...told.links,
    });
    return { ...letter, headers: told.headers, attachments: [] };
  },
  digest: async (ctx, { id }) => {
    const told = await toldBy(ctx, id);
    if (!told || told.rows.length === 0) return null;
    const open = told.rows.filter((row) => !isDiscreet(row));
    const letter = digestMail({
      sentences: open.slice(0, mostLines).map(sentenceOf),
      discreet: told.rows.length - open.length,
      more: Math.max(0, open.length - mostLines),
      url: url(paths.notifications()),
      ...told.links,
    });
    return { ...letter, headers: told.headers, attachments: [] };
  },
};
