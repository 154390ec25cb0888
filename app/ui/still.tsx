import type { ReactNode } from "react";

/** What the server wrote, read once before anything could change it. */
const written = new Map<string, string>();

function readOnce(name: string): string {
  const known = written.get(name);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? "";
  written.set(name, html);
  return html;
}

/**
 * Markup that is complete as the server wrote it, so that its code never goes to the browser: there React leaves it
 * as it is. Give it children only where `import.meta.env.SSR` says so, else they are shipped all the same.
 */
export function Still({ name, children }: { name: string; children: ReactNode }) {
  if (import.meta.env.SSR) return <div data-still={name}>{children}</div>;
  return (
    <div
      data-still={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: readOnce(name) }}
    />
  );
}
