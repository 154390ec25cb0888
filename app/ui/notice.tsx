import { CircleAlert, CircleCheck, Info, TriangleAlert, type Icon } from "./icons";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type NoticeKind = "info" | "success" | "warning" | "error";

const kinds: Record<NoticeKind, { look: string; mark: string; icon: Icon }> = {
  info: { look: "border-info bg-info-soft text-info-ink", mark: "text-info", icon: Info },
  success: {
    look: "border-success bg-success-soft text-success-ink",
    mark: "text-success",
    icon: CircleCheck,
  },
  warning: {
    look: "border-warning bg-warning-soft text-warning-ink",
    mark: "text-warning",
    icon: TriangleAlert,
  },
  error: {
    look: "border-danger bg-danger-soft text-danger-ink",
    mark: "text-danger",
    icon: CircleAlert,
  },
};

/** Where the reader goes on when the page opens, with and without scripts. */
export const focused = { tabIndex: -1, autoFocus: true } as const;

type NoticeProps = {
  kind?: NoticeKind;
  title?: string;
  role?: "status" | "alert";
  isFocused?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Notice({
  kind = "info",
  title,
  role,
  isFocused = false,
  className,
  children,
}: NoticeProps) {
  const { look, mark, icon: Icon } = kinds[kind];
  return (
    <div
      role={role}
      {...(isFocused && focused)}
      className={classNames("flex gap-3.5 rounded-control border p-4 sm:p-5", look, className)}
    >
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-6 shrink-0", mark)} />
      <div className="min-w-0 space-y-1.5">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
