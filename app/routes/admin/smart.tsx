import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatShortDateTime } from "~/copy/format";
import { readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { orderCard } from "~/services/desk/orders.server";
import { modelsUsed } from "~/services/desk/model-calls.server";
import { smartCard } from "~/services/desk/smart-card.server";
import { listSmart, type SmartFilters } from "~/services/desk/smart.server";
import type { SmartState } from "~/services/desk/smart-states";
import {
  confidenceWeights,
  grades,
  type ConfidencePart,
} from "~/services/fulfilment/writing/confidence-rule";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { ConfidenceBadge, SmartDetail } from "./smart-detail";
import { confidenceLabels, smartFilters, smartStateLabels } from "./smart-labels";
import { SimilarAddresses } from "./similar-addresses";
import { Stacked } from "./stacked";
import { staffContext } from "./staff-context.server";
import { formatSeconds, formatShare, formatTokens, formatUsd } from "~/copy/model-figures";

const tab = "modules/smart";

export const meta = formMeta("Smart: analizy AI");

export const ErrorBoundary = listFailure({
  title: "Analizy Smart AI",
  message: "Błąd podczas ładowania analiz Smart AI. Sprawdź czy backend jest uruchomiony.",
});

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_orders");
  const fields = smartFilters(await modelsUsed(ctx));
  const { filters: chosen, ...query } = readListQuery(fields, visit.request);
  const { id } = visit.params;
  const [list, order, card] = await Promise.all([
    listSmart(ctx, chosen as SmartFilters, query.page),
    id === undefined ? null : orderCard(ctx, id),
    id === undefined ? null : smartCard(ctx, id),
  ]);
  const detail = order && card && { order, card };
  return { fields, query, list, detail, permissions: session.actor.permissions };
}

export default function Smart() {
  const { fields, query, list, detail, permissions } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <ListPage
        title="Analizy Smart AI"
        path={paths.adminTab(tab)}
        filters={fields}
        query={query}
        list={list}
        columns={[
          { heading: "Numer", cell: ({ number }) => number },
          {
            heading: "Typ i model",
            cell: ({ typeTitle, model }) => (
              <Stacked below={<span className="wrap-anywhere">{model ?? "–"}</span>}>
                {typeTitle}
              </Stacked>
            ),
          },
          {
            heading: "Status i pewność",
            cell: ({ state, confidence }) => (
              <Stacked below={<ConfidenceBadge confidence={confidence} />}>
                <SmartStateBadge state={state} />
              </Stacked>
            ),
          },
          { heading: "Tokeny", numeric: true, cell: ({ tokens }) => formatTokens(tokens) },
          {
            heading: "Koszt i czas",
            numeric: true,
            cell: ({ costMicroUsd, durationMs }) => (
              <Stacked below={formatSeconds(durationMs)}>{formatUsd(costMicroUsd)}</Stacked>
            ),
          },
          { heading: "Złożone", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        ]}
        empty="Nie ma takich analiz."
        choose="Wybierz analizę z listy."
        detail={
          detail && {
            id: detail.order.id,
            content: <SmartDetail {...detail} permissions={permissions} tab={tab} />,
          }
        }
      >
        <ButtonLink variant="secondary" size="small" href={paths.adminSmartStats()}>
          Ostatnie 30 dni
        </ButtonLink>
        <SimilarAddresses path={paths.adminTab(tab)} query={query} name="q" />
      </ListPage>
      <Rule />
    </div>
  );
}

function SmartStateBadge({ state }: { state: SmartState }) {
  const { label, tone } = smartStateLabels[state];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {label}
    </Badge>
  );
}

/** The published rule. */
function Rule() {
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Pewność: jak to liczymy
      </summary>
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
              from === 0 ? `niżej ${grade}` : `${grade} od ${formatShare(from)}`,
            )
            .join(", ")}
          . Kolor: zielony od {formatShare(grades.A)}, żółty od {formatShare(grades.C)}, niżej
          czerwony.
        </p>
      </div>
    </details>
  );
}
