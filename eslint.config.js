import { readdirSync } from "node:fs";
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { serviceDomains } from "./app/services/domains.js";

/**
 * The direction of imports: routes → services → db, integrations, documents; never back. One entry a folder, since a later
 * one takes the place of an earlier one. What no pattern can say, `tests/unit/rooms/imports.test.ts` reads from the graph.
 * @param {string[]} files
 * @param {{ group: string[], message: string, allowTypeImports?: boolean }[]} patterns
 * @param {string[]} [ignores]
 */
const mayNotImport = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});

const room = (...names) => names.map((name) => `~/${name}/*`);

const never = {
  outside: {
    group: ["**/sandbox/**", "**/scripts/**", "**/tests/**"],
    message:
      "The application knows nothing of what starts it, tests it or stands in for the world.",
  },
  routes: {
    group: [...room("routes"), "**/routes/*"],
    message: "Routes are the top: nothing imports them.",
  },
  services: { group: room("services"), message: "This layer lies below the services." },
  db: {
    group: [...room("db"), "drizzle-orm", "drizzle-orm/*"],
    message: "Only services reach the database.",
  },
  integrations: {
    group: room("integrations"),
    message: "Only services speak to the outside world.",
  },
  react: {
    group: ["react", "react-dom", "react-dom/*", "@remix-run/*", ...room("ui")],
    message: "A service knows no page and no request.",
  },
  requests: {
    regex: "^~/http/(?!paths$)",
    message: "A service knows no request; of its room it may name addresses alone.",
  },
  server: {
    group: ["*.server", "**/*.server", ...room("services", "db")],
    message: "This code runs in the browser, too.",
    allowTypeImports: true,
  },
  ours: {
    group: room("routes", "services", "db", "http", "products", "forms", "site", "ui", "mails"),
    message: "An adapter holds the vendor's protocol and nothing of ours.",
  },
};

/**
 * What is reached in folders beside one's own, from whatever depth.
 * @param {string} parent the folder that holds them, below `app/`
 * @param {string[]} folders
 * @param {string} message
 */
const beside = (parent, folders, message) => ({
  regex: `^(?:~/${parent}|\\.{1,2}(?:/\\.\\.)*(?:/${parent})?)/(?:${folders.join("|")})/`,
  message,
});

const areas = readdirSync("app/routes");
const domains = Object.keys(serviceDomains);
const aboveServices = [never.outside, never.routes, never.react, never.requests];
const lower = "{forms,site,products,crisis,ui,sky,copy,time,enhance}";

export default tseslint.config(
  { ignores: ["build/", ".data/", "drizzle/", "public/", "test-results/", "playwright-report/"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: { process: "readonly", console: "readonly" },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { arguments: false } },
      ],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }],
    },
  },
  {
    files: ["app/**/*.tsx", "app/ui/**"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["scripts/**", "sandbox/**", "tests/**", "app/config/env.server.ts"],
    rules: { "no-console": "off" },
  },
  {
    files: ["app/**"],
    ignores: ["app/config/env.server.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Settings are read once: ~/config/env.server.",
        },
      ],
    },
  },
  mayNotImport(["app/*", "app/{config,mails}/**"], [never.outside]),
  mayNotImport(["app/http/**"], [never.outside, never.routes, never.db, never.integrations]),
  ...areas.map((area) =>
    mayNotImport(
      [`app/routes/${area}/**`],
      [
        never.outside,
        never.db,
        never.integrations,
        beside(
          "routes",
          areas.filter((other) => other !== area),
          "What two areas share goes to ui/, forms/ or http/.",
        ),
      ],
    ),
  ),
  mayNotImport(
    ["app/services/*"],
    [...aboveServices, beside("services", domains, "What every domain shares knows none of them.")],
  ),
  ...Object.entries(serviceDomains).map(([domain, below]) =>
    mayNotImport(
      [`app/services/${domain}/**`],
      [
        ...aboveServices,
        beside(
          "services",
          domains.filter((other) => other !== domain && !below.includes(other)),
          "app/services/domains.js says which domains this one may know.",
        ),
      ],
    ),
  ),
  {
    files: ["app/services/**"],
    ignores: ["app/services/context.server.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='transaction']",
          message: "inTransaction(ctx, …) opens transactions, and joins one that is open.",
        },
      ],
    },
  },
  mayNotImport(["app/integrations/**"], [never.outside, never.ours]),
  mayNotImport(
    ["app/{db,documents}/**"],
    [never.outside, never.routes, never.services, never.react],
  ),
  mayNotImport(
    [`app/${lower}/**/*.server.{ts,tsx}`],
    [never.outside, never.routes, never.services, never.db, never.integrations],
  ),
  mayNotImport([`app/${lower}/**`], [never.outside, never.routes, never.server], ["**/*.server.*"]),
  mayNotImport(
    ["app/enhance/**"],
    [{ group: ["~/**", "../**"], message: "The script of documents stays one small file." }],
  ),
  mayNotImport(["app/jobs/**"], [never.outside, never.routes, never.react]),
);
