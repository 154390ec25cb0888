import type { ReactNode } from "react";

export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4 border-t border-line pt-6">
      <h3 className="text-xl">{title}</h3>
      <div className="space-y-4">{children}</div>
    </section>
  );
}
