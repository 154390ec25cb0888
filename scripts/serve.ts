import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
// As remix-serve itself has it; settings have to know before it is loaded.
process.env.NODE_ENV ??= "production";
await import("./use-sandbox");

process.argv[2] = "build/server/index.js";
await import("../node_modules/@remix-run/serve/dist/cli.js");
