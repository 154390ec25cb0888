import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { sandboxSettings } from "./sandbox/settings";
import { measureMachine, stretched } from "./scripts/time-limits";

await measureMachine();

/**
 * Two projects for a kind of tests. A worker loads the modules of the first once, for all its suites. Suites that put
 * other modules in the place of ours, change the settings before a module reads them, break the connections of the pool, or weigh memory, are the second: modules are theirs alone.
 */
function projectsFor(
  name: string,
  folders: readonly string[],
  test: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration[] {
  const alone = folders.flatMap(suitesIn).filter(changesModules);
  const include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
  return [
    { extends: true, test: { ...test, name, include, exclude: alone, isolate: false } },
    { extends: true, test: { ...test, name: `${name} with modules of their own`, include: alone } },
  ];
}

const suitesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const changesModules = (file: string): boolean =>
  /^(process\.env\.\w+ =|Object\.assign\(process\.env|vi\.(do)?mock\()|vi\.resetModules\(|pg_terminate_backend\(|setFlagsFromString\(/m.test(
    readFileSync(file, "utf8"),
  );

/** Suites with modules of their own begin first: some of them wait for real workers, and nobody should wait for those at the end. */
class AloneFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const alone = ({ project }: TestSpecification) => project.config.isolate;
    return [...sorted.filter(alone), ...sorted.filter((file) => !alone(file))];
  }
}

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // On two cores it would leave one of them to itself. Integration tests spend a quarter of their time waiting for others.
    maxWorkers: 3,
    sequence: { sequencer: AloneFirst },
    // What is waited for comes within milliseconds, but not on a machine that is busy with something else.
    expect: { poll: { timeout: stretched(15_000) } },
    teardownTimeout: stretched(30_000),
    projects: [
      ...projectsFor("unit", ["tests/unit", "tests/sandbox"], {
        // Settings are checked when a module reads them; no unit test connects anywhere.
        env: {
          ...sandboxSettings("http://localhost:3001", ".data/sandbox"),
          APP_URL: "http://localhost:3000",
          DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
          LOG_LEVEL: "silent",
        },
        // Property tests and documents take seconds.
        testTimeout: stretched(60_000),
        hookTimeout: stretched(60_000),
        setupFiles: ["tests/support/own-timers.ts", "tests/support/properties.ts"],
      }),
      ...projectsFor("integration", ["tests/integration"], {
        globalSetup: ["tests/support/global-setup.ts"],
        setupFiles: [
          "tests/support/own-timers.ts",
          "tests/support/properties.ts",
          "tests/support/each-suite.ts",
        ],
        // Real workers start and deliver in some of them.
        testTimeout: stretched(120_000),
        hookTimeout: stretched(120_000),
      }),
    ],
  },
});
