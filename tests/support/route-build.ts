import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { RouteHandle } from "~/http/route-handle";
import routes from "~/routes";

type Module = { handle?: RouteHandle };
const modules = import.meta.glob<Module>("../../app/routes/**/*.{ts,tsx}");

/** The whole table of routes as a build has it: their addresses, and what their modules say and do. */
export async function routeBuild(): Promise<ServerBuild> {
  const entries = await listed(routes, "root");
  return { routes: Object.fromEntries(entries) } as unknown as ServerBuild;
}

async function listed(
  entries: readonly RouteConfigEntry[],
  parentId: string,
): Promise<[string, object][]> {
  const all = await Promise.all(
    entries.map(async ({ id, file, path, index, children = [] }) => {
      const name = id ?? file;
      const module = await modules[`../../app/${file}`]?.();
      return [
        [
          name,
          { id: name, parentId: parentId === "root" ? undefined : parentId, path, index, module },
        ],
        ...(await listed(children, name)),
      ] as [string, object][];
    }),
  );
  return all.flat();
}
