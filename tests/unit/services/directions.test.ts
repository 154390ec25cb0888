import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

type Graph = Map<string, Set<string>>;

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => join("app", path))
  .filter((path) => /\.(ts|tsx|js)$/.test(path) && !path.endsWith(".d.ts"));
const known = new Set(sources);

/** The file of ours that an import names; null for packages, styles and pictures. */
function fileOf(specifier: string, from: string): string | null {
  const path = specifier.startsWith("~/")
    ? join("app", specifier.slice(2))
    : specifier.startsWith(".")
      ? normalize(join(dirname(from), specifier))
      : null;
  if (path === null) return null;
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}.js`];
  return candidates.find((candidate) => known.has(candidate)) ?? null;
}

const imports = /^(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|^import\s+"([^"]+)"/gm;

/** What each file imports. Types leave no trace at run time, so they count only where `withTypes` says so. */
function graphOf(withTypes: boolean): Graph {
  return new Map(
    sources.map((file) => {
      const found = [...readFileSync(file, "utf8").matchAll(imports)]
        .filter(([, isType]) => withTypes || !isType)
        .map(([, , named, bare]) => fileOf(named ?? bare ?? "", file));
      return [file, new Set(found.filter((target) => target !== null))];
    }),
  );
}

/** The first cycle that is found, as a way that comes back to where it began; null when there is none. */
function cycleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, way: string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...way, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}

const domainOf = (file: string) => /^app\/services\/([^/]+)\//.exec(file)?.[1] ?? null;

/** What each domain of the services imports from the others, types included. */
function domains(): Graph {
  const graph: Graph = new Map();
  for (const [file, targets] of graphOf(true)) {
    const from = domainOf(file);
    if (!from) continue;
    const reached = graph.get(from) ?? new Set();
    graph.set(from, reached);
    for (const target of targets) {
      const to = domainOf(target);
      if (to && to !== from) reached.add(to);
    }
  }
  return graph;
}

test("no file of the application imports itself by a detour", () => {
  expect(cycleIn(graphOf(false))).toBeNull();
});

describe("the domains of the services", () => {
  test("are a tree: none imports itself by a detour, not even for a type", () => {
    expect(cycleIn(domains())).toBeNull();
  });

  test.each(["mails", "audit", "staff", "attachments"])("have a leaf in %s", (domain) => {
    expect([...(domains().get(domain) ?? [])]).toEqual([]);
  });

  test("stand on orders, which know neither payments nor fulfilment", () => {
    const graph = domains();
    for (const above of ["payments", "fulfilment", "downloads"])
      expect([...(graph.get(above) ?? [])]).toContain("orders");
    expect([...(graph.get("orders") ?? [])]).toEqual(["attachments"]);
  });
});

test("services load outside of Vite", () => {
  const bound = sources.filter(
    (file) =>
      file.startsWith("app/services/") &&
      // The pictures of samples are the web build's own.
      !file.startsWith("app/services/samples/") &&
      /import\.meta\.(glob|env)/.test(readFileSync(file, "utf8")),
  );
  expect(bound).toEqual([]);
});

test("a cycle is found where there is one", () => {
  const ring: Graph = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  expect(cycleIn(ring)).toEqual(["b", "c", "b"]);
});
