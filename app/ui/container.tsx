import type { ReactNode } from "react";
import { classNames } from "./class-names";

/**
 * Content with side gutters, centred: `wide` for grids, `text` for reading and forms (68 characters), which begins where grids do,
 * so that every page has one left edge.
 */
export function Container({
  width = "text",
  className,
  children,
}: {
  width?: "text" | "wide";
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "mx-auto w-full max-w-wide px-5 sm:px-8",
        width === "text" && "sm:pr-[max(2rem,calc(min(100%,70rem)-68ch-2rem))]",
        className,
      )}
    >
      {children}
    </div>
  );
}
