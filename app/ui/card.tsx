import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import { classNames } from "./class-names";

type CardProps = {
  /** Tints the card's upper edge with the area's hue. */
  area?: Area;
  /** Element to render; an `li` or `section` where the structure asks for it. */
  as?: "div" | "section" | "article" | "li" | "aside";
  /** Id of the heading that names a `section`. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A sheet of paper that holds one thing. */
export function Card({ area, as: Element = "div", labelledBy, className, children }: CardProps) {
  return (
    <Element
      data-area={area}
      aria-labelledby={labelledBy}
      className={classNames(
        "relative rounded-card border border-line bg-surface p-5 shadow-card sm:p-7",
        area &&
          "before:absolute before:-top-px before:left-7 before:h-1 before:w-16 before:rounded-b-full before:bg-area",
        className,
      )}
    >
      {children}
    </Element>
  );
}
