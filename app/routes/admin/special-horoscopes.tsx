import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatShortDateTime } from "~/copy/format";
import { printAnswer, type Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { specialHoroscope } from "~/products/special-horoscope/product";
import {
  listSpecialHoroscopes,
  specialCard,
  type SpecialLine,
  type SpecialPayment,
} from "~/services/desk/special-horoscopes.server";
import { Badge } from "~/ui/badge";
import { ActLink } from "./act-link";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { OrderDetail } from "./orders";
import { SimilarAddresses } from "./similar-addresses";
import { Stacked } from "./stacked";
import { staffContext } from "./staff-context.server";

const tab = "special-horoscopes";

export const meta = formMeta("Horoskopy specjalne");

const filters = [
  {
    kind: "choice",
    name: "payment",
    label: "Płatność",
    placeholder: "Wszystkie",
    options: [
      { value: "paid", label: "Opłacone" },
      { value: "unpaid", label: "Nieopłacone" },
    ],
  },
  { kind: "text", name: "number", label: "Numer albo link" },
  { kind: "text", name: "email", label: "E-mail (cały, część lub podobny)" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_orders");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const payment = chosen.payment as SpecialPayment | undefined;
  const [list, order] = await Promise.all([
    listSpecialHoroscopes(ctx, { ...chosen, payment }, query.page),
    id === undefined ? null : specialCard(ctx, id),
  ]);
  return { query, list, order, permissions: session.actor.permissions };
}

export const ErrorBoundary = listFailure({
  title: "Horoskopy specjalne",
  message: "Nie udało się załadować horoskopów specjalnych.",
});

export default function SpecialHoroscopes() {
  const { query, list, order, permissions } = useLoaderData<typeof loader>();
  const mayConfirm = permissions.includes("manage_payments");
  const mayAssist = permissions.includes("assist_orders");
  const actsOf = ({ id, isPaid, canDelete }: Pick<SpecialLine, "id" | "isPaid" | "canDelete">) => {
    const acts = [
      ...(mayConfirm && !isPaid ? [<ForceConfirm key="force-confirm" id={id} />] : []),
      ...(mayAssist && canDelete
        ? [<ActLink key="delete" tab={tab} id={id} act="delete-content" label="Usuń" />]
        : []),
    ];
    // The row is a link as a whole; these lie above it.
    return acts.length === 0 ? (
      "–"
    ) : (
      <span className="relative z-10 flex flex-wrap gap-2 max-lg:justify-end">{acts}</span>
    );
  };
  return (
    <ListPage
      title="Horoskopy specjalne"
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        {
          heading: "Znak",
          cell: ({ zodiacSign, number }) => (
            <Stacked below={number}>{chosenAs("zodiacSign", zodiacSign)}</Stacked>
          ),
        },
        { heading: "Zakres", cell: ({ scope }) => scopeOf(scope) },
        { heading: "Temat", cell: ({ theme }) => chosenAs("theme", theme) },
        { heading: "Data", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        {
          heading: "Status",
          cell: ({ isPaid }) => (
            <Badge tone={isPaid ? "success" : "warning"}>
              {isPaid ? "Opłacony" : "Nieopłacony"}
            </Badge>
          ),
        },
        { heading: "Treść", cell: contentOf },
        { heading: "Akcje", cell: actsOf },
      ]}
      empty="Nie ma takich horoskopów."
      choose="Wybierz horoskop z listy."
      detail={
        order && {
          id: order.id,
          content: (
            <OrderDetail order={order} permissions={permissions} tab={tab} deleteLabel="Usuń">
              {mayConfirm && order.paidAt === null && <ForceConfirm id={order.id} />}
              {mayAssist && order.canRemake && (
                <ActLink tab={tab} id={order.id} act="remake" label="Napisz od nowa" />
              )}
            </OrderDetail>
          ),
        }
      }
    >
      <SimilarAddresses path={paths.adminTab(tab)} query={query} name="email" />
    </ListPage>
  );
}

const ForceConfirm = ({ id }: { id: string }) => (
  <ActLink tab={tab} id={id} act="force-confirm" label="Force Confirm" />
);

/** What was chosen in a question of the order form, in the words of the form. */
function chosenAs(name: "zodiacSign" | "theme", answer: string | null): string {
  const field = specialHoroscope.fields.find((each) => each.name === name);
  return answer === null || !field ? "–" : printAnswer(field, answer);
}

const scopes: Readonly<Record<string, string>> = { custom: "Specjalny" };

const scopeOf = (scope: string | null) => (scope === null ? "–" : (scopes[scope] ?? scope));

/** How the horoscope begins while it is open to whoever looks, else how long it is. */
function contentOf({ beginning, length }: SpecialLine): string {
  if (beginning !== null) return beginning;
  return length === null ? "–" : formatCount(length, "znak", "znaki", "znaków");
}
