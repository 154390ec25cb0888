import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { actLinksOf } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import {
  listSubscriptions,
  memberCard,
  subscriptionCard,
  type ListedSubscription,
} from "~/services/members/desk-queries.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { reasonLabel } from "~/services/acts/words";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";
import { subscriptionEnd } from "./subscription-end";
import { subscriptions } from "~/services/members/member-states";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Subskrypcje",
  ({ detail }) => detail && `${subscriptions[detail.plan]} od ${formatDateTime(detail.grantedAt)}`,
);

const noEnd = "bez daty końca";
const stateLabels = { current: "Trwa", ended: "Zakończona" } as const;

const filters = [
  { kind: "text", name: "email", label: "E-mail" },
  {
    kind: "choice",
    name: "plan",
    label: "Subskrypcja",
    placeholder: "Wszystkie",
    options: (["plus", "premium"] as const).map((value) => ({
      value,
      label: subscriptions[value],
    })),
  },
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(stateLabels),
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "view_members");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, detail] = await Promise.all([
    listSubscriptions(ctx, chosen, query.page),
    id === undefined ? null : subscriptionCard(ctx, id),
  ]);
  openSingleHit(visit, "subscriptions", query, list);
  return { query, list, detail, links: detail ? await linksOf(ctx, detail) : [] };
}

/** One that can be ended can be changed for another one, too. */
async function linksOf(ctx: ServiceContext, detail: ListedSubscription) {
  const ending = actLinksOf("subscriptions", detail, ctx);
  if (ending.length === 0) return [];
  const member = await memberCard(ctx, detail.userId);
  const changing = actLinksOf("users", member, ctx, ["subscription"]);
  return [...ending, ...changing.map((link) => ({ ...link, label: "Zmień" }))];
}

export default function Subscriptions() {
  const { query, list, detail, links } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Subskrypcje"
      intro="Kto ma Plus albo Premium i do kiedy."
      path={paths.adminTab("subscriptions")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "E-mail", cell: ({ email }) => email },
        { heading: "Subskrypcja", cell: ({ plan }) => subscriptions[plan] },
        { heading: "Od kiedy", cell: ({ grantedAt }) => formatShortDateTime(grantedAt) },
        { heading: "Do kiedy", cell: (line) => subscriptionEnd(line) ?? noEnd },
        { heading: "Stan", cell: ({ isCurrent }) => <State isCurrent={isCurrent} /> },
      ]}
      empty="Nikt nie ma takiej subskrypcji."
      choose="Wybierz subskrypcję z listy."
      detail={
        detail && {
          id: detail.id,
          content: (
            <>
              <h2 className="text-2xl wrap-anywhere">{detail.email}</h2>
              <Facts
                items={[
                  { label: "Subskrypcja", value: subscriptions[detail.plan] },
                  { label: "Stan", value: <State isCurrent={detail.isCurrent} /> },
                  { label: "Od kiedy", value: formatDateTime(detail.grantedAt) },
                  {
                    label: "Kto ją nadał",
                    value: detail.grantedByEmail ?? "konto, którego już nie ma",
                  },
                  { label: "Dlaczego", value: reasonLabel(detail.reason) },
                  { label: "Do kiedy", value: subscriptionEnd(detail) ?? noEnd },
                  ...(detail.endedAt
                    ? [
                        { label: "Kto ją zakończył", value: detail.endedByEmail ?? "system" },
                        { label: "Powód końca", value: reasonLabel(detail.endReason) },
                      ]
                    : []),
                ]}
              />
              <div className="flex flex-wrap gap-3">
                <ActLinks links={links}>
                  <ButtonLink
                    variant="secondary"
                    size="small"
                    href={paths.adminTab("users", detail.userId)}
                  >
                    Konto tej osoby
                  </ButtonLink>
                </ActLinks>
              </div>
            </>
          ),
        }
      }
    >
      <Notice kind="info">
        Subskrypcja to na razie sama nazwa: niczego nie otwiera ani nie zamyka i&nbsp;nic nie
        kosztuje. Nadajesz ją na stronie konta, w&nbsp;zakładce{" "}
        <a href={paths.adminTab("users")} className="link">
          Użytkownicy
        </a>
        .
      </Notice>
    </ListPage>
  );
}

export const ErrorBoundary = listFailure({
  title: "Subskrypcje",
  message: "Nie udało się załadować subskrypcji.",
});

function State({ isCurrent }: { isCurrent: boolean }) {
  const { current, ended } = stateLabels;
  return <Badge tone={isCurrent ? "success" : "neutral"}>{isCurrent ? current : ended}</Badge>;
}
