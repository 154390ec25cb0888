import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import fastify from "fastify";
import type { RouteHandle } from "~/http/route-handle";
import { remixBridge } from "../../../server/remix-bridge";

export type FakeRoute = {
  loader: (args: LoaderFunctionArgs) => Response | Promise<Response>;
  cached?: RouteHandle["cached"];
};

/** A site of a few addresses behind the real bridge and the real Remix, on a port of its own. */
export async function startSite(routes: Record<string, FakeRoute>) {
  let announce: () => void = () => {};
  const build = {
    entry: {
      module: {
        default: () => new Response("page"),
        watchPublicPages: (onChange: () => void) => (announce = onChange),
      },
    },
    routes: Object.fromEntries(
      Object.entries(routes).map(([path, { loader, cached }]) => [
        path,
        { id: path, path: path.slice(1), module: { loader, handle: { cached } } },
      ]),
    ),
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;

  const app = fastify({ forceCloseConnections: "idle" });
  const { answer, drain } = remixBridge(build, () => ({}));
  app.addHook("preClose", (done) => {
    drain();
    done();
  });
  const failures: string[] = [];
  app.addHook("onError", (_request, _reply, error, done) => {
    failures.push(error.message);
    done();
  });
  let arrived = 0;
  app.addHook("onRequest", (_request, _reply, done) => {
    arrived++;
    done();
  });
  app.all("/*", answer);
  /** Waits for nobody who is still connected. */
  const end = () => {
    app.server.closeAllConnections();
    return app.close();
  };
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    server: app.server,
    /** Requests so far, and what went wrong with them. */
    arrived: () => arrived,
    failures,
    announce: () => announce(),
    close: () => app.close(),
    end,
  };
}

/** A page for everybody that says how often it has been written. */
export function publicPage(words: () => string): Response {
  return new Response(words(), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
