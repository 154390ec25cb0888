import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { dataSuffix, type RouteMatcher } from "./addresses";

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Remix's handler for an address, which knows the route that answers there and those that it stands in. The router ranks
 * every route that it is given anew for each match, and matches three or four times a request: with the whole build this
 * took a sixth of a web process's time.
 */
export function remixHandlers(
  build: ServerBuild,
  matchesOf: RouteMatcher,
): (pathname: string) => Handler {
  const whole = createRequestHandler(build, process.env.NODE_ENV);
  const handlers = new Map<string, Handler>();

  return (pathname) => {
    const ids = matchesOf(pathname).map(({ route }) => route.id ?? "");
    const leaf = ids.at(-1);
    // Data of an app, and what nobody answers, is for the whole build to tell.
    if (!leaf || pathname.endsWith(dataSuffix)) return whole;
    const known = handlers.get(leaf);
    if (known) return known;
    const among = <Route>(routes: Record<string, Route>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
    const assets = { ...build.assets, routes: among(build.assets.routes) };
    const branch = { ...build, assets, routes: among(build.routes) };
    const handler = createRequestHandler(branch, process.env.NODE_ENV);
    handlers.set(leaf, handler);
    return handler;
  };
}
