import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * The direction of imports: routes → services → db, integrations, documents; never back. Everything else may be used
 * by anyone above it.
 * @param {string[]} files
 * @param {{ group: string[], message: string, allowTypeImports?: boolean }[]} patterns
 */
const mayNotImport = (files, patterns) => ({
  files,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});

const never = {
  routes: {
    group: ["~/routes/*", "**/routes/*"],
    message: "Routes are the top: nothing imports them.",
  },
  services: { group: ["~/services/*"], message: "This layer lies below the services." },
  db: {
    group: ["~/db/*", "drizzle-orm", "drizzle-orm/*"],
    message: "Only services reach the database.",
  },
  react: {
    group: ["react", "react-dom", "react-dom/*", "@remix-run/*"],
    message: "A service knows no page and no request.",
  },
  server: {
    group: ["*.server", "**/*.server", "~/services/*", "~/db/*"],
    message: "This code runs in the browser, too.",
    allowTypeImports: true,
  },
};

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
  mayNotImport(["app/routes/**"], [never.db]),
  mayNotImport(["app/services/**"], [never.routes, never.react]),
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
  mayNotImport(["app/integrations/**"], [never.routes, never.services, never.db]),
  mayNotImport(
    ["app/db/**", "app/documents/**"],
    [never.routes, never.services, { ...never.react }],
  ),
  mayNotImport(["app/{forms,site,products,crisis,ui,sky,copy,time}/**"], [never.routes]),
  {
    ...mayNotImport(
      ["app/{forms,site,products,crisis,ui,sky,copy,time}/**"],
      [never.routes, never.server],
    ),
    ignores: ["**/*.server.ts", "**/*.server.tsx"],
  },
  mayNotImport(["app/jobs/**"], [never.routes, never.react]),
);
