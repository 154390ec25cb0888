import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { HelpLineList } from "./crisis-help";

/** What comes of care for its reader, apart from all that may sound like a verdict: whom to call stands with it. */
export function CareSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="troska" className="space-y-4">
      <h2 id="troska" className="text-2xl">
        Z&nbsp;troską o&nbsp;Ciebie
      </h2>
      <p>
        {tieWords(
          "To nie kara ani ocena Ciebie. Nie czekaj na nas: pod tymi numerami ktoś Cię wysłucha.",
        )}
      </p>
      <HelpLineList className="grid gap-x-6 gap-y-3 sm:grid-cols-2" />
      {children}
    </section>
  );
}
