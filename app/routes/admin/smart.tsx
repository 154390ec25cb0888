import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatShortDateTime } from "~/copy/format";
import { paths } from "~/paths";
import { actLinksOf } from "~/services/acts/act-links.server";
import { modelsUsed } from "~/services/spending/model-calls.server";
import { smartCard } from "~/services/desk/smart-card.server";
import { listSmart } from "~/services/desk/smart.server";
import { confidenceWeights, grades, type ConfidencePart } from "~/services/writing/confidence-rule";
import type { ServiceContext } from "~/services/command/context.server";
import { StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { OrderDesk } from "./order-desk";
import { readOrderDesk } from "./order-desk.server";
import { ConfidenceBadge, SmartDetail } from "./smart-detail";
import { smartStates } from "~/services/desk/smart-states";
import { confidenceLabels } from "~/services/writing/confidence-rule";
import { smartFilters } from "./smart-filters";
import { formatSeconds, formatConfidence, formatTokens, formatUsd } from "~/copy/model-figures";
import { FoldSummary } from "~/ui/fold-summary";

const tab = "modules/smart";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Smart: analizy AI",
  ({ desk }) => desk.order?.number,
);

export const ErrorBoundary = listFailure({
  title: "Analizy Smart AI",
  message: "Błąd podczas ładowania analiz Smart AI. Sprawdź czy backend jest uruchomiony.",
});

export const loader = (visit: LoaderFunctionArgs) =>
  readOrderDesk(
    visit,
    {
      tab,
      filters: async (ctx) => smartFilters(await modelsUsed(ctx)),
      list: listSmart,
      linksOf: (order, ctx, { card }) =>
        card ? actLinksOf(tab, { ...order, smart: card }, ctx) : [],
    },
    async (ctx: ServiceContext, id?: string) => ({
      card: id === undefined ? null : await smartCard(ctx, id),
    }),
  );

export default function Smart() {
  const { desk, card } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <OrderDesk
        tab={tab}
        title="Analizy Smart AI"
        intro="Teksty od modelu: stan, pewność, koszt i czas."
        desk={desk}
        columns={[
          { heading: "Numer", cell: ({ number }) => number },
          {
            heading: "Rodzaj",
            cell: ({ typeTitle, model }) => <span title={model ?? undefined}>{typeTitle}</span>,
          },
          {
            heading: "Stan i pewność",
            cell: ({ state, confidence }) => (
              <span className="inline-flex gap-1 whitespace-nowrap">
                <StatusBadge {...smartStates[state]} />
                {confidence !== null && <ConfidenceBadge confidence={confidence} />}
              </span>
            ),
          },
          {
            heading: "Tokeny",
            numeric: true,
            cell: ({ tokens }) => (tokens === 0 ? "–" : formatTokens(tokens)),
          },
          {
            heading: "Koszt i czas",
            numeric: true,
            // Of what no model was asked for.
            cell: ({ costMicroUsd, durationMs }) =>
              durationMs === 0 ? "–" : `${formatUsd(costMicroUsd)} · ${formatSeconds(durationMs)}`,
          },
          { heading: "Złożone", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        ]}
        empty="Nie ma takich analiz."
        choose="Wybierz analizę z listy."
        address={{ filter: "q", of: ({ email }) => email }}
        detail={(order) =>
          card && (
            <SmartDetail
              order={order}
              card={card}
              links={desk.links}
              here={paths.adminTab(tab, order.id)}
            />
          )
        }
      >
        <ButtonLink variant="secondary" size="small" href={paths.adminSmartStats()}>
          Ostatnie 30 dni
        </ButtonLink>
      </OrderDesk>
      <Rule />
    </div>
  );
}

function Rule() {
  return (
    <details className="rounded-card border border-line p-4">
      <FoldSummary>Pewność: jak to liczymy</FoldSummary>
      <div className="max-w-text space-y-4 pt-2">
        <p>
          Pewność liczy program, z tego, co sam może sprawdzić. Model nie ocenia tu siebie. Zostaje
          zapisana razem z tekstem, jako same liczby, więc widać ją także po usunięciu treści.
          Teksty sprzed tej reguły nie mają oceny.
        </p>
        <ul className="space-y-3">
          {(Object.entries(confidenceWeights) as [ConfidencePart, number][]).map(
            ([part, weight]) => (
              <li key={part}>
                <p className="font-semibold">
                  {confidenceLabels[part].label}: {weight} na 100
                </p>
                <p>{confidenceLabels[part].rule}</p>
              </li>
            ),
          )}
        </ul>
        <p>
          Kształt, długość, język i treść dozwolona: 1, gdy od razu były w porządku; 0,5, gdy któraś
          odpowiedź modelu łamała zasadę, ale tekst jest poprawiony; 0, gdy coś zostało. Wynik
          ucinamy do setnych, nigdy nie zaokrąglamy w górę.
        </p>
        <p>
          Oceny:{" "}
          {Object.entries(grades)
            .map(([grade, from]) =>
              from === 0 ? `niżej ${grade}` : `${grade} od ${formatConfidence(from)}`,
            )
            .join(", ")}
          . Kolor: zielony od {formatConfidence(grades.A)}, żółty od {formatConfidence(grades.C)},
          niżej czerwony.
        </p>
      </div>
    </details>
  );
}
