import type { ReactNode } from "react";

type DraftProps = {
  /** What is being written: drafts of the same name are one. */
  name: string;
  /** Whose it is: somebody else in the same browser does not find it. */
  owner: string;
  /** What is written here is never kept. */
  never?: boolean;
  /** Values of the control `groupId` with which nothing is kept: sensitive groups. */
  neverIn?: readonly string[];
  children: ReactNode;
};

/** Around a form: where scripts run, what is typed survives a lost connection in this tab. */
export function Draft({ name, owner, never, neverIn = [], children }: DraftProps) {
  if (never) return children;
  return (
    <draft-keeper name={name} owner={owner} never-in={neverIn.join(" ")} class="contents">
      {children}
    </draft-keeper>
  );
}

/** On the page that a form leads to: what it held has arrived. */
export const DraftSent = ({ name }: { name: string }) => <draft-sent hidden name={name} />;
