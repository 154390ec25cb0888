import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run on this page: false in the server's HTML and in the first render over it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
