import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import {
  deskWish,
  listWishes,
  type DeskWish,
  type DeskWishDetail,
} from "~/services/groups/desk-wishes.server";
import { StatusBadge } from "~/ui/badge";
import { WrittenText } from "~/ui/written-text";
import { ActLinks } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { Facts } from "./facts";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";

const tab = "wishes";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Propozycje grup",
  ({ wish }) => wish && whatOf(wish),
);

const filters = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Czeka na odpowiedź",
    options: [{ value: "answered", label: "Z odpowiedzią" }],
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_groups");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, wish] = await Promise.all([
    listWishes(ctx, { answered: chosen.state === "answered" }, query.page),
    id === undefined ? null : deskWish(ctx, id),
  ]);
  return { query, list, wish, links: wish ? actLinksOf(tab, wish, ctx) : [] };
}

export const ErrorBoundary = listFailure({
  title: "Propozycje grup",
  message: "Nie udało się załadować propozycji.",
});

const whatOf = ({ name, group }: Pick<DeskWish, "name" | "group">) =>
  group ? `Opieka nad grupą „${group.name}”` : `Nowa grupa „${name}”`;

export default function Wishes() {
  const { query, list, wish, links } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Propozycje grup"
      intro="Grupy, które proponują członkowie, i grupy, którymi chcą się opiekować."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Co", cell: whatOf },
        { heading: "Kto", cell: ({ by }) => by },
        { heading: "Kiedy", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
        { heading: "Stan", cell: ({ outcome }) => <Outcome outcome={outcome} /> },
      ]}
      empty="Nie ma takich propozycji."
      choose="Wybierz propozycję z listy."
      detail={wish && { id: wish.id, content: <Detail wish={wish} links={links} /> }}
    />
  );
}

function Outcome({ outcome }: Pick<DeskWish, "outcome">) {
  const [tone, label] =
    outcome === null
      ? (["warning", "Czeka na odpowiedź"] as const)
      : outcome === "accepted"
        ? (["success", "Przyjęta"] as const)
        : (["neutral", "Odmowa"] as const);
  return <StatusBadge {...{ tone, label }} />;
}

type DetailProps = { wish: SerializeFrom<DeskWishDetail>; links: readonly ActLinkLine[] };

function Detail({ wish, links }: DetailProps) {
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{whatOf(wish)}</h2>
      <WrittenText text={wish.words} />
      <Facts
        items={[
          { label: "Kto", value: <bdi className="wrap-anywhere">{wish.by}</bdi> },
          { label: "Kiedy", value: formatDateTime(wish.createdAt) },
          { label: "Stan", value: <Outcome outcome={wish.outcome} /> },
          ...(wish.answeredAt
            ? [{ label: "Odpowiedź z", value: formatDateTime(wish.answeredAt) }]
            : []),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} primary="accept" />
      </div>
      {wish.group && (
        <p>
          <a href={paths.adminTab("groups", wish.group.id)} className="link">
            Otwórz grupę
          </a>
        </p>
      )}
      {wish.answer !== null && (
        <section className="space-y-2">
          <h3 className="text-lg">Odpowiedź</h3>
          <WrittenText text={wish.answer} />
        </section>
      )}
      <section className="space-y-2">
        <h3 className="text-lg">Historia</h3>
        <AuditHistory lines={wish.history} />
      </section>
    </>
  );
}
