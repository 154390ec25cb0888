import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { FoldSummary } from "./fold-summary";

type FoldedPartProps = { title: string; note?: string; open: boolean; children: ReactNode };

/** One part of a long list of choices, of which few are looked at. */
export function FoldedPart({ title, note, open, children }: FoldedPartProps) {
  return (
    <details open={open} className="group border-b border-line pb-2">
      <FoldSummary className="w-full">
        <span className="grow">
          {tieWords(title)}
          {note && (
            <>
              {" "}
              <span className="font-normal text-muted">{note}</span>
            </>
          )}
        </span>
      </FoldSummary>
      <div className="py-3">{children}</div>
    </details>
  );
}
