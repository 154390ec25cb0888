import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatShortDateTime } from "~/copy/format";
import { externalErrorIn } from "~/services/command/external-error-words";
import { tieWords } from "~/copy/typography";
import { listSearch } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import {
  servicesHealth,
  workersHealth,
  type Calls,
  type ServiceHealth,
  type WorkersHealth,
} from "~/services/health/queries.server";
import { paths } from "~/paths";
import { StatusBadge, type StatusLabel } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { Facts } from "./facts";
import { listFailure } from "./list-failure";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Usługi");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "watch_services");
  const [services, workers] = await Promise.all([servicesHealth(ctx), workersHealth(ctx)]);
  return { services, workers };
}

const names: Record<ServiceHealth["id"], string> = {
  auth0: "Logowanie (Auth0)",
  tpay: "Płatności (Tpay)",
  resend: "Poczta (Resend)",
  model: "Model",
  storage: "Pliki społeczności",
  database: "Baza danych",
};

const states: Record<ServiceHealth["state"], StatusLabel> = {
  answers: { label: "Działa", tone: "success" },
  troubled: { label: "Kłopoty", tone: "warning" },
  down: { label: "Nie działa", tone: "danger" },
  unasked: { label: "Nikt nie pytał", tone: "neutral" },
};

export const ErrorBoundary = listFailure({
  title: "Usługi",
  message: "Nie udało się załadować stanu usług.",
});

export default function Health() {
  const { services, workers } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="text-3xl">Usługi</h1>
        <p className="text-muted">
          {tieWords(
            "Liczymy tylko to, o co i tak pytamy: nikogo nie odpytujemy na próbę. Stan mówi o ostatniej godzinie.",
          )}
        </p>
      </header>
      <DataTable
        caption="Usługi"
        isTerse
        rows={services}
        columns={[
          { heading: "Usługa", cell: ({ id }) => names[id] },
          {
            heading: "Stan",
            cell: ({ state }) => <StatusBadge className="font-sans" {...states[state]} />,
          },
          {
            heading: "Ostatni sukces",
            onCards: "left-out",
            cell: ({ lastAnsweredAt: at }) => momentOf(at),
          },
          {
            heading: "Ostatnia porażka",
            cell: (service) => (service.lastFailedAt ? <LastFailure {...service} /> : "–"),
          },
          { heading: "Porażki, 1 godz.", cell: ({ hour }) => shareOf(hour), numeric: true },
          {
            heading: "Porażki, 24 godz.",
            onCards: "left-out",
            cell: ({ day }) => shareOf(day),
            numeric: true,
          },
          { heading: "Odpowiedź, 1 godz.", cell: ({ hour }) => timeOf(hour), numeric: true },
        ]}
      />
      <Workers workers={workers} />
      <p>
        <ButtonLink href={paths.adminTab("health")} variant="secondary">
          Odśwież
        </ButtonLink>
      </p>
    </div>
  );
}

/** A job that waits for longer, in seconds, waits for workers. */
const tooLong = 60;

function Workers({ workers }: { workers: WorkersHealth }) {
  const { live, oldestWaitingSeconds: oldest, waiting, gaveUp, lastTextAt } = workers;
  const state =
    live === 0
      ? states.down
      : (oldest ?? 0) > tooLong || gaveUp > 0
        ? states.troubled
        : states.answers;
  return (
    <Card as="section" labelledBy="workery" className="max-w-text space-y-4">
      <h2 id="workery" className="flex flex-wrap items-center gap-3 text-2xl">
        Procesy w tle <StatusBadge className="font-sans" {...state} />
      </h2>
      <Facts
        items={[
          { label: "Działające", value: String(live) },
          {
            label: "Czeka",
            value:
              oldest === null
                ? "nic"
                : `zadań: ${waiting}, najstarsze od ${oldest < 120 ? `${oldest} s` : `${Math.round(oldest / 60)} min`}`,
          },
          {
            label: "Zadania, które się poddały",
            value: (
              <a href={paths.adminTab("jobs") + listSearch({ state: "given_up" })} className="link">
                {gaveUp}
              </a>
            ),
          },
          { label: "Ostatni tekst modelu", value: momentOf(lastTextAt) },
        ]}
      />
    </Card>
  );
}

const momentOf = (at: Date | string | null) => (at ? formatShortDateTime(at) : "–");

function LastFailure({
  lastFailedAt,
  lastFailure,
}: Pick<ServiceHealth, "lastFailedAt" | "lastFailure">) {
  return (
    <>
      {momentOf(lastFailedAt)}
      {lastFailure && (
        <span className="block text-muted">{externalErrorIn("health", lastFailure)}</span>
      )}
    </>
  );
}

function shareOf({ calls, failed }: Calls): string {
  if (calls === 0) return "–";
  const share = ((failed / calls) * 100).toLocaleString("pl-PL", { maximumFractionDigits: 1 });
  return `${share}% (${failed} z ${calls})`;
}

const timeOf = ({ averageMs, slowestMs }: Calls) =>
  averageMs === null ? "–" : `${averageMs}\u00a0ms, najdłużej ${slowestMs}\u00a0ms`;
