import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** Centres content with side gutters: `text` for reading and forms (68 characters), `wide` for grids. */
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
        "mx-auto w-full px-5 sm:px-8",
        width === "text" ? "max-w-[calc(68ch+4rem)]" : "max-w-wide",
        className,
      )}
    >
      {children}
    </div>
  );
}
