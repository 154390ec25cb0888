import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { countUnread, listNotifications } from "~/services/inbox/read-notifications.server";
import { markRead } from "~/services/notifications/mark-read.server";
import type { MemberNotification } from "~/site/notifications";
import { Button, ButtonLink } from "~/ui/button";
import { CareSection } from "~/ui/care-section";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { NothingYet } from "~/ui/nothing-yet";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { FailedInGroup } from "./failed-in-group";
import { isOfCare, NotificationLine } from "./notification-line";
import { asMember } from "./viewer.server";

export const meta = formMeta("Powiadomienia");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const before = new URL(visit.request.url).searchParams.get("before");
  const [page, unread] = await Promise.all([listNotifications(ctx, { before }), countUnread(ctx)]);
  return { ...page, unread, isLater: before !== null, now: ctx.now().toISOString() };
}

/** Marks all as read. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  await markRead(ctx);
  return redirect(withFlash(paths.notifications(), "notifications-read"), 303);
}

export default function NotificationsRoute() {
  const { notifications, next, unread, isLater, now } = useLoaderData<typeof loader>();
  const flash = useFlash();
  const ofCare = notifications.filter(isOfCare);
  const others = notifications.filter((each) => !isOfCare(each));
  return (
    <div data-area="community">
      <WithAside label="Więcej o powiadomieniach" aside={<Ways />} className="py-8 sm:py-12">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-4xl">Powiadomienia</h1>
          {unread > 0 && (
            <form method="post" action={paths.notifications()}>
              <Button variant="secondary" size="small">
                Oznacz wszystkie jako przeczytane
              </Button>
            </form>
          )}
        </header>
        <FlashNotice flash={flash} />
        {notifications.length === 0 ? (
          isLater ? (
            <EmptyState title="Nie ma starszych powiadomień" />
          ) : (
            <NothingYet room="notifications" />
          )
        ) : (
          <>
            {ofCare.length > 0 && (
              <CareSection>
                <Lines notifications={ofCare} now={now} />
              </CareSection>
            )}
            {others.length > 0 && <Lines notifications={others} now={now} />}
          </>
        )}
        {next && (
          <ButtonLink variant="secondary" href={paths.notifications(next)}>
            Pokaż starsze
          </ButtonLink>
        )}
      </WithAside>
    </div>
  );
}

const Ways = () => (
  <AsidePart id="wiecej" title="Pod ręką">
    <ul>
      <li>
        <a href={paths.cases()} className="link inline-flex min-h-11 items-center">
          Twoje sprawy: zgłoszenia i&nbsp;rozmowy z&nbsp;nami
        </a>
      </li>
      <li>
        <a href={paths.profileNotifications()} className="link inline-flex min-h-11 items-center">
          Powiadomienia e-mailem
        </a>
      </li>
    </ul>
    <p className="text-sm text-muted">Powiadomienia przechowujemy 90&nbsp;dni.</p>
  </AsidePart>
);

type LinesProps = { notifications: readonly MemberNotification[]; now: string };

const Lines = ({ notifications, now }: LinesProps) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card sm:px-6">
    {notifications.map((notification) => (
      <NotificationLine key={notification.id} notification={notification} now={now} />
    ))}
  </ul>
);

export const ErrorBoundary = FailedInGroup;
