import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/http/route-handle";
import { publicHeaders } from "~/http/public-headers";
import { durations, energies, planFor, type Exercise } from "./movement-plan";
import { teamOfHub } from "~/site/personas";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { MovementFigure } from "~/ui/movement-figure";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { pageMeta } from "~/ui/page-meta";

export const meta = () =>
  pageMeta(
    "FitVibes: łagodny ruch",
    "Pięć, dziesięć albo dwadzieścia minut łagodnego ruchu, dobranego do tego, ile masz dziś siły. Bezpłatnie, bez konta i bez sprzętu.",
  );

export const handle: RouteHandle = {
  cached: {
    parameters: {
      sila: () => energies.map(({ key }) => key),
      czas: () => durations.map(String),
    },
  },
};

export const headers = () => publicHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const energy = energies.find(({ key }) => key === asked.get("sila")) ?? energies[1];
  const minutes = durations.find((each) => String(each) === asked.get("czas")) ?? durations[0];
  return { energy, minutes, plan: planFor(energy.key, minutes) };
}

const minutesInWords = (minutes: number) => formatCount(minutes, "minuta", "minuty", "minut");

export default function FitVibes() {
  const { energy, minutes, plan } = useLoaderData<typeof loader>();
  const team = teamOfHub("/fitvibes");
  return (
    <div data-area="fitness">
      <PageHeader
        area="fitness"
        title="Ruch, na który masz dziś siłę"
        lead="Bez sprzętu, bez stroju i bez liczenia kalorii. Krzesło, ściana i kawałek podłogi wystarczą."
        figure={<MovementFigure figure="side-bend" className="mx-auto size-64" />}
      >
        <p>Zespół {team?.name}, bezpłatnie i&nbsp;bez konta</p>
      </PageHeader>
      <Container width="wide" className="space-y-14 pt-10 pb-20">
        <form
          action="/fitvibes#plan"
          className="grid items-start gap-x-12 gap-y-6 rounded-card bg-area-soft p-5 sm:p-8 md:grid-cols-[1fr_1fr_auto]"
        >
          <RadioGroup
            id="sila"
            name="sila"
            label="Ile masz dziś siły?"
            required
            options={energies.map(({ key, label }) => ({ value: key, label }))}
            defaultValue={energy.key}
          />
          <RadioGroup
            id="czas"
            name="czas"
            label="Ile masz czasu?"
            required
            options={durations.map((each) => ({
              value: String(each),
              label: minutesInWords(each),
            }))}
            defaultValue={String(minutes)}
          />
          <Button className="md:mt-9">Ułóż plan</Button>
        </form>
        <section aria-labelledby="plan">
          <h2 id="plan" className="scroll-mt-8 text-3xl">
            {tieWords(`Plan na ${minutesInWords(minutes)}${energy.inTitle}`)}
          </h2>
          <ol className="mt-6 grid gap-5 md:grid-cols-2">
            {plan.map((exercise, index) => (
              <ExerciseCard key={exercise.title} exercise={exercise} number={index + 1} />
            ))}
          </ol>
        </section>
        <Notice kind="info" title="Słuchaj swojego ciała">
          <p>
            {tieWords(
              "To propozycja zwykłego ruchu, nie porada medyczna ani rehabilitacja. Ruszaj się tak, żeby nie bolało, i przerwij, gdy pojawi się ból, zawroty głowy albo duszność.",
            )}
          </p>
          <p>
            {tieWords(
              "Jeśli jesteś w ciąży, po operacji, po urazie albo chorujesz na serce, zapytaj najpierw lekarza lub fizjoterapeutę. Przy bólu w klatce piersiowej dzwoń pod 112.",
            )}
          </p>
        </Notice>
      </Container>
    </div>
  );
}

function ExerciseCard({
  exercise,
  number,
}: {
  exercise: Exercise & { minutes: number };
  number: number;
}) {
  const { title, figure, steps, gentler, minutes } = exercise;
  return (
    <li className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:flex-row sm:p-6">
      <div className="flex shrink-0 items-center justify-center rounded-control bg-sunken sm:w-40">
        <MovementFigure figure={figure} className="size-40" />
      </div>
      <div className="space-y-2.5">
        <h3 className="text-2xl">
          {number}. {title}
        </h3>
        <Badge tone="area">{minutesInWords(minutes)}</Badge>
        <ul className="list-disc space-y-1 pl-5 marker:text-area">
          {steps.map((step) => (
            <li key={step}>{tieWords(step)}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">Lżej: {tieWords(gentler)}</p>
      </div>
    </li>
  );
}
