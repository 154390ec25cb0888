import { useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run on this page: false in the server's HTML and in the first render over it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A page that comes back from the browser's back-forward cache must not still say that it is busy. */
export function useRestoredPage(onRestored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => event.persisted && onRestored();
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  });
}
