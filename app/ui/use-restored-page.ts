import { useEffect } from "react";

/** A page that comes back from the browser's back-forward cache must not still say that it is busy. */
export function useRestoredPage(onRestored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => event.persisted && onRestored();
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  });
}
