import { readdirSync } from "node:fs";
import { foundations, serviceDomains } from "./app/services/domains.js";

/**
 * The direction of imports: routes → services → db, integrations, documents; never back. One entry a folder, since a later
 * one takes the place of an earlier one. What no pattern can say, `tests/unit/rooms/imports.test.ts` reads from the graph.
 * Expressions are Rust's: one that looks ahead is taken without a word and matches nothing. A glob has to match all of a specifier.
 * @param {string[]} files
 * @param {{ regex?: string, group?: string[], message: string, allowTypeImports?: boolean }[]} patterns
 * @param {string[]} [excludeFiles]
 */
const mayNotImport = (files, patterns, excludeFiles = []) => ({
  files,
  excludeFiles,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

const room = (...names) => `^~/(?:${names.join("|")})/`;

const never = {
  outside: {
    regex: "(?:^|/)(?:sandbox|scripts|tests)/",
    message:
      "The application knows nothing of what starts it, tests it or stands in for the world.",
  },
  routes: { regex: "(?:^|/)routes/", message: "Routes are the top: nothing imports them." },
  services: { regex: room("services"), message: "This layer lies below the services." },
  db: {
    regex: `${room("db")}|^drizzle-orm(?:/|$)`,
    message: "Only services reach the database.",
  },
  integrations: {
    regex: room("integrations"),
    message: "Only services speak to the outside world.",
  },
  react: {
    regex: `^react(?:-dom)?(?:/|$)|^@remix-run/|${room("ui")}`,
    message: "A service knows no page and no request.",
  },
  requests: {
    regex: room("http"),
    message: "A service knows no request.",
  },
  server: {
    regex: `\\.server$|${room("services", "db")}`,
    message: "This code runs in the browser, too.",
    allowTypeImports: true,
  },
  ours: {
    regex: room("routes", "services", "db", "http", "products", "forms", "site", "ui", "mails"),
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

const areas = readdirSync(new URL("app/routes", import.meta.url));
const domains = Object.keys(serviceDomains);
const aboveServices = [never.outside, never.routes, never.react, never.requests];
const lower = "{forms,site,products,crisis,ui,sky,copy,time,enhance}";

/** @type {import("oxlint").OxlintConfig} */
export default {
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    ...["/node_modules", "/build", "/.data", "/.cache", "/drizzle", "/public"],
    ...["/test-results", "/playwright-report"],
  ],
  plugins: ["eslint", "typescript", "react", "jsx-a11y"],
  categories: { correctness: "error" },
  rules: {
    // What ESLint, typescript-eslint and the rules of hooks recommend beyond oxlint's own choice.
    "no-array-constructor": "error",
    "no-case-declarations": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-irregular-whitespace": [
      "error",
      { skipJSXText: false, skipRegExps: false, skipTemplates: false },
    ],
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "react/rules-of-hooks": "error",
    "react/unsupported-syntax": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-function-type": "error",
    // Of its choice we do without these: all that they found here was right as it stood.
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-redundant-type-constituents": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/restrict-template-expressions": "off",
    "typescript/unbound-method": "off",
    // Ours.
    "typescript/consistent-type-imports": "error",
    "typescript/no-import-type-side-effects": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
    "no-console": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
    "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }],
  },
  overrides: [
    {
      // The compiler reads these without checking them.
      files: ["**/*.js"],
      rules: { "no-undef": "error", "no-redeclare": "error" },
      env: { node: true },
    },
    {
      files: ["scripts/**", "sandbox/**", "tests/**", "app/config/env.server.ts"],
      rules: { "no-console": "off" },
    },
    {
      files: ["app/**"],
      excludeFiles: ["app/config/env.server.ts"],
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
      [`app/services/{${foundations.join(",")}}/**`],
      [
        ...aboveServices,
        beside("services", domains, "What every domain shares knows none of them."),
      ],
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
    mayNotImport(["app/integrations/**"], [never.outside, never.ours]),
    mayNotImport(
      ["app/{db,documents}/**"],
      [never.outside, never.routes, never.services, never.react],
    ),
    mayNotImport(
      [`app/${lower}/**/*.server.{ts,tsx}`],
      [never.outside, never.routes, never.services, never.db, never.integrations],
    ),
    mayNotImport(
      [`app/${lower}/**`],
      [never.outside, never.routes, never.server],
      ["**/*.server.*"],
    ),
    mayNotImport(
      ["app/enhance/**"],
      [{ regex: "^(?:~|\\.\\.)/", message: "The script of documents stays one small file." }],
    ),
    mayNotImport(["app/jobs/**"], [never.outside, never.routes, never.react]),
  ],
};
