import { ArrowLeft } from "./icons";
import type { ReactNode } from "react";

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex max-w-full min-h-11 items-center gap-2 font-medium underline decoration-gold-ink underline-offset-4 hover:decoration-2"
    >
      <ArrowLeft className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  );
}
