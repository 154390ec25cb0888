import { startTransition, useEffect, useState } from "react";

/** Whether scripts run on this page: false in the server's HTML and in the first render over it. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // Not an external store: its change would be rendered at once, and on a slow machine amid the hydration of the page.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

/** A page that comes back from the browser's back-forward cache must not still say that it is busy. */
export function useRestoredPage(onRestored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => event.persisted && onRestored();
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  });
}
