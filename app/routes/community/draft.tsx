import type { ReactNode } from "react";

type DraftProps = {
  name: string;
  /** Whose it is: somebody else in the same browser does not find it. */
  owner: string;
  /** What is written here is never kept. */
  never?: boolean;
  neverIn?: readonly string[];
  children: ReactNode;
};

export function Draft({ name, owner, never, neverIn = [], children }: DraftProps) {
  if (never) return children;
  return (
    <draft-keeper name={name} owner={owner} never-in={neverIn.join(" ")} class="contents">
      {children}
    </draft-keeper>
  );
}

export const DraftSent = ({ name }: { name: string }) => <draft-sent hidden name={name} />;
