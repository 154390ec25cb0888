import { readdirSync } from "node:fs";
import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";
import { serviceDomains } from "~/services/domains.js";
import { circles, readImports } from "../../support/import-graph";

const domainOf = (file: string) => /^app\/services\/([^/]+)\//.exec(file)?.[1] ?? null;
const tree = Object.entries(serviceDomains);

const rule = "@typescript-eslint/no-restricted-imports";
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === rule,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** What lint says to a file that holds nothing but one import. */
async function lintImport(filePath: string, specifier: string, type = ""): Promise<string[]> {
  const code = `import ${type}{ one } from "${specifier}";\nexport { one };\n`;
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

describe("the domains of the services", () => {
  test("have a line each", () => {
    const folders = readdirSync("app/services", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(Object.keys(serviceDomains).sort()).toEqual(folders.sort());
  });

  test("are a tree: none may import itself by a detour", () => {
    expect(circles(tree.flatMap(([from, below]) => below.map((to) => ({ from, to }))))).toEqual([]);
  });

  test("may import nothing that they do not need, not even for a type", () => {
    const needed = new Map(tree.map(([domain]) => [domain, new Set<string>()]));
    for (const { from, to } of readImports(["app/services"])) {
      const [above, below] = [domainOf(from), domainOf(to)];
      if (above && below && above !== below) needed.get(above)?.add(below);
    }
    for (const [domain, below] of tree)
      expect([domain, [...below].sort()]).toEqual([domain, [...needed.get(domain)!].sort()]);
  });

  test.each(["mails", "audit", "staff", "throttle"])("have a leaf in %s", (domain) => {
    expect(serviceDomains[domain]).toEqual([]);
  });

  test("stand on orders, which know neither payments nor fulfilment", () => {
    expect(serviceDomains.orders).toEqual(["attachments", "audit", "prices", "switches"]);
    for (const domain of ["payments", "downloads", "fulfilment", "buyers"])
      expect(serviceDomains[domain]).toContain("orders");
  });
});

describe("lint", () => {
  test.each([
    ["app/services/orders/new.server.ts", "../payments/mark-paid.server"],
    ["app/services/orders/new.server.ts", "~/services/payments/mark-paid.server"],
    ["app/services/fulfilment/writing/checks/new.ts", "../../../buyers/order-options"],
    ["app/services/new.server.ts", "./orders/order-token"],
    ["app/routes/public/new.tsx", "../orders/token"],
    ["app/routes/public/landing/new.tsx", "../../orders/token"],
    ["app/routes/public/new.tsx", "~/routes/orders/token"],
    ["app/routes/public/new.tsx", "~/integrations/mail/resend.server"],
    ["app/http/new.server.ts", "~/integrations/identity/tokens.server"],
    ["app/crisis/new.server.ts", "~/services/crisis/count-crisis.server"],
    ["app/crisis/new.server.ts", "~/integrations/ai/model.server"],
  ])("in %s refuses %s, also for a type", async (filePath, specifier) => {
    expect(await lintImport(filePath, specifier)).toEqual([rule]);
    expect(await lintImport(filePath, specifier, "type ")).toEqual([rule]);
  });

  test.each([
    ["app/services/payments/new.server.ts", "../orders/lock-order.server"],
    ["app/services/payments/new.server.ts", "~/integrations/payments/tpay.server"],
    ["app/services/fulfilment/writing/checks/new.ts", "../../../orders/failure"],
    ["app/services/orders/new.server.ts", "~/mails/mail"],
    ["app/routes/public/landing/new.tsx", "../public-pages"],
  ])("in %s takes %s", async (filePath, specifier) => {
    expect(await lintImport(filePath, specifier)).toEqual([]);
  });

  test("refuses in each domain whatever its line does not name", async () => {
    for (const [domain, below] of tree)
      for (const [other] of tree) {
        const taken = other === domain || below.includes(other);
        const found = await lintImport(`app/services/${domain}/new.server.ts`, `../${other}/a`);
        expect([domain, other, found]).toEqual([domain, other, taken ? [] : [rule]]);
      }
  });
});
