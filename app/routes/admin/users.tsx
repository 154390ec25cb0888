import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { actLinksOf } from "~/services/acts/act-links.server";
import { listMembers, memberCard } from "~/services/members/desk-queries.server";
import { StatusBadge } from "~/ui/badge";
import { Facts } from "./facts";
import { ActLinks, firstAct } from "./act-link";
import { reasonLabel } from "~/services/acts/words";
import { AuditHistory } from "./audit-lines";
import { PersonLink } from "./person-link";
import { Notes } from "./notes";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { readPending } from "./read-pending.server";
import { staffContext } from "./staff-context.server";
import { subscriptionEnd } from "./subscription-end";
import { memberStatuses, subscriptions } from "~/services/members/member-states";

const tab = "users";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Użytkownicy",
  ({ member }) => member && (member.nick ?? member.username),
);

const filters = [
  { kind: "text", name: "email", label: "E-mail" },
  { kind: "text", name: "nick", label: "Nick" },
  {
    kind: "choice",
    name: "subscription",
    label: "Subskrypcja",
    placeholder: "Wszystkie",
    options: optionsOf(subscriptions),
  },
  {
    kind: "choice",
    name: "status",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(memberStatuses),
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "view_members");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, member] = await Promise.all([
    listMembers(ctx, chosen, query.page),
    id === undefined ? null : memberCard(ctx, id),
  ]);
  openSingleHit(visit, tab, query, list);
  const links = member ? actLinksOf(tab, member, ctx) : [];
  const pending = await readPending<{ id: string }>(ctx, [...list.rows, member], {
    member: (row) => row.id,
  });
  return { query, list, member, links, pending };
}

export default function Users() {
  const { query, list, member, links, pending } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Użytkownicy"
      intro="Konta: dane, subskrypcje, logowania i blokady."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      pending={pending}
      columns={[
        { heading: "E-mail", cell: ({ email }) => <MailAddress address={email} /> },
        { heading: "Nick", cell: ({ nick }) => nick ?? "–" },
        { heading: "Stan", cell: ({ status }) => <StatusBadge {...memberStatuses[status]} /> },
        {
          heading: "Subskrypcja",
          cell: ({ subscription }) => (subscription === "none" ? "–" : subscriptions[subscription]),
        },
        { heading: "Od kiedy", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich kont."
      choose="Wybierz konto z listy."
      detail={
        member && {
          id: member.id,
          content: (
            <>
              <h2 className="text-2xl wrap-anywhere">{member.email}</h2>
              <Facts
                items={[
                  { label: "Stan", value: <StatusBadge {...memberStatuses[member.status]} /> },
                  { label: "Nick", value: member.nick ?? "–" },
                  { label: "Imię i nazwisko", value: member.fullName ?? "–" },
                  { label: "Subskrypcja", value: subscriptions[member.subscription] },
                  { label: "Nazwa", value: member.username },
                  { label: "Konto od", value: formatDateTime(member.createdAt) },
                  ...(member.bannedAt
                    ? [
                        { label: "Zablokowane od", value: formatDateTime(member.bannedAt) },
                        {
                          label: "Do kiedy",
                          value: member.bannedUntil
                            ? formatDateTime(member.bannedUntil)
                            : "bez daty końca",
                        },
                      ]
                    : []),
                  ...(member.deactivatedAt
                    ? [{ label: "Nieaktywne od", value: formatDateTime(member.deactivatedAt) }]
                    : []),
                ]}
              />
              <div className="flex flex-wrap gap-3">
                <ActLinks links={links} primary={firstAct} isFolded>
                  <PersonLink kind="member" id={member.id} />
                </ActLinks>
              </div>
              <Notes notes={member.notes} links={links} />
              <section className="space-y-2">
                <h3 className="text-lg">Zalogowane urządzenia</h3>
                {member.sessions.length === 0 ? (
                  <p className="text-muted">Żadne.</p>
                ) : (
                  <ul className="space-y-1">
                    {member.sessions.map(({ id, device, lastSeenAt }) => (
                      <li key={id} className="text-sm">
                        {device} · ostatnio {formatDateTime(lastSeenAt)}
                      </li>
                    ))}
                  </ul>
                )}
              </section>
              {member.subscriptions.length > 0 && (
                <section className="space-y-2">
                  <h3 className="text-lg">Historia subskrypcji</h3>
                  <ul className="space-y-1">
                    {member.subscriptions.map((line) => (
                      <li key={line.id} className="text-sm">
                        <a href={paths.adminTab("subscriptions", line.id)} className="link">
                          {subscriptions[line.plan]}
                        </a>{" "}
                        · {reasonLabel(line.reason)} · od {formatShortDateTime(line.grantedAt)}
                        {subscriptionEnd(line) && ` do ${subscriptionEnd(line)}`}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <section className="space-y-2">
                <h3 className="text-lg">Co zrobiono z tym kontem</h3>
                <AuditHistory lines={member.history} />
              </section>
            </>
          ),
        }
      }
    />
  );
}

export const ErrorBoundary = listFailure({
  title: "Użytkownicy",
  message: "Nie udało się załadować kont.",
});
