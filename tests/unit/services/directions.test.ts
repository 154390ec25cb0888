import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { foundations, serviceDomains } from "~/services/domains.js";
import { circles, readImports } from "../../support/import-graph";

const domainOf = (file: string) => /^app\/services\/([^/]+)\//.exec(file)?.[1] ?? null;
const tree = Object.entries(serviceDomains);

type PlantedImport = { file: string; specifier: string; typeOnly?: boolean };

/**
 * Lints files that hold nothing but one import each, with the rules of this project in a folder that looks like it.
 * @returns those that were refused
 */
function refusedOf<Planted extends PlantedImport>(planted: readonly Planted[]): Planted[] {
  const folder = mkdtempSync(join(tmpdir(), "konstelacja-lint-"));
  try {
    const rules = JSON.stringify(pathToFileURL(resolve("oxlint.config.js")).href);
    writeFileSync(
      join(folder, "oxlint.config.mjs"),
      `import config from ${rules};\nexport default { ...config, options: {}, ignorePatterns: ["*.mjs"] };\n`,
    );
    const files = planted.map(({ file, specifier, typeOnly }, index) => {
      const path = file.replace(/[^/]+$/, (name) => `${index}-${name}`);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const imported = typeOnly ? "import type" : "import";
      writeFileSync(
        join(folder, path),
        `${imported} { one } from "${specifier}";\nexport { one };\n`,
      );
      return path;
    });
    const oxlint = resolve("node_modules/oxlint/bin/oxlint");
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [oxlint, "-c", "oxlint.config.mjs", "--format", "json"],
      { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    expect(stderr).toBe("");
    const { diagnostics, number_of_files } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
      number_of_files: number;
    };
    expect(number_of_files).toBe(planted.length);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(["eslint(no-restricted-imports)"]),
    );
    const refused = new Set(diagnostics.map(({ filename }) => filename));
    return planted.filter((_, index) => refused.has(files[index]!));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("the domains of the services", () => {
  test("have a line each", () => {
    const folders = readdirSync("app/services", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...Object.keys(serviceDomains), ...foundations].sort()).toEqual(folders.sort());
  });

  test("are a tree: none may import itself by a detour", () => {
    expect(circles(tree.flatMap(([from, below]) => below.map((to) => ({ from, to }))))).toEqual([]);
  });

  test("may import nothing that they do not need, not even for a type", () => {
    const needed = new Map(tree.map(([domain]) => [domain, new Set<string>()]));
    for (const { from, to } of readImports(["app/services"])) {
      const [above, below] = [domainOf(from), domainOf(to)];
      if (above && below && above !== below && !foundations.includes(below))
        needed.get(above)?.add(below);
    }
    for (const [domain, below] of tree)
      expect([domain, [...below].sort()]).toEqual([domain, [...needed.get(domain)!].sort()]);
  });

  test.each(["mails", "audit", "staff", "rate-limits"])("have a leaf in %s", (domain) => {
    expect(serviceDomains[domain]).toEqual([]);
  });

  test("stand on orders, which know neither payments nor fulfilment", () => {
    expect(serviceDomains.orders).not.toContain("payments");
    expect(serviceDomains.orders).not.toContain("fulfilment");
    for (const domain of ["payments", "downloads", "fulfilment", "desk"])
      expect(serviceDomains[domain]).toContain("orders");
  });
});

const shown = ({ file, specifier }: PlantedImport) => `${file} → ${specifier}`;

describe("lint", () => {
  test("refuses whatever goes against the directions, also for a type", () => {
    const planted = [
      ["app/services/orders/new.server.ts", "../payments/mark-paid.server"],
      ["app/services/orders/new.server.ts", "~/services/payments/mark-paid.server"],
      ["app/services/orders/new.server.ts", "~/http/session.server"],
      ["app/services/orders/new.server.ts", "~/http/local-path"],
      ["app/services/orders/new.server.ts", "@remix-run/node"],
      ["app/services/orders/new.server.ts", "react/jsx-runtime"],
      ["app/services/orders/new.server.ts", "~/routes/orders/token"],
      ["app/services/orders/new.server.ts", "../../../sandbox/main"],
      ["app/services/writing/checks/new.ts", "../../desk/order-card.server"],
      ["app/services/access/new.server.ts", "../orders/order-token"],
      ["app/routes/public/new.tsx", "../orders/token"],
      ["app/routes/public/landing/new.tsx", "../../orders/token"],
      ["app/routes/public/new.tsx", "~/routes/orders/token"],
      ["app/routes/public/new.tsx", "~/integrations/mail/resend.server"],
      ["app/routes/public/new.tsx", "drizzle-orm/pg-core"],
      ["app/routes/public/new.tsx", "~/db/schema"],
      ["app/http/new.server.ts", "~/integrations/identity/tokens.server"],
      ["app/http/new.server.ts", "../routes/orders/token"],
      ["app/crisis/new.server.ts", "~/services/crisis/count-screening.server"],
      ["app/crisis/new.server.ts", "~/integrations/ai/model.server"],
      ["app/ui/parts/new.tsx", "~/routes/orders/token"],
      ["app/enhance/new.ts", "../ui/button"],
      ["app/integrations/mail/new.server.ts", "~/forms/text"],
      ["app/documents/new.server.ts", "~/ui/button"],
      ["app/jobs/new.server.ts", "react"],
      ["app/mails/new.server.tsx", "../../tests/support/app"],
      ["app/new.tsx", "../scripts/start"],
    ].flatMap(([file = "", specifier = ""]) => [
      { file, specifier, typeOnly: false },
      { file, specifier, typeOnly: true },
    ]);
    expect(refusedOf(planted).map(shown)).toEqual(planted.map(shown));
  });

  test("takes what goes with them, and a type of the server's in what the browser runs", () => {
    const taken = [
      ["app/services/payments/new.server.ts", "../orders/lock-order.server"],
      ["app/services/payments/new.server.ts", "~/integrations/payments/tpay.server"],
      ["app/services/writing/checks/new.ts", "../../words/stems"],
      ["app/services/orders/new.server.ts", "~/mails/mail"],
      ["app/services/orders/new.server.ts", "~/paths"],
      ["app/services/orders/new.server.ts", "drizzle-orm"],
      ["app/routes/public/landing/new.tsx", "../public-pages"],
    ].map(([file = "", specifier = ""]) => ({ file, specifier }));
    const file = "app/ui/new.tsx";
    const server = ["./button.server", "~/services/orders/order-token"];
    const values = server.map((specifier) => ({ file, specifier }));
    const types = values.map((value) => ({ ...value, typeOnly: true }));
    expect(refusedOf([...taken, ...types, ...values])).toEqual(values);
  });

  test("refuses in each domain whatever its line does not name", () => {
    const planted = tree.flatMap(([domain, below]) =>
      tree.map(([other]) => ({
        file: `app/services/${domain}/new.server.ts`,
        specifier: `../${other}/a`,
        taken: other === domain || below.includes(other),
      })),
    );
    expect(refusedOf(planted).map(shown)).toEqual(planted.filter(({ taken }) => !taken).map(shown));
  });
});

test("only inTransaction opens transactions, and joins one that is open", () => {
  const opening = readdirSync("app/services", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\.\s*transaction\s*(?:\?\.\s*)?[<(]/.test(readFileSync(join("app/services", file), "utf8")),
    );
  expect(opening).toEqual(["command/context.server.ts"]);
});
