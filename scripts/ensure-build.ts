import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

const code = ["app", "package-lock.json"];
const pages = {
  made: "build/server/index.js",
  of: [...code, "public", "vite.config.ts", "remix.config.js"],
};
const programs = {
  made: "build/programs/worker.js",
  of: [...code, "server", "scripts/build-programs.ts"],
};

async function isStale({ made, of }: typeof pages): Promise<boolean> {
  if (!existsSync(made)) return true;
  const builtAt = statSync(made).mtimeMs;
  for (const source of of) {
    if (statSync(source).mtimeMs > builtAt) return true;
    if (!statSync(source).isDirectory()) continue;
    for (const entry of await readdir(source, { recursive: true })) {
      if (statSync(join(source, entry)).mtimeMs > builtAt) return true;
    }
  }
  return false;
}

/**
 * Makes the production build unless it is there and current. Expects the project as the working directory.
 * @throws Error when it cannot be built
 */
export async function ensureBuild(): Promise<void> {
  if (!(await isStale(pages))) return ensurePrograms();
  const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("The build failed.");
}

/** The same for the web server and the worker around the pages alone, which takes two seconds. */
export async function ensurePrograms(): Promise<void> {
  if (!(await isStale(programs))) return;
  // What builds takes longer to load than an unchanged checkout takes to be looked through.
  const { buildPrograms } = await import("./build-programs");
  await buildPrograms();
}
