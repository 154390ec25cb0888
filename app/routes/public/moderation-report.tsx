import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { formatCount, formatNumber } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { yearlyFigures, type ModerationFigures } from "~/services/moderation/figures.server";
import { decisionNames, reasonText, type DecisionKind } from "~/site/moderation";
import { reportReasons, type ReportReason } from "~/site/reports";
import { Container } from "~/ui/container";
import { DataTable } from "~/ui/data-table";
import { pageMeta } from "~/ui/page-meta";
import { Prose } from "~/ui/prose";

const title = "Raport o moderacji";

export const meta = () =>
  pageMeta(
    title,
    "Ile zgłoszeń dostaliśmy, co i dlaczego zdecydowaliśmy, ile trwała odpowiedź i ile decyzji zmieniliśmy po odwołaniu.",
  );

/** Its counts change with every case, so it is not kept as other public pages are. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  return { years: await yearlyFigures(ctx), thisYear: ctx.now().getFullYear() };
}

export default function ModerationReport() {
  const { years, thisYear } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-12 py-10 sm:py-14">
      <header className="space-y-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg">
          {tieWords(
            `Tak moderujemy społeczność ${brand.nameGenitive}: liczby za każdy rok, policzone wprost ze spraw (art. 15 i 24 aktu o usługach cyfrowych).`,
          )}
        </p>
      </header>
      <section aria-labelledby="automaty" className="space-y-4">
        <h2 id="automaty" className="text-3xl">
          Co robi automat
        </h2>
        <Prose>
          <ul>
            {automatedMeans.map((sentence) => (
              <li key={sentence}>{tieWords(sentence)}</li>
            ))}
          </ul>
          <p>
            Zasady, na które powołuje się każda decyzja, są w{"\u00a0"}
            <a href={paths.terms()}>regulaminie</a>, a liczby o{"\u00a0"}kryzysach na stronie{" "}
            <a href={paths.safety()}>Jak dbamy o{"\u00a0"}bezpieczeństwo</a>.
          </p>
        </Prose>
      </section>
      {years.length === 0 && (
        <p>{tieWords("Nie było jeszcze żadnego zgłoszenia ani żadnej decyzji.")}</p>
      )}
      {years.map((year) => (
        <Year key={year.period} figures={year} isRunning={year.period === String(thisYear)} />
      ))}
    </Container>
  );
}

const automatedMeans = [
  "Gdy kilka osób, niezależnie od siebie, zgłosi tę samą treść, system ukrywa ją, aż sprawdzi ją człowiek. Liczą się konta mające co najmniej tydzień. Pozostałe zgłoszenia też czyta człowiek, ale same niczego nie ukrywają. Treści, którą człowiek już sprawdził i zostawił, system nie ukrywa.",
  "System zatrzymuje też słowa, w których słychać zagrożenie życia autora. Słyszą je reguły językowe, a za zgodą autora także model językowy, który odpowiada jednym słowem. Jak często się mylą, piszemy na stronie o bezpieczeństwie.",
  "O niczym, co zostaje, automat nie decyduje: każdą jego decyzję sprawdza człowiek, a odwołanie rozpatruje inna osoba niż ta, która zdecydowała.",
];

const deciders: Readonly<Record<string, string>> = {
  staff: "człowiek z naszego zespołu",
  keeper: "opiekun grupy",
  system: "system, do czasu sprawdzenia przez człowieka",
};

function Year({ figures, isRunning }: { figures: ModerationFigures; isRunning: boolean }) {
  const { period, appeals, outcomes, reversals } = figures;
  const changed = outcomes.find(({ code }) => code === "changed")?.count ?? 0;
  return (
    <section aria-labelledby={`rok-${period}`} className="space-y-6">
      <h2 id={`rok-${period}`} className="text-3xl">
        {isRunning ? `Rok ${period}, do dziś` : `Rok ${period}`}
      </h2>
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
        <Counts
          caption="Zgłoszenia według powodu"
          rows={figures.notices}
          label={(code) => reportReasons[code as ReportReason]}
        />
        <Counts
          caption="Decyzje według rodzaju"
          rows={figures.decisions}
          label={(code) => decisionNames[code as DecisionKind]}
        />
        <Counts caption="Ograniczenia według powodu" rows={figures.reasons} label={reasonText} />
        <Counts
          caption="Kto zdecydował"
          rows={figures.decidedBy}
          label={(code) => deciders[code] ?? code}
        />
      </div>
      <Prose>
        <ul>
          <li>
            {tieWords(`Mediana czasu do decyzji człowieka: ${hours(figures.hoursToDecision)}.`)}
          </li>
          <li>
            {tieWords(
              `Mediana czasu, po którym ktoś z zespołu zajął się sprawą: ${hours(figures.hoursToLook)}.`,
            )}
          </li>
          <li>
            {tieWords(
              `Odwołania: ${formatNumber(sum(appeals))}, w tym autorów: ${formatNumber(countOf(appeals, "author"))}, osób zgłaszających: ${formatNumber(countOf(appeals, "reporter"))}.`,
            )}
          </li>
          <li>
            {tieWords(
              `Rozpatrzone odwołania: ${formatNumber(sum(outcomes))}, z tego zmienione decyzje: ${formatNumber(changed)}.`,
            )}
          </li>
          <li>
            {tieWords(`Decyzje, które cofnęliśmy bez odwołania: ${formatNumber(sum(reversals))}.`)}
          </li>
        </ul>
      </Prose>
    </section>
  );
}

type Rows = ModerationFigures["notices"];

const sum = (rows: Rows) => rows.reduce((all, { count }) => all + count, 0);
const countOf = (rows: Rows, of: string) => rows.find(({ code }) => code === of)?.count ?? 0;

const hours = (given: number | null) => {
  if (given === null) return "nie było takiej sprawy";
  return given === 0 ? "poniżej godziny" : formatCount(given, "godzina", "godziny", "godzin");
};

type CountsProps = { caption: string; rows: Rows; label: (code: string) => string };

function Counts({ caption, rows, label }: CountsProps) {
  return (
    <div className="space-y-2">
      <h3 className="text-xl">
        {caption}: {formatNumber(sum(rows))}
      </h3>
      {rows.length > 0 && (
        <DataTable
          caption={caption}
          rows={rows.map((row) => ({ ...row, id: row.code }))}
          columns={[
            { heading: "Co", cell: ({ code }) => label(code) },
            { heading: "Ile", cell: ({ count }) => formatNumber(count), numeric: true },
          ]}
        />
      )}
    </div>
  );
}
