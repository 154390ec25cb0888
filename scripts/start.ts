import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./ensure-build";
import { startStack, type Stack } from "./stack";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
process.env.NODE_ENV ??= "production";

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
  await ensureBuild();
  stack = await startStack(process.env);
  await stack.start("build/programs/worker.js", "build/programs/web.js");
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
