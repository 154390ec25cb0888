import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { afterAll } from "vitest";
import { createWebServer } from "../../server/app";

type Answers = (args: LoaderFunctionArgs) => unknown;
type Route = { default?: () => null; loader?: Answers; action?: Answers };

/** A build of few routes, by their pattern: a page has a `default` component, anything else answers by itself. */
export function buildOf(routes: Record<string, Route>, entry: object = {}): ServerBuild {
  const parent = { id: "root", path: "", module: { default: () => null } };
  const children = Object.entries(routes).map(([path, module]) => [
    path,
    { id: path, parentId: "root", path, module },
  ]);
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
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    mode: "production",
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
}

/** The web server of production around such a build, listening on a free port until the file's tests have ended. */
export async function startWebServer(build: ServerBuild) {
  const app = await createWebServer(build, { isDraining: () => false });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  afterAll(() => app.close());
  return { app, url };
}
