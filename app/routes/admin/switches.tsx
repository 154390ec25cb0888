import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import {
  listSwitches,
  switchCard,
  type SwitchRow,
  type SwitchChange,
} from "~/services/switches/desk-queries.server";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { ActLink } from "./act-link";
import { listFailure } from "./list-failure";
import { staffContext } from "./staff-context.server";
import { switchWords } from "~/services/switches/switch-words";
import { switchReasons } from "~/services/switches/acts";

export const meta = formMeta("Wyłączniki");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_switches");
  const { id } = visit.params;
  const [switches, detail] = await Promise.all([
    listSwitches(ctx),
    id === undefined ? null : switchCard(ctx, id),
  ]);
  return { switches, detail };
}

export const ErrorBoundary = listFailure({
  title: "Wyłączniki",
  message: "Nie udało się załadować wyłączników.",
});

export default function Switches() {
  const { switches, detail } = useLoaderData<typeof loader>();
  const flash = useFlash();
  const isOfProduct = ({ id }: { id: string }) => id.startsWith("stop-selling-");
  const selected = detail?.id;
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="text-4xl">Wyłączniki</h1>
        <p className="text-muted">
          {tieWords(
            "Zatrzymują to, co szkodzi, a nikomu nie zabierają tego, co już wpisał albo kupił. Każde użycie zostaje w dzienniku.",
          )}
        </p>
      </header>
      <FlashNotice flash={flash} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-8 max-xl:order-last">
          <List
            title="Cały serwis"
            rows={switches.filter((row) => !isOfProduct(row))}
            selected={selected}
          />
          <List
            title="Sprzedaż produktów"
            rows={switches.filter(isOfProduct)}
            selected={selected}
          />
        </div>
        {detail ? (
          <Detail {...detail} />
        ) : (
          <p className="rounded-card border border-dashed border-control p-6 text-muted max-xl:hidden">
            Wybierz wyłącznik z listy.
          </p>
        )}
      </div>
    </div>
  );
}

type ListProps = { title: string; rows: readonly SwitchRow[]; selected: string | undefined };

function List({ title, rows, selected }: ListProps) {
  return (
    <section className="space-y-4">
      <h2 className="text-2xl">{title}</h2>
      <DataTable
        caption={title}
        rows={rows}
        href={({ id }) => paths.adminTab("switches", id)}
        selected={selected}
        columns={[
          { heading: "Co", cell: ({ id }) => switchWords(id).label },
          { heading: "Stan", cell: ({ isOn }) => <State isOn={isOn} /> },
          {
            heading: "Kiedy",
            cell: ({ last }) => (last ? formatShortDateTime(last.changedAt) : "–"),
          },
          { heading: "Kto", cell: ({ last }) => (last ? whoOf(last) : "–") },
          { heading: "Powód", cell: ({ last }) => (last ? switchReasons[last.reason] : "–") },
        ]}
      />
    </section>
  );
}

function Detail({ id, isOn, changes }: Awaited<ReturnType<typeof switchCard>>) {
  const { label, meaning } = switchWords(id);
  return (
    <Card as="aside" className="space-y-5 xl:sticky xl:top-6">
      <h2 className="text-2xl">{label}</h2>
      <p>
        <State isOn={isOn} />
      </p>
      <p>{tieWords(`Po zatrzymaniu ${meaning}`)}</p>
      <ActLink
        tab="switches"
        id={id}
        act={isOn ? "off" : "on"}
        label={isOn ? "Wznów" : "Zatrzymaj"}
        variant={isOn ? "primary" : "secondary"}
        size="medium"
      />
      <section className="space-y-2">
        <h3 className="text-lg">Historia</h3>
        {changes.length === 0 ? (
          <p className="text-muted">Nikt jeszcze tego nie użył.</p>
        ) : (
          <ol className="space-y-3">
            {changes.map((change) => (
              <li key={change.id} className="border-l-2 border-gold pl-3 text-sm">
                <p className="font-semibold">
                  {change.isOn ? "Zatrzymane" : "Wznowione"}: {switchReasons[change.reason]}
                </p>
                {change.note && <p className="whitespace-pre-line wrap-anywhere">{change.note}</p>}
                <p className="text-muted wrap-anywhere">
                  {formatDateTime(change.changedAt)} · {whoOf(change)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}

const whoOf = ({ changedBy, email }: SwitchChange) =>
  changedBy === null ? "operator serwera" : (email ?? "konto, którego już nie ma");

function State({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? "danger" : "success"}>{isOn ? "Zatrzymane" : "Działa"}</Badge>;
}
