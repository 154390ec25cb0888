import { paths } from "~/paths";
import { RelativeTime } from "~/ui/relative-time";
import { NotificationLine } from "./notification-line";
import type { SidePanelFacts } from "./read-side-panel.server";

export function SidePanel({ notifications, activity, now }: SidePanelFacts) {
  return (
    <aside aria-label="Powiadomienia i aktywność" className="space-y-8">
      <section aria-labelledby="powiadomienia" className="space-y-2">
        <h2 id="powiadomienia" className="text-xl">
          Powiadomienia
        </h2>
        {notifications.length === 0 ? (
          <p className="text-sm text-muted">Tu zobaczysz odpowiedzi, wzmianki i polubienia.</p>
        ) : (
          <>
            <ul className="divide-y divide-line text-sm">
              {notifications.map((notification) => (
                <NotificationLine
                  key={notification.id}
                  notification={notification}
                  now={now}
                  isNarrow
                />
              ))}
            </ul>
            <a href={paths.notifications()} className="link inline-flex min-h-11 items-center">
              Wszystkie powiadomienia
            </a>
          </>
        )}
      </section>
      <section aria-labelledby="aktywnosc" className="space-y-2">
        <h2 id="aktywnosc" className="text-xl">
          Moja aktywność
        </h2>
        {activity.length === 0 ? (
          <p className="text-sm text-muted">Tu zobaczysz swoje ostatnie posty i komentarze.</p>
        ) : (
          <ul className="space-y-3 text-sm">
            {activity.map(({ kind, id, postId, title, createdAt }) => (
              <li key={id}>
                <a
                  href={kind === "post" ? paths.post(postId) : paths.comment(id)}
                  className="link inline-block py-1 wrap-anywhere"
                >
                  {kind === "comment" && "Komentarz: "}
                  {title}
                </a>
                <p className="text-muted">
                  <RelativeTime moment={createdAt} now={now} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}
