import { existsSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, test } from "vitest";
import routes from "~/routes";

type Row = { call: string; here: string; module: string; verb: string };

const rows: Row[] = readFileSync("docs/calls.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (call|-+) /.test(line))
  .map((line) => {
    const [, call = "", here = "", module = "", verb = ""] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { call, here, module, verb };
  });

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = ""]) => inside);
const flat = (
  entries: readonly RouteConfigEntry[],
  parent = "",
): { path: string; file: string }[] =>
  entries.flatMap(({ path = "", file, children = [] }) => {
    const full = [parent, path].filter(Boolean).join("/");
    return [{ path: full, file }, ...flat(children, full)];
  });
const served = flat(routes as RouteConfigEntry[]);

test("every call has a row, and every row says where it is or that it is nowhere yet", () => {
  expect(rows.length).toBeGreaterThan(130);
  for (const { call, here, module } of rows) {
    expect(call).not.toBe("");
    expect(here, call).not.toMatch(/^–?$/);
    expect(module === "–", call).toBe(here === "not built yet");
  }
});

const built = rows.filter(({ module }) => module !== "–");

describe.each(built)("$call", ({ here, module, verb }) => {
  test("is answered where the table says", () => {
    const modules = quoted(module);
    for (const name of modules) expect(existsSync(`app/${name}`), name).toBe(true);
    const ofRoutes = modules.filter((name) => name.startsWith("routes/"));
    const addresses = quoted(here);
    expect(addresses.length > 0).toBe(ofRoutes.length > 0);
    const answering = addresses.map(
      (address) => served.find(({ path }) => `/${path}` === address)?.file,
    );
    for (const [index, file] of answering.entries())
      expect(ofRoutes, `${addresses[index]}`).toContain(file);
    const sources = ofRoutes.map((name) => readFileSync(`app/${name}`, "utf8"));
    for (const [method, name] of [
      ["GET", "loader"],
      ["POST", "action"],
    ] as const) {
      if (!here.includes(`${method} \``)) continue;
      const exported = new RegExp(`^export (async )?(function|const) ${name}\\b`, "m");
      expect(
        sources.some((source) => exported.test(source)),
        method,
      ).toBe(true);
    }
  });

  test("names what stands behind it", () => {
    expect(verb).not.toBe("–");
  });
});

test.each(
  [
    ...new Set(
      rows.flatMap(({ verb }) =>
        [...verb.matchAll(/`(\w+)` in `([^`]+)`/g)].map(([, name, file]) => `${name} ${file}`),
      ),
    ),
  ].map((pair) => pair.split(" ") as [string, string]),
)("%s is a verb of %s", (name, file) => {
  expect(readFileSync(`app/${file}`, "utf8")).toMatch(
    new RegExp(`^export (async )?(function|const) ${name}\\b`, "m"),
  );
});
