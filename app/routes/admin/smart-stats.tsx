import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { smartStats, type SmartStats } from "~/services/desk/smart-stats.server";
import { BackLink } from "~/ui/back-link";
import { staffContext } from "./staff-context.server";
import { formatSeconds, formatConfidence, formatUsd } from "~/copy/model-figures";

export const meta = formMeta("Analizy Smart AI: ostatnie 30 dni");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "view_orders");
  return { stats: await smartStats(ctx) };
}

export default function SmartFigures() {
  const { stats } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <BackLink href={paths.adminTab("modules/smart")}>Analizy Smart AI</BackLink>
        <h1 className="text-3xl">Analizy Smart AI: ostatnie 30 dni</h1>
      </header>
      <Figures stats={stats} />
    </div>
  );
}

function Figures({ stats }: { stats: SmartStats }) {
  const percent = (share: number) => `${(share * 100).toFixed(1).replace(".", ",")}%`;
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {[
        {
          label: "Udane zamówienia",
          value: stats.delivered === null ? "–" : percent(stats.delivered),
          note: "dostarczone wśród zakończonych",
        },
        {
          label: "Zamówienia",
          value: stats.requests,
          note: `ukończone: ${stats.completed}, błędy: ${stats.errors}`,
        },
        {
          label: "Średnia pewność",
          value: stats.confidence === null ? "–" : formatConfidence(stats.confidence),
          note: `A albo lepiej: ${stats.good} z ${formatCount(stats.measured, "tekstu", "tekstów", "tekstów")}`,
        },
        {
          label: "Odpowiedzi modelu, które przyszły",
          value: stats.answered === null ? "–" : percent(stats.answered),
          note: `${formatCount(stats.calls, "zapytanie", "zapytania", "zapytań")}, odrzucone przez sprawdzenie: ${stats.rejected}`,
        },
        {
          label: "Średni koszt zamówienia",
          value: stats.costMicroUsd === null ? "–" : formatUsd(stats.costMicroUsd),
          note: `zwykła odpowiedź: ${stats.callMs === null ? "–" : formatSeconds(stats.callMs)}`,
        },
      ].map(({ label, value, note }) => (
        <div key={label} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
