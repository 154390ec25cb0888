import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProcess } from "./processes";
import { startStack, type Stack } from "./stack";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
process.env.NODE_ENV ??= "production";

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

if (await buildIsStale()) {
  const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    stdio: "inherit",
  });
  if (built.status !== 0) process.exit(1);
}

let stack: Stack | undefined;
let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await stack?.stop();
  process.exit(0);
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());

try {
  stack = await startStack(process.env);
  stack.add(await startProcess("server/worker.ts", stack.environment));
  stack.add(await startProcess("server/web.ts", stack.environment));
  const { shop, sandbox } = stack.addresses;
  console.log(`\nSklep:        ${shop}`);
  if (sandbox) {
    console.log(`Poczta demo:  ${sandbox}/inbox`);
    console.log(`Świat demo:   ${sandbox}`);
  }
  console.log("Ctrl-C zatrzymuje wszystko.\n");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stack?.stop();
  process.exit(1);
}
