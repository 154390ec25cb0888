import type { ReactNode } from "react";

/** Two values of a table in one column, where a column for each would push the last ones out of view. */
export function Stacked({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <>
      <span className="block">{children}</span>
      <span className="mt-0.5 block text-muted">{below}</span>
    </>
  );
}
