import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatShortDateTime } from "~/copy/format";
import { printAnswer, type Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { actLinksOf } from "~/services/acts/act-links.server";
import {
  justDeletedHoroscopes,
  listSpecialHoroscopes,
  specialCard,
  type SpecialLine,
} from "~/services/desk/special-horoscopes.server";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { OrderDesk } from "./order-desk";
import { readOrderDesk } from "./order-desk.server";
import { Stacked } from "./stacked";

const tab = "special-horoscopes";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Horoskopy specjalne",
  ({ desk }) => desk.order?.number,
);

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
  { kind: "text", name: "email", label: "E-mail" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export const loader = (visit: LoaderFunctionArgs) =>
  readOrderDesk(
    visit,
    {
      tab,
      filters,
      list: listSpecialHoroscopes,
      card: specialCard,
      linksOf: (order, ctx) => actLinksOf(tab, order, ctx),
      lineLinksOf: (line, ctx) => actLinksOf(tab, line, ctx, ["force-confirm", "delete-content"]),
    },
    async (ctx) => ({ deleted: await justDeletedHoroscopes(ctx) }),
  );

/** What the specification says of a horoscope that is gone. */
const isDeleted = "Horoskop usunięty.";

export const ErrorBoundary = listFailure({
  title: "Horoskopy specjalne",
  message: "Nie udało się załadować horoskopów specjalnych.",
});

export default function SpecialHoroscopes() {
  const { desk, deleted } = useLoaderData<typeof loader>();
  return (
    <OrderDesk
      tab={tab}
      title="Horoskopy specjalne"
      intro="Zamówione horoskopy specjalne: znak, odbiorca i stan."
      desk={desk}
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
          cell: ({ paidAt }) => (
            <Badge tone={paidAt ? "success" : "warning"}>
              {paidAt ? "Opłacony" : "Nieopłacony"}
            </Badge>
          ),
        },
        { heading: "Treść", cell: contentOf },
        {
          heading: "Akcje",
          cell: ({ links }) =>
            links.length > 0 ? (
              <span className="relative z-10 flex flex-wrap gap-2 max-lg:justify-end">
                <ActLinks links={links} />
              </span>
            ) : (
              "–"
            ),
        },
      ]}
      empty="Nie ma takich horoskopów."
      choose="Wybierz horoskop z listy."
      address={{ filter: "email", of: ({ email }) => email }}
    >
      {deleted.length > 0 && (
        <Notice kind="success" role="status" className="w-full">
          <p>
            {isDeleted} {deleted.join(", ")}
          </p>
        </Notice>
      )}
    </OrderDesk>
  );
}

function chosenAs(name: "zodiacSign" | "theme", answer: string | null): string {
  const field = specialHoroscope.fields.find((each) => each.name === name);
  return answer === null || !field ? "–" : printAnswer(field, answer);
}

const scopes: Readonly<Record<string, string>> = { custom: "Specjalny" };

const scopeOf = (scope: string | null) => (scope === null ? "–" : (scopes[scope] ?? scope));

function contentOf({ beginning, length, contentDeletedAt }: SpecialLine): string {
  if (contentDeletedAt !== null) return isDeleted;
  if (beginning !== null) return beginning;
  return length === null ? "–" : formatCount(length, "znak", "znaki", "znaków");
}
