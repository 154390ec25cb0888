import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import type { ReactNode } from "react";
import { afterAll } from "vitest";
import type { RouteHandle } from "~/http/route-handle";
import { createWebServer } from "../../server/app";

type Answers = (args: LoaderFunctionArgs) => unknown;
type Component = () => ReactNode;
type Route = {
  default?: Component;
  ErrorBoundary?: (props: object) => ReactNode;
  loader?: Answers;
  action?: Answers;
  handle?: RouteHandle;
  meta?: unknown;
  Layout?: (props: { children: ReactNode }) => ReactNode;
};

/**
 * A build of routes, by their pattern: a page has a `default` component, anything else answers by itself.
 * @param entry what takes the place of an entry that writes the same page for everybody
 */
export function buildOf(
  routes: Record<string, Route>,
  entry: object = {},
  root: Route = { default: () => null },
): ServerBuild {
  const parent = { id: "root", path: "", module: root };
  const children = Object.entries(routes).map(([path, module]) => {
    const id = path || "index";
    const place = path ? { path } : { index: true };
    return [id, { id, parentId: "root", ...place, module }];
  });
  const manifest = [parent, ...children.map(([, route]) => route)].map((route) => {
    const { module, ...rest } = route as { id: string; module: Route };
    return [rest.id, { ...rest, hasLoader: Boolean(module.loader) }];
  });
  return {
    routes: Object.fromEntries([["root", parent], ...children]),
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          return new Response("<!doctype html><title>Strona</title>", { status, headers });
        },
        ...entry,
      },
    },
    assets: {
      entry: { module: "", imports: [] },
      routes: Object.fromEntries(manifest),
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    mode: "production",
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
}

/**
 * The web server of production around such a build, listening on a free port until the file's tests have ended.
 * @param options see `createWebServer`. By default it refuses nobody because its event loop is late: a test works in the server's own
 * process, and keeps it busy for as long as it likes.
 */
export async function startWebServer(
  build: ServerBuild,
  options: Partial<Parameters<typeof createWebServer>[1]> = {},
) {
  const app = await createWebServer(build, {
    isDraining: () => false,
    longestDelay: 0,
    ...options,
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  afterAll(() => app.close());
  return { app, url };
}
