import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { Card } from "./card";
import { HelpLineList } from "./crisis-help";
import { GroundingExercise } from "./grounding-exercise";

/**
 * What comes before everything else once an acute crisis was heard.
 * @param who that is a program, as the page calls it
 */
export function HelpFirst({ who, children }: { who: string; children?: ReactNode }) {
  return (
    <Card as="section" area="emotions" labelledBy="help-first" className="space-y-4">
      <h2 id="help-first" className="text-2xl">
        Po drugiej stronie jest człowiek
      </h2>
      <p>
        {tieWords(
          `Słychać tu coś bardzo trudnego. ${who} to program: nie usłyszy Twojego głosu i nie wezwie pomocy. Zadzwoń, nawet jeśli nie wiesz, co powiedzieć.`,
        )}
      </p>
      <HelpLineList />
      <GroundingExercise />
      <p>
        <a href={paths.safetyPlan()} className="link inline-flex min-h-11 items-center">
          Plan bezpieczeństwa
        </a>
      </p>
      {children}
    </Card>
  );
}
