import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

const sources = ["app", "public", "package-lock.json", "vite.config.ts", "remix.config.js"];

/** Whether the build is missing or older than anything that it is made of. */
async function buildIsStale(): Promise<boolean> {
  if (!existsSync("build/server/index.js")) return true;
  const builtAt = statSync("build/server/index.js").mtimeMs;
  for (const source of sources) {
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
  if (!(await buildIsStale())) return;
  const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("The build failed.");
}
