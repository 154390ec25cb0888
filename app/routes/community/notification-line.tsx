import { paths } from "~/paths";
import {
  groupDeletedNotification,
  notificationText,
  unreadableNotification,
  type MemberNotification,
  type NotificationKind,
} from "~/site/notifications";
import { AuthorPicture } from "~/ui/author-picture";
import { classNames } from "~/ui/class-names";
import {
  EyeOff,
  Heart,
  HeartHandshake,
  MessageCircle,
  ShieldCheck,
  Users,
  type Icon,
} from "~/ui/icons";
import { RelativeTime } from "~/ui/relative-time";

/** Where a notification leads; null for what is not to be seen any more. */
export function notificationHref(notification: MemberNotification): string | null {
  if (!notification.isReadable) return null;
  const { kind, post, comment, group } = notification;
  if (kind === "decision" || kind === "case_message") return paths.cases();
  if (kind === "wish_answered") return paths.groupWishes();
  if (kind === "join_request") return paths.joinRequests(group.slug);
  const isOfSeveral = (kind === "followed_comment" || kind === "reply") && notification.others > 0;
  if (isOfSeveral && post && comment)
    return paths.newComments(post.id, beginning(comment.writtenAt));
  if (comment) return paths.comment(comment.id);
  return post ? paths.post(post.id) : paths.group(group.slug);
}

/** Before what was written in a minute. */
const beginning = (minute: string) => new Date(Date.parse(minute) - 1);

/** Whether it tells somebody of their own words that care alone is the matter with. */
export const isOfCare = (notification: MemberNotification): boolean =>
  notification.isReadable && notification.ofCase?.isForCare === true;

/** What it is about, at a glance: beside whoever did it, or in their place where nobody did it by themselves. */
const kindIcons: Partial<Record<NotificationKind, Icon>> = {
  decision: ShieldCheck,
  case_message: MessageCircle,
  let_in: Users,
  not_let_in: Users,
  join_request: Users,
  keeper_appointed: HeartHandshake,
  keeper_dismissed: HeartHandshake,
  like: Heart,
};

/** One notification of a list: a link, which marks it as read on the way. */
export function NotificationLine({
  notification,
  now,
  isNarrow = false,
}: {
  notification: MemberNotification;
  now: string;
  /** It stands in a column beside others. */
  isNarrow?: boolean;
}) {
  const { id, happenedAt, isRead, isReadable } = notification;
  const KindIcon = !isReadable
    ? EyeOff
    : isOfCare(notification)
      ? HeartHandshake
      : (kindIcons[notification.kind] ?? MessageCircle);
  return (
    <li
      className={classNames(
        "flex items-start py-4",
        isNarrow ? "gap-3" : "gap-4",
        !isRead && "font-semibold",
      )}
    >
      {isReadable && notification.actor ? (
        <span data-area="community" className="relative shrink-0">
          <AuthorPicture author={notification.actor} size={isNarrow ? "small" : "medium"} />
          <span className="absolute -right-1 -bottom-1 inline-flex size-6 items-center justify-center rounded-full border-2 border-surface bg-area-soft text-area-ink">
            <KindIcon className="size-3.5" />
          </span>
        </span>
      ) : (
        <span
          data-area="community"
          className={classNames(
            "inline-flex shrink-0 items-center justify-center rounded-full bg-area-soft text-area-ink",
            isNarrow ? "size-8" : "size-11",
          )}
        >
          <KindIcon className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow">
        {isReadable ? (
          <a href={paths.notification(id)} className="block wrap-anywhere hover:underline">
            {!isRead && <span className="sr-only">Nowe: </span>}
            {notificationText(notification)}
          </a>
        ) : (
          <p className="text-muted">
            {notification.isGroupDeleted ? groupDeletedNotification : unreadableNotification}
          </p>
        )}
        {isReadable && !isNarrow && notification.excerpt && (
          <p dir="auto" className="line-clamp-2 font-normal wrap-anywhere">
            „{notification.excerpt}”
          </p>
        )}
        {isReadable && notification.kind === "keeper_dismissed" && (
          <a
            href={paths.contact()}
            className="link inline-flex min-h-11 items-center text-sm font-normal"
          >
            Zapytaj nas o{"\u00a0"}to
          </a>
        )}
        <p className="text-sm font-normal text-muted">
          {isReadable && notification.group.name !== "" && `${notification.group.name} · `}
          <RelativeTime moment={happenedAt} now={now} />
        </p>
      </div>
      {!isRead && (
        <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-area" />
      )}
    </li>
  );
}
