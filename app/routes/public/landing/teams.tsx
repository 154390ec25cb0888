import { bookingPathOf } from "~/products/talk/product";
import { teams, type Team } from "~/site/personas";
import { tieWords } from "~/copy/typography";
import { Container } from "~/ui/container";
import { Portrait } from "~/ui/portrait";
import { MovementMedallion } from "~/ui/movement-figure";

export function Teams() {
  return (
    <section aria-labelledby="zespoly">
      <Container width="wide">
        <h2 id="zespoly" className="text-3xl sm:text-4xl">
          Pięć zespołów
        </h2>
        <p className="mt-2 max-w-text text-muted sm:mt-3">
          Przewodniczki i&nbsp;przewodnicy AI: postaci, którym głosu użycza sztuczna inteligencja.
        </p>
        <ul className="mt-5 grid gap-3 sm:mt-8 sm:grid-cols-2 sm:gap-5 lg:grid-cols-5">
          {teams.map((team) => (
            <TeamTile key={team.key} team={team} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function TeamTile({ team }: { team: Team }) {
  const { key, area, path, name, subject, description, personas } = team;
  const booking = bookingPathOf(team);
  return (
    <li
      key={key}
      data-area={area}
      className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-card transition-colors hover:border-area sm:p-5 sm:last:odd:col-span-2 lg:flex-col lg:items-start lg:last:odd:col-span-1"
    >
      <div className="flex shrink-0 -space-x-4">
        {personas.map(({ id, name: persona, likeness }) => (
          <Portrait
            key={id}
            likeness={likeness}
            name={persona}
            className="size-14 sm:size-16 lg:size-20"
          />
        ))}
        {personas.length === 0 && (
          <>
            <MovementMedallion figure="side-bend" className="size-14 sm:size-16 lg:size-20" />
            <MovementMedallion figure="tree" className="size-14 sm:size-16 lg:size-20" />
          </>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">
          <a
            href={personas.length > 0 ? `${path}#zespol` : path}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {name}
          </a>
        </h3>
        <p className="text-sm font-semibold text-area-ink">{subject}</p>
        <p className="mt-2 text-sm max-lg:hidden">{tieWords(description)}</p>
        {booking && (
          <a href={booking} className="link relative z-10 inline-flex min-h-11 items-center">
            Umów rozmowę<span className="sr-only">: {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}
