import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

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
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          setupFiles: ["tests/support/properties.ts", "tests/support/world.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
