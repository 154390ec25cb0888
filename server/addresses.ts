import type { ServerBuild } from "@remix-run/node";
import { matchRoutes, type AgnosticRouteObject } from "@remix-run/router";
import { LRUCache } from "lru-cache";
import { hasSecretParameter, type RouteHandle } from "~/http/route-handle";

export type Address = RouteHandle & {
  pattern: string;
};

/** Under which Remix's own script asks for the data of a page; it writes no letter of it otherwise. */
export const dataSuffix = ".data";

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
export type RouteMatcher = (pathname: string) => Matches;

/**
 * Finds the routes that stand at an address, from the root on; none where nobody answers. The router ranks every route anew
 * for each match, so whoever asks shares one matcher, which remembers.
 */
export function routeMatcher(build: ServerBuild): RouteMatcher {
  const tree = childrenOf(build, undefined);
  const found = new LRUCache<string, Matches>({
    max: 1_000,
    maxSize: 512 * 1024,
    sizeCalculation: (_matches, pathname) => pathname.length,
  });
  return (pathname) => {
    const known = found.get(pathname);
    if (known) return known;
    const matches = matchRoutes(tree, pathname) ?? [];
    found.set(pathname, matches);
    return matches;
  };
}

/** Finds what the routes of a build say of an address; the data of an app stands at the address of the app. */
export function addressesOf(
  build: ServerBuild,
  matchesOf = routeMatcher(build),
): (pathname: string) => Address {
  const found = new LRUCache<string, Address>({ max: 1_000 });
  const find = (pathname: string): Address => {
    const matches = matchesOf(pathname);
    const pattern = patternOf(matches.map(({ route }) => route.path));
    return addressOf(
      build,
      pattern,
      matches.map(({ route }) => route.id ?? ""),
    );
  };
  return (pathname) => {
    const known = found.get(pathname);
    if (known) return known;
    const page = pathname.endsWith(dataSuffix)
      ? find(pathname.slice(0, -dataSuffix.length))
      : undefined;
    // A parameter of an app would take in the suffix, too: the data of `/app/events` is not that of `/app/:id`.
    const address = page?.app ? page : { ...find(pathname), ...(page && { app: undefined }) };
    found.set(pathname, address);
    return address;
  };
}

/** Every address of a build that answers by itself, by its pattern. */
export function listAddresses(build: ServerBuild): Address[] {
  const below = (
    routes: readonly AgnosticRouteObject[],
    parents: readonly AgnosticRouteObject[],
  ): Address[] =>
    routes.flatMap((route) => {
      const line = [...parents, route];
      if (route.children?.length) return below(route.children, line);
      const pattern = patternOf(line.map(({ path }) => path));
      return [
        addressOf(
          build,
          pattern,
          line.map(({ id = "" }) => id),
        ),
      ];
    });
  return below(childrenOf(build, undefined), []);
}

/** The paths that files are sent to, as patterns. */
export const uploadPaths = (build: ServerBuild): ReadonlySet<string> =>
  new Set(
    listAddresses(build).flatMap(({ files, pattern }) =>
      files === true ? [pattern] : (files ?? []),
    ),
  );

const patternOf = (parts: readonly (string | undefined)[]) => `/${parts.filter(Boolean).join("/")}`;

/** A page says what all that it stands in says, too; a parameter that lets people in is a secret whether it is said or not. */
function addressOf(build: ServerBuild, pattern: string, ids: readonly string[]): Address {
  const handles = ids.map((id) => build.routes[id]?.module.handle as RouteHandle | undefined);
  const { cached: _cached, app: _app, ...said } = Object.assign({}, ...handles) as RouteHandle;
  const { app } = handles.at(-1) ?? {};
  return {
    pattern,
    ...(hasSecretParameter(pattern) && { secret: "path" as const }),
    ...said,
    ...(app && { app }),
  };
}

/** The routes of a build as the router matches them. */
function childrenOf(build: ServerBuild, parentId: string | undefined): AgnosticRouteObject[] {
  return Object.values(build.routes).flatMap((route): AgnosticRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: childrenOf(build, id) }];
  });
}
