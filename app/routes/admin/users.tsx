import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/http/paths";
import { listMembers, memberCard, type MemberStatus } from "~/services/members/desk-queries.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { AuditHistory } from "./audit-lines";
import { memberStatusLabels } from "./labels";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Użytkownicy");

const filters = [
  { kind: "text", name: "email", label: "E-mail" },
  { kind: "text", name: "nick", label: "Nick" },
  {
    kind: "choice",
    name: "status",
    label: "Stan",
    placeholder: "Wszystkie",
    options: Object.entries(memberStatusLabels).map(([value, label]) => ({ value, label })),
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_members");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, member] = await Promise.all([
    listMembers(ctx, { ...chosen, status: chosen.status as MemberStatus }, query.page),
    id === undefined ? null : memberCard(ctx, id),
  ]);
  const { permissions } = session.actor;
  return { query, list, member, permissions, self: session.actor.userId };
}

export default function Users() {
  const { query, list, member, permissions, self } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Użytkownicy"
      path={paths.adminTab("users")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "E-mail", cell: ({ email }) => email },
        { heading: "Nick", cell: ({ nick }) => nick ?? "–" },
        { heading: "Stan", cell: ({ status }) => <Status status={status} /> },
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
              <DefinitionList
                items={[
                  { label: "Stan", value: <Status status={member.status} /> },
                  { label: "Nick", value: member.nick ?? "–" },
                  { label: "Imię i nazwisko", value: member.fullName ?? "–" },
                  { label: "Nazwa", value: member.username },
                  { label: "Konto od", value: formatDateTime(member.createdAt) },
                  ...(member.bannedAt
                    ? [{ label: "Ban od", value: formatDateTime(member.bannedAt) }]
                    : []),
                ]}
              />
              {member.id !== self && (
                <div className="flex flex-wrap gap-3">
                  {member.status === "banned"
                    ? permissions.includes("unban_members") && (
                        <ActLink id={member.id} act="unban" label="Odbanuj" />
                      )
                    : permissions.includes("ban_members") && (
                        <ActLink id={member.id} act="ban" label="Zbanuj" />
                      )}
                </div>
              )}
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

function ActLink({ id, act, label }: { id: string; act: string; label: string }) {
  return (
    <ButtonLink variant="secondary" size="small" href={paths.adminAct("users", id, act)}>
      {label}
    </ButtonLink>
  );
}

function Status({ status }: { status: MemberStatus }) {
  return (
    <Badge tone={status === "banned" ? "danger" : "success"} className="whitespace-nowrap">
      {memberStatusLabels[status]}
    </Badge>
  );
}
