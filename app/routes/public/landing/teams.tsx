import { bookingPathOf } from "~/products/talk/product";
import { teams, type Team } from "~/site/personas";
import { tieWords } from "~/copy/typography";
import { Container } from "~/ui/container";
import { medallions } from "~/ui/movement-figure";
import { MovementMedallion, Portrait } from "~/ui/portrait";

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

const pictureClass = "size-14 sm:size-16 lg:size-20";

function TeamTile({ team }: { team: Team }) {
  const { key, area, path, name, subject, description, personas } = team;
  const booking = bookingPathOf(team);
  return (
    <li
      key={key}
      data-area={area}
      className="tile flex items-center gap-4 p-3 sm:p-5 sm:last:odd:col-span-2 lg:flex-col lg:items-start lg:last:odd:col-span-1"
    >
      <div className="flex shrink-0 -space-x-4">
        {personas.map((persona) => (
          <Portrait key={persona.id} persona={persona} className={pictureClass} />
        ))}
        {personas.length === 0 &&
          medallions.map((figure) => (
            <MovementMedallion key={figure} figure={figure} className={pictureClass} />
          ))}
      </div>
      <div className="flex min-w-0 grow flex-col items-start">
        <h3 className="text-xl">
          <a href={personas.length > 0 ? `${path}#zespol` : path} className="card-link">
            {name}
          </a>
        </h3>
        <p className="text-sm font-semibold text-area-ink">{subject}</p>
        <p className="mt-2 text-sm max-lg:hidden">{tieWords(description)}</p>
        {booking ? (
          <a
            href={booking}
            className="link relative z-10 inline-flex min-h-11 items-center lg:mt-auto"
          >
            Umów rozmowę<span className="sr-only">: {name}</span>
          </a>
        ) : (
          <p aria-hidden="true" className="link inline-flex min-h-11 items-center lg:mt-auto">
            Zobacz ćwiczenia
          </p>
        )}
      </div>
    </li>
  );
}
