import type { ReactNode } from "react";
import type { Persona } from "~/site/personas";
import { tieWords } from "~/copy/typography";
import { Badge } from "./badge";
import { Portrait } from "./portrait";

/** @param children what can be done with it */
export function PersonaCard({ persona, children }: { persona: Persona; children?: ReactNode }) {
  const { name, role, description, skills } = persona;
  return (
    <li className="flex flex-col items-center gap-5 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:flex-row sm:items-start sm:text-left">
      <Portrait persona={persona} className="size-32 shrink-0 sm:size-36" />
      <div className="flex grow flex-col gap-2 sm:self-stretch">
        <h3 className="text-2xl">{name}</h3>
        <p className="font-semibold text-area-ink">{tieWords(role)}</p>
        <p>{tieWords(description)}</p>
        <ul
          aria-label={`W czym pomaga ${name}`}
          className="flex flex-wrap justify-center gap-2 pt-1 sm:justify-start"
        >
          {skills.map((skill) => (
            <li key={skill}>
              <Badge tone="area">{tieWords(skill)}</Badge>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </li>
  );
}
