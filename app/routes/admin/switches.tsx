import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import {
  listSwitches,
  switchCard,
  type SwitchChange,
} from "~/services/switches/desk-queries.server";
import { Badge } from "~/ui/badge";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";
import { switchWords } from "~/services/switches/switch-words";
import { switchReasons } from "~/services/switches/acts";

const tab = "switches";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Wyłączniki",
  ({ detail }) => detail && switchWords(detail.id).label,
);

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_switches");
  const { id } = visit.params;
  const [switches, detail] = await Promise.all([
    listSwitches(ctx),
    id === undefined ? null : switchCard(ctx, id),
  ]);
  return { switches, detail, links: detail ? actLinksOf(tab, detail, ctx) : [] };
}

export const ErrorBoundary = listFailure({
  title: "Wyłączniki",
  message: "Nie udało się załadować wyłączników.",
});

export default function Switches() {
  const { switches, detail, links } = useLoaderData<typeof loader>();
  const isOfProduct = ({ id }: { id: string }) => id.startsWith("stop-selling-");
  return (
    <ListPage
      title="Wyłączniki"
      intro={tieWords(
        "Zatrzymują to, co szkodzi, a nikomu nie zabierają tego, co już wpisał albo kupił. Każde użycie zostaje w dzienniku.",
      )}
      path={paths.adminTab(tab)}
      sections={[
        { title: "Cały serwis", rows: switches.filter((row) => !isOfProduct(row)) },
        { title: "Sprzedaż produktów", rows: switches.filter(isOfProduct) },
      ]}
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
      choose="Wybierz wyłącznik z listy."
      detail={detail && { id: detail.id, content: <Detail card={detail} links={links} /> }}
    />
  );
}

type DetailProps = {
  card: Awaited<ReturnType<typeof switchCard>>;
  links: readonly ActLinkLine[];
};

function Detail({ card: { id, isOn, changes }, links }: DetailProps) {
  const { label, meaning } = switchWords(id);
  return (
    <>
      <h2 className="text-2xl">{label}</h2>
      <p>
        <State isOn={isOn} />
      </p>
      <p>{tieWords(`Po zatrzymaniu ${meaning}`)}</p>
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} primary="off" size="medium" />
        </div>
      )}
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
    </>
  );
}

const whoOf = ({ changedBy, email }: SwitchChange) =>
  changedBy === null ? "operator serwera" : (email ?? "konto, którego już nie ma");

function State({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? "danger" : "success"}>{isOn ? "Zatrzymane" : "Działa"}</Badge>;
}
