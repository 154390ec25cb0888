import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** Long text: gives plain headings, paragraphs, lists, links and quotations their look. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("prose max-w-text", className)}>{children}</div>;
}
