import type { ReactNode } from "react";
import type { Area } from "~/site/areas";
import { classNames } from "./class-names";

type CardProps = {
  area?: Area;
  as?: "div" | "section" | "article" | "li" | "aside";
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

export function Card({ area, as: Element = "div", labelledBy, className, children }: CardProps) {
  return (
    <Element
      data-area={area}
      aria-labelledby={labelledBy}
      className={classNames(
        "relative rounded-card border border-line bg-surface p-5 shadow-card sm:p-7",
        area &&
          "before:absolute before:-top-px before:left-7 before:h-1 before:w-16 before:rounded-b-full before:bg-area forced-colors:before:hidden",
        className,
      )}
    >
      {children}
    </Element>
  );
}
