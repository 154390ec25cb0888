import type { ServerBuild } from "@remix-run/node";
import { matchRoutes, type AgnosticRouteObject } from "@remix-run/router";
import { LRUCache } from "lru-cache";

/**
 * Finds the pattern of an address, such as `/orders/:token/document`: what may be logged of it, since the address
 * itself holds a token.
 */
export function routePatterns(build: ServerBuild): (pathname: string) => string {
  const tree = routeTree(build);
  /** Matching goes through all routes, and most requests are for a few addresses. */
  const found = new LRUCache<string, string>({ max: 1_000 });
  return (pathname) => {
    const known = found.get(pathname);
    if (known !== undefined) return known;
    const matches = matchRoutes(tree, pathname) ?? [];
    const path = matches.map(({ route }) => route.path).filter(Boolean);
    const pattern = `/${path.join("/")}`;
    found.set(pathname, pattern);
    return pattern;
  };
}

/** The routes of a build as the router matches them. */
export const routeTree = (build: ServerBuild) => childrenOf(build, undefined);

function childrenOf(build: ServerBuild, parentId: string | undefined): AgnosticRouteObject[] {
  return Object.values(build.routes).flatMap((route): AgnosticRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: childrenOf(build, id) }];
  });
}
