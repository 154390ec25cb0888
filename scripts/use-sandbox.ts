import { withSandboxDefaults } from "./sandbox-defaults";

/**
 * Imported before a program of ours (`node --import ./scripts/use-sandbox.ts …`): the application reads its settings from
 * the environment and knows of no sandbox.
 */
for (const [name, value] of Object.entries(withSandboxDefaults(process.env)))
  if (value !== undefined) process.env[name] = value;
