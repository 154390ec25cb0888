import { Bell } from "./icons";
import { paths } from "~/paths";
import { unreadLabel } from "~/site/notifications";

export function UnreadBadge({ unread }: { unread: number }) {
  return (
    <a
      href={paths.notifications()}
      className="relative inline-flex size-11 items-center justify-center rounded-full hover:bg-surface focus-visible:rounded-full"
    >
      <Bell className="size-5" />
      <span className="sr-only">Powiadomienia, nieprzeczytane: </span>
      <span
        data-unread={unread}
        className="absolute top-1 right-0.5 min-w-5 rounded-full bg-gold px-1 text-center text-xs leading-5 font-bold text-night data-[unread='0']:sr-only"
      >
        {unreadLabel(unread)}
      </span>
    </a>
  );
}
