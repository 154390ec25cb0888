import { readdirSync, readFileSync } from "node:fs";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Suites that change the settings before a module of the application reads them: they share no modules with others. */
const withOwnSettings = readdirSync("tests/integration")
  .map((name) => `tests/integration/${name}`)
  .filter((file) => file.endsWith(".test.ts") && changesSettings(readFileSync(file, "utf8")));

function changesSettings(suite: string): boolean {
  return /^(process\.env\.\w+ =|Object\.assign\(process\.env)/m.test(suite);
}

const integration = (
  name: string,
  test: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/properties.ts", "tests/support/each-suite.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...test,
  },
});

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // On two cores it would leave one of them to itself.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Nothing here changes what a module keeps, so each worker loads it once.
          isolate: false,
          // Settings are checked when a module reads them; no unit test connects anywhere.
          env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", LOG_LEVEL: "silent" },
          // Property tests and documents take seconds on a busy machine.
          testTimeout: 30_000,
          setupFiles: ["tests/support/properties.ts"],
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/sandbox/**/*.test.ts"],
        },
      },
      integration("integration", {
        // A worker loads the application once; each suite finds its world empty.
        isolate: false,
        include: ["tests/integration/**/*.test.ts"],
        exclude: withOwnSettings,
      }),
      integration("integration with own settings", { include: withOwnSettings }),
    ],
  },
});
