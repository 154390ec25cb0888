import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { listSearch, readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { actLinksOf, creationLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import {
  deskGroup,
  listDeskGroups,
  type DeskGroup,
  type DeskGroupDetail,
} from "~/services/groups/desk-queries.server";
import { groupTypeChoices, groupTypeLabels, typeNumbersOf } from "~/site/group-types";
import { Badge } from "~/ui/badge";
import { GroupIcon } from "~/ui/group-icon";
import { WrittenText } from "~/ui/written-text";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { readPending } from "./read-pending.server";
import { staffContext } from "./staff-context.server";

const tab = "groups";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Grupy",
  ({ group }) => group?.name,
);

const yesOrNo = [
  { value: "true", label: "Tak" },
  { value: "false", label: "Nie" },
] as const;

const filters = [
  { kind: "text", name: "name", label: "Nazwa" },
  {
    kind: "choice",
    name: "type",
    label: "Typ",
    placeholder: "Wszystkie",
    options: groupTypeChoices,
  },
  {
    kind: "choice",
    name: "isPrivate",
    label: "Prywatna",
    placeholder: "Wszystkie",
    options: yesOrNo,
  },
  {
    kind: "choice",
    name: "isSensitive",
    label: "Wrażliwa",
    placeholder: "Wszystkie",
    options: yesOrNo,
  },
] as const satisfies readonly Field[];

const flag = (value: string | undefined) => (value === undefined ? undefined : value === "true");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_groups");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, group] = await Promise.all([
    listDeskGroups(
      ctx,
      {
        name: chosen.name,
        types: chosen.type === undefined ? undefined : typeNumbersOf(chosen.type),
        isPrivate: flag(chosen.isPrivate),
        isSensitive: flag(chosen.isSensitive),
      },
      query.page,
    ),
    id === undefined ? null : deskGroup(ctx, id),
  ]);
  openSingleHit(visit, tab, query, list);
  return {
    ...{ query, list, group },
    pending: await readPending<{ id: string }>(ctx, [...list.rows, group], {
      group: (row) => row.id,
    }),
    links: group ? actLinksOf(tab, group, ctx) : [],
    creationLinks: creationLinksOf(tab, ctx),
  };
}

export default function Groups() {
  const { query, list, group, pending, links, creationLinks } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Grupy"
      intro="Grupy społeczności: opis, typ, dostęp i opiekunowie."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      pending={pending}
      columns={[
        { heading: "Nazwa", cell: ({ name }) => name },
        { heading: "Typ", cell: ({ type }) => groupTypeLabels[type] },
        { heading: "Dostęp", cell: (one) => <Access group={one} /> },
        { heading: "Osoby", cell: ({ memberCount }) => memberCount, numeric: true },
        { heading: "Posty", cell: ({ postCount }) => postCount, numeric: true },
      ]}
      empty="Nie ma takich grup."
      choose="Wybierz grupę z listy."
      detail={group && { id: group.id, content: <Detail group={group} links={links} /> }}
    >
      <ActLinks links={creationLinks} primary="create" size="medium" />
    </ListPage>
  );
}

function Access({ group: { isPrivate, isSensitive } }: { group: DeskGroup }) {
  if (!isPrivate && !isSensitive) return <Badge tone="success">Otwarta</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1 max-lg:justify-end">
      {isPrivate && <Badge>Prywatna</Badge>}
      {isSensitive && <Badge tone="warning">Wrażliwa</Badge>}
    </span>
  );
}

type DetailProps = { group: DeskGroupDetail; links: readonly ActLinkLine[] };

function Detail({ group, links }: DetailProps) {
  const { id, slug, keepers, waiting } = group;
  return (
    <>
      <div className="flex items-center gap-3">
        <GroupIcon {...group} />
        <h2 className="min-w-0 text-2xl wrap-anywhere">{group.name}</h2>
      </div>
      <WrittenText text={group.description} />
      {group.rules !== "" && (
        <section className="space-y-2">
          <h3 className="text-lg">Zasady od opiekunów</h3>
          <WrittenText text={group.rules} />
        </section>
      )}
      {group.welcome !== "" && (
        <section className="space-y-2">
          <h3 className="text-lg">Powitanie od opiekunów</h3>
          <WrittenText text={group.welcome} />
        </section>
      )}
      <Facts
        items={[
          { label: "Typ", value: groupTypeLabels[group.type] },
          { label: "Dostęp", value: <Access group={group} /> },
          {
            label: "Wyszukiwarki",
            value: group.isIndexed ? "mogą ją pokazywać" : "nie pokazują jej",
          },
          { label: "Osoby", value: formatCount(group.memberCount, "osoba", "osoby", "osób") },
          { label: "Od kiedy", value: formatDateTime(group.createdAt) },
          { label: "Numer grupy", value: <span className="wrap-anywhere">{id}</span> },
          {
            label: "Opiekunowie",
            value: keepers.length === 0 ? "nikt" : keepers.map(({ name }) => name).join(", "),
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} />
      </div>
      <ul className="flex flex-wrap gap-x-4">
        {[
          { href: paths.group(slug), label: "Strona grupy" },
          {
            href: paths.adminTab("posts") + listSearch({ groupId: group.name }),
            label: formatCount(group.postCount, "post", "posty", "postów"),
          },
          { href: paths.keepers(slug), label: "Opiekunowie" },
          {
            href: paths.joinRequests(slug),
            label: `Prośby o przyjęcie: ${waiting}`,
          },
        ].map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <section className="space-y-2">
        <h3 className="text-lg">Co zrobiono z tą grupą</h3>
        <AuditHistory lines={group.history} />
      </section>
    </>
  );
}

export const ErrorBoundary = listFailure({
  title: "Grupy",
  message: "Nie udało się załadować grup.",
});
