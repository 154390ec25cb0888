import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type BadgeTone = "neutral" | "area" | "success" | "warning" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "border-line bg-sunken text-muted",
  area: "border-transparent bg-area-soft text-area-ink",
  success: "border-transparent bg-success-soft text-success-ink",
  warning: "border-transparent bg-warning-soft text-warning-ink",
  danger: "border-transparent bg-danger-soft text-danger-ink",
};

export function Badge({
  tone = "neutral",
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm leading-snug",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

export type StatusLabel = { label: string; tone: BadgeTone };

export const StatusBadge = ({ label, tone, className }: StatusLabel & { className?: string }) => (
  <Badge tone={tone} className={classNames("whitespace-nowrap", className)}>
    {label}
  </Badge>
);
