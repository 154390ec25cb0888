import { spawn } from "node:child_process";
import { startStack } from "./stack";

const stack = await startStack(process.env);
await stack.start("server/worker.ts");
console.log(`\nSandbox: ${stack.addresses.sandbox ?? "not used"}\n`);

const vite = spawn(
  process.execPath,
  [
    "node_modules/@remix-run/dev/dist/cli.js",
    "vite:dev",
    "--port",
    stack.environment.PORT ?? "3000",
  ],
  { env: { ...stack.environment, NODE_ENV: "development" }, stdio: "inherit" },
);

// Ctrl-C reaches Vite as well, since it shares our terminal; its end is the end of the session.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => vite.kill());
vite.on("exit", () => void stack.stop().then(() => process.exit(0)));
