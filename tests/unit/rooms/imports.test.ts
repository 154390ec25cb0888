import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { circles, readBrokenImports, readImports, type Import } from "../../support/import-graph";

const imports = readImports(["app", "server", "sandbox", "scripts", "tests"]);
const ours = imports.filter(({ from }) => !from.startsWith("tests/"));

/** The room of a file: the first folder below `app/`, or the top folder elsewhere. */
function roomOf(file: string): string {
  // Every layer names addresses.
  if (file === "app/paths.ts") return "paths";
  const [top = "", room, inside] = file.split("/");
  if (top !== "app") return top;
  return inside ? (room ?? "") : "app";
}

const isServer = (file: string) => /\.server\.tsx?$/.test(file);
const inRoom = (room: string) => (file: string) => roomOf(file) === room;
const shown = ({ from, to }: Import) => `${from} → ${to}`;

test("the graph is read as it is", () => {
  expect(imports.length).toBeGreaterThan(2_000);
  expect(imports).toContainEqual({
    from: "app/products/registry.server.ts",
    to: "app/products/therapist/document.server.ts",
    typeOnly: false,
    specifier: "./therapist/document.server",
  });
  expect(imports).toContainEqual({
    from: "app/documents/model.ts",
    to: "app/site/areas.ts",
    typeOnly: true,
    specifier: "~/site/areas",
  });
  expect(
    circles([
      { from: "a", to: "b" },
      { from: "b", to: "c" },
      { from: "c", to: "b" },
      { from: "c", to: "d" },
    ]),
  ).toEqual([["b", "c"]]);
});

test("every import names a file that is there", () => {
  expect(readBrokenImports(["app", "server", "sandbox", "scripts"])).toEqual([]);
});

test("no files import each other in a circle, not even for a type", () => {
  expect(circles(imports)).toEqual([]);
});

test("no rooms need each other while running", () => {
  const edges = ours
    .filter(({ from, typeOnly }) => from.startsWith("app/") && !typeOnly)
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== to);
  expect(circles(edges)).toEqual([]);
});

/** What a room may import beside itself; rooms that are not named here are held by lint alone. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  config: [],
  time: [],
  copy: [],
  paths: [],
  sky: ["copy", "time"],
  integrations: ["config"],
  db: ["config", "products", "sky"],
  documents: ["config", "copy", "sky", "site"],
  legal: ["config", "copy", "paths", "products", "site"],
  mails: ["config", "copy", "paths", "crisis"],
};

describe.each(Object.entries(allowed))("%s/", (room, others) => {
  test(`imports ${others.length ? others.join(", ") : "no other room"}`, () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        roomOf(from) === room && roomOf(to) !== room && !others.includes(roomOf(to)),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});

/** What each room lies below, so never imports. */
const above: Readonly<Record<string, readonly string[]>> = {
  services: ["routes", "ui", "http", "jobs", "app"],
  jobs: ["routes", "ui", "http", "app"],
  http: ["routes", "ui", "jobs", "db", "integrations", "app"],
  ui: ["routes", "services", "http", "jobs", "db", "integrations", "mails", "app"],
  forms: ["routes", "services", "http", "jobs", "db", "integrations", "mails", "app"],
  products: ["routes", "services", "http", "ui", "jobs", "db", "integrations", "mails", "app"],
  site: ["routes", "services", "http", "ui", "jobs", "db", "integrations", "mails", "app"],
  crisis: ["routes", "services", "http", "jobs", "db", "integrations", "mails", "app"],
  routes: ["db", "integrations", "jobs", "mails", "app"],
};

describe.each(Object.entries(above))("%s/", (room, higher) => {
  test(`knows nothing of ${higher.join(", ")}`, () => {
    const wrong = ours.filter(
      ({ from, to }) => roomOf(from) === room && higher.includes(roomOf(to)),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});

test("the application knows nothing of what starts it, tests it or stands in for the world", () => {
  const outside = ["sandbox", "scripts", "server", "tests"];
  const wrong = ours.filter(
    ({ from, to }) => from.startsWith("app/") && outside.includes(roomOf(to)),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test("no area of routes imports another's parts", () => {
  const areaOf = (file: string) => file.split("/")[2];
  const wrong = ours.filter(
    ({ from, to }) => inRoom("routes")(from) && inRoom("routes")(to) && areaOf(from) !== areaOf(to),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test("what goes to the browser takes no value from a file of the server", () => {
  const rooms = ["ui", "forms", "site", "sky", "copy", "time", "enhance"];
  const wrong = ours.filter(
    ({ from, to, typeOnly }) =>
      rooms.includes(roomOf(from)) && !isServer(from) && isServer(to) && !typeOnly,
  );
  expect(wrong.map(shown)).toEqual([]);
});

test("of the products, only files of the server know files of the server", () => {
  const wrong = ours.filter(
    ({ from, to }) => inRoom("products")(from) && !isServer(from) && isServer(to),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test("whatever the route map needs is named by relative paths: it is read before Vite knows ours", () => {
  const needed = new Set(["app/routes.ts"]);
  for (const file of needed)
    for (const { from, to, typeOnly } of ours) if (from === file && !typeOnly) needed.add(to);
  expect(needed).toContain("app/products/registry.ts");
  const wrong = ours.filter(
    ({ from, typeOnly, specifier }) => needed.has(from) && !typeOnly && specifier.startsWith("~"),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test("every module loads without a bundler that finds files for it", () => {
  const files = new Set(ours.flatMap(({ from, to }) => [from, to]));
  const globbing = [...files].filter((file) =>
    /import\.meta\.glob\b/.test(readFileSync(file, "utf8")),
  );
  expect(globbing).toEqual([]);
});
