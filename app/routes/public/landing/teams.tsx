import { ArrowRight } from "lucide-react";
import { teams, type Team } from "~/site/personas";
import { tieWords } from "~/copy/typography";
import { Container } from "~/ui/container";
import { Portrait } from "~/ui/portrait";
import { MovementMedallion } from "~/ui/movement-figure";

/** The five teams, each leading to the page that presents it. */
export function Teams() {
  return (
    <section aria-labelledby="zespoly">
      <Container width="wide">
        <h2 id="zespoly" className="text-3xl sm:text-4xl">
          Pięć zespołów
        </h2>
        <p className="mt-3 max-w-text text-muted">
          Przewodniczki i&nbsp;przewodnicy AI: postaci, którym głosu użycza sztuczna inteligencja.
        </p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
          {teams.map((team, index) => (
            <TeamTile key={team.key} team={team} wide={index > 2} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function TeamTile({ team, wide }: { team: Team; wide: boolean }) {
  return (
    <li
      data-area={team.area}
      className={`group relative flex flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-card transition-colors hover:border-area ${wide ? "lg:col-span-3" : "lg:col-span-2"} ${team.personas.length === 0 ? "sm:max-lg:col-span-2" : ""}`}
    >
      <div className="flex -space-x-5">
        {team.personas.map(({ id, name, likeness }) => (
          <Portrait key={id} likeness={likeness} name={name} className="size-24" />
        ))}
        {team.personas.length === 0 && (
          <>
            <MovementMedallion figure="side-bend" className="size-24" />
            <MovementMedallion figure="tree" className="size-24" />
          </>
        )}
      </div>
      <div className="grow">
        <h3 className="text-2xl">
          <a
            href={team.personas.length > 0 ? `${team.path}#zespol` : team.path}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {team.name}
          </a>
        </h3>
        <p className="text-sm font-semibold text-area-ink">{team.subject}</p>
        <p className="mt-2">{tieWords(team.description)}</p>
      </div>
      <p aria-hidden="true" className="inline-flex items-center gap-2 font-semibold text-area-ink">
        {team.personas.length > 0
          ? team.personas.map(({ name }) => name).join(" i\u00a0")
          : "Ułóż swój ruch na dziś"}
        <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
      </p>
    </li>
  );
}
