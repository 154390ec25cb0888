import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { helpLines } from "~/copy/help-lines";
import { tieWords } from "~/copy/typography";
import { Card } from "./card";
import { GroundingExercise } from "./grounding-exercise";

export function HelpLineList() {
  return (
    <ul className="space-y-3">
      {helpLines.map(({ number, href, purpose }) => (
        <li key={number}>
          <a
            href={href}
            className="link inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold whitespace-nowrap"
          >
            <Phone aria-hidden="true" className="size-4.5 shrink-0" />
            {number}
          </a>
          <span className="block text-sm">{purpose}</span>
        </li>
      ))}
    </ul>
  );
}

export const detourTitle = "Zatrzymajmy się na chwilę";

type CrisisHelpProps = {
  /** What a machine, or a mail, cannot do. */
  limits?: string;
  children: ReactNode;
};

const documentLimits =
  "Nasze teksty pisze sztuczna inteligencja. Nie usłyszy Twojego głosu, nie wezwie pomocy i nie będzie przy Tobie. Człowiek może.";

/** What somebody in despair sees first: that it was noticed, whom to call, something for the next minute, and our limits. */
export function CrisisHelp({ limits = documentLimits, children }: CrisisHelpProps) {
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <h1 tabIndex={-1} className="text-4xl">
          {detourTitle}
        </h1>
        <p className="text-lg">
          {tieWords(
            "W Twoich słowach słychać coś bardzo trudnego. Dobrze, że to jest nazwane. Nie musisz teraz nieść tego w pojedynkę.",
          )}
        </p>
      </div>
      <Card as="section" area="emotions" labelledBy="help-lines" className="space-y-4">
        <h2 id="help-lines" className="text-2xl">
          Po drugiej stronie jest człowiek
        </h2>
        <p>
          {tieWords(
            "Zadzwoń, nawet jeśli nie wiesz, co powiedzieć. Wystarczy: „jest mi bardzo źle”.",
          )}
        </p>
        <HelpLineList />
      </Card>
      <section aria-labelledby="grounding" className="space-y-3">
        <h2 id="grounding" className="text-2xl">
          Na najbliższą minutę
        </h2>
        <GroundingExercise />
      </section>
      <section aria-labelledby="limits" className="space-y-3">
        <h2 id="limits" className="text-2xl">
          Czego tu nie dostaniesz
        </h2>
        <p>{tieWords(limits)}</p>
      </section>
      {children}
    </div>
  );
}

export function HelpLinesNote() {
  return (
    <section aria-labelledby="help-note" className="space-y-3 border-t border-line pt-6">
      <h2 id="help-note" className="text-2xl">
        Gdyby zrobiło się bardzo ciężko
      </h2>
      <p>{tieWords("Nie zostawaj z tym w pojedynkę. Pod tymi numerami ktoś Cię wysłucha.")}</p>
      <HelpLineList />
    </section>
  );
}
