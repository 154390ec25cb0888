import type { ReactNode } from "react";
import { classNames } from "./class-names";

export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("prose max-w-text", className)}>{children}</div>;
}
