import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark";

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** Stands where a list would be when it has no items. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-control px-5 py-12 text-center">
      <BrandMark className="h-10 text-muted" />
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action}
    </div>
  );
}
