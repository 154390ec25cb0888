import type { ReactNode } from "react";

type InPlaceProps = {
  /** Id of an element of this page, and of the one on the link's page that takes its place. */
  part: string;
  children: ReactNode;
};

/** Around a link: where scripts run, what it leads to opens here. Escape, or a link with `data-close`, brings back what stood there. */
export function InPlace({ part, children }: InPlaceProps) {
  return (
    <in-place part={part} class="contents">
      {children}
    </in-place>
  );
}
