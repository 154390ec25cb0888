import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { ChevronDown } from "./icons";

type FoldSummaryProps = { children: ReactNode; className?: string };

/** The line that unfolds the rest of a `details`, with a mark that turns over. */
export const FoldSummary = ({ children, className }: FoldSummaryProps) => (
  <summary
    className={classNames(
      "inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold",
      className,
    )}
  >
    {children}
    <ChevronDown className="size-4.5 shrink-0 [details[open]>summary>&]:rotate-180" />
  </summary>
);
