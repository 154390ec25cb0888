import { createContext } from "react";

/** What a route module may say about itself in `handle`. */
export type RouteHandle = {
  /** Ships JavaScript. A page without it is complete as HTML, and that is the rule. */
  hydrate?: boolean;
};

/** Whether a page made of these routes ships JavaScript. */
export function isHydrated(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.hydrate === true);
}

/** The nonce of the page's inline scripts; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
