import type { ReactNode } from "react";

/**
 * Two values of a table in one column, where a column for each would push the last ones out of view; in a card, which is lines of
 * text, one after the other.
 * @param below null where there is nothing to say
 */
export function Stacked({ children, below }: { children: ReactNode; below: ReactNode }) {
  if (below === null) return <>{children}</>;
  return (
    <>
      <span className="@2xl:block">{children}</span>{" "}
      <span className="text-muted before:pr-1.5 before:content-['·'] @2xl:mt-0.5 @2xl:block @2xl:before:content-none">
        {below}
      </span>
    </>
  );
}
