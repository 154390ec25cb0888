import type { ReactNode } from "react";
import { Ellipsis } from "./icons";

/** Of a link or a button that stands in an `ActsMenu`. */
export const menuActLook =
  "flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-left text-sm font-medium hover:bg-sunken";

/**
 * What is done more seldom, folded at the end of a row of acts. Of all on a page one is open at a time, which the browser
 * sees to.
 * @param about what it is done with, for whoever hears the row and does not see it
 */
export function ActsMenu({ about, children }: { about: string; children: ReactNode }) {
  return (
    <details name="acts" className="acts-menu group/acts relative ml-auto">
      <summary className="inline-flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-1.5 rounded-full px-3 text-sm font-medium text-muted group-open/acts:bg-sunken group-open/acts:text-ink hover:bg-sunken hover:text-ink focus-visible:rounded-full">
        <Ellipsis className="size-5" />
        <span className="max-sm:sr-only">Więcej</span>
        <span className="sr-only">: {about}</span>
      </summary>{" "}
      <div className="absolute top-full right-0 z-20 mt-1 w-56 max-w-[75vw] rounded-card border border-line bg-surface p-2 shadow-xl">
        {children}
      </div>
    </details>
  );
}
