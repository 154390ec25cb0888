import type { Team } from "~/site/personas";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { personaSlug } from "~/site/personas";
import { ButtonLink } from "./button";
import { PersonaCard } from "./persona-card";

/** @param bookingPath where a talk with one of them is booked; null where none is */
export function TeamSection({ team, bookingPath }: { team: Team; bookingPath: string | null }) {
  return (
    <section id="zespol" aria-labelledby="zespol-tytul" data-area={team.area}>
      <h2 id="zespol-tytul" className="text-3xl">
        Poznaj zespół {team.name}
      </h2>
      <p className="mt-2 max-w-text text-lg">{tieWords(team.description)}</p>
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {team.personas.map((persona) => (
          <PersonaCard key={persona.id} persona={persona}>
            {bookingPath && (
              <p className="pt-2">
                <ButtonLink
                  href={paths.booking(bookingPath, personaSlug(persona))}
                  variant="secondary"
                >
                  Umów rozmowę: {persona.name}
                </ButtonLink>
              </p>
            )}
          </PersonaCard>
        ))}
      </ul>
      <p className="mt-4 max-w-text text-sm text-muted">
        {tieWords(
          "To postaci, nie ludzie: głosu użycza im sztuczna inteligencja, a portrety są narysowane. Nie zastępują rozmowy z psychologiem, lekarzem ani doradcą.",
        )}
      </p>
    </section>
  );
}
