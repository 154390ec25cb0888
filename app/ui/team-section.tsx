import type { Team } from "~/site/personas";
import { tieWords } from "~/copy/typography";
import { PersonaCard } from "./persona-card";

export function TeamSection({ team }: { team: Team }) {
  return (
    <section id="zespol" aria-labelledby="zespol-tytul" data-area={team.area}>
      <h2 id="zespol-tytul" className="text-3xl">
        Poznaj zespół {team.name}
      </h2>
      <p className="mt-2 max-w-text text-lg">{tieWords(team.description)}</p>
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {team.personas.map((persona) => (
          <PersonaCard key={persona.id} persona={persona} />
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
