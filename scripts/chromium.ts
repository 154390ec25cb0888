import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { stretched } from "./time-limits";

const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
const isRoot = process.getuid?.() === 0;

/** How Chromium is started for tests; its own sandbox refuses root. */
export const chromiumFlags = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser for tests: the one that CHROMIUM_PATH names, an installed one, or Playwright's own; null without any. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, chromium.executablePath()].filter(isProgram).find(starts) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program of that name can be a stub that only tells how to install a browser. */
function starts(path: string): boolean {
  const args = [...chromiumFlags, "--version"];
  return spawnSync(path, args, { timeout: stretched(30_000) }).status === 0;
}

/**
 * The browser for tests, installed first where there is none.
 * @throws Error with what to do, when it cannot be installed here
 */
export function ensureChromium(): string {
  for (const install of [() => {}, fromDebian, fromPlaywright]) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    "The browser tests need Chromium and it could not be installed here. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (
    spawnSync(command, args, { stdio: "inherit", env, timeout: stretched(10 * 60_000) }).status ===
    0
  );
}

function fromDebian(): void {
  if (!isRoot || !existsSync("/usr/bin/apt-get") || !run("apt-get", "update")) return;
  // Debian has had the shell as a package of its own since 12.
  const packages = ["chromium-headless-shell", "chromium"];
  packages.some((name) => run("apt-get", "install", "--yes", "--no-install-recommends", name));
}

function fromPlaywright(): void {
  const cli = "node_modules/@playwright/test/cli.js";
  run(process.execPath, cli, "install", ...(isRoot ? ["--with-deps"] : []), "chromium");
}
