import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatDateTime, formatShortDate, formatShortDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { actLinksOf, refusedActOf, type ActLinkLine } from "~/services/acts/act-links.server";
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
    placeholder: "Co czeka",
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
  const links = wish ? actLinksOf(tab, wish, ctx) : [];
  const refused = wish && !wish.isAnswered ? refusedActOf(tab, "accept", wish, ctx) : null;
  return { query, list, wish, links, whyNot: refused?.text ?? null };
}

export const ErrorBoundary = listFailure({
  title: "Propozycje grup",
  message: "Nie udało się załadować propozycji.",
});

const whatOf = ({ name, group }: Pick<DeskWish, "name" | "group">) =>
  group ? `Opieka nad grupą „${group.name}”` : `Nowa grupa „${name}”`;

export default function Wishes() {
  const { query, list, wish, links, whyNot } = useLoaderData<typeof loader>();
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
        { heading: "Kiedy", cell: (wish) => sentAt(wish) },
        { heading: "Stan", cell: ({ outcome }) => <Outcome outcome={outcome} /> },
      ]}
      empty="Nie ma takich propozycji."
      choose="Wybierz propozycję z listy."
      detail={
        wish && { id: wish.id, content: <Detail wish={wish} links={links} whyNot={whyNot} /> }
      }
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

const sentAt = ({ createdAt, isByDay }: SerializeFrom<Pick<DeskWish, "createdAt" | "isByDay">>) =>
  isByDay ? formatShortDate(createdAt) : formatShortDateTime(createdAt);

type DetailProps = {
  wish: SerializeFrom<DeskWishDetail>;
  links: readonly ActLinkLine[];
  /** Why it cannot be accepted as things are; null where it can, or is answered. */
  whyNot: string | null;
};

function Detail({ wish, links, whyNot }: DetailProps) {
  const at = wish.isByDay ? formatDate : formatDateTime;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{whatOf(wish)}</h2>
      <WrittenText text={wish.words} />
      <Facts
        items={[
          { label: "Kto", value: <bdi className="wrap-anywhere">{wish.by}</bdi> },
          { label: "Kiedy", value: at(wish.createdAt) },
          { label: "Stan", value: <Outcome outcome={wish.outcome} /> },
          ...(wish.answeredAt ? [{ label: "Odpowiedź z", value: at(wish.answeredAt) }] : []),
        ]}
      />
      {whyNot && <p className="text-muted">{tieWords(whyNot)}</p>}
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
