import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
const file = (name: string) => join(folder, name);

/** A program that writes down how it was called. */
function stub(name: string, body = ""): void {
  writeFileSync(
    file(`bin/${name}`),
    `#!/bin/sh\necho "${name} $*" >>"${file("calls")}"\n${body}\n`,
  );
  chmodSync(file(`bin/${name}`), 0o755);
}

/** Runs it where nothing is installed but what was stubbed. @returns the programs that it called */
function run(): string[] {
  execFileSync("/bin/bash", [file("project/.ci/run")], {
    env: { ...({} as NodeJS.ProcessEnv), PATH: file("bin"), POLICY_FILE: file("policy-rc.d") },
    stdio: "pipe",
  });
  return readFileSync(file("calls"), "utf8").trim().split("\n");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ci-run-"));
  mkdirSync(file("bin"));
  cpSync(".ci", file("project/.ci"), { recursive: true });
  for (const name of ["dirname", "chmod", "rm"]) {
    const path = execFileSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    writeFileSync(file(`bin/${name}`), `#!/bin/sh\nexec ${path} "$@"\n`);
    chmodSync(file(`bin/${name}`), 0o755);
  }
  stub("id", "echo 0");
  stub("npm");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const checks = ["npm ci", "npm test"];

test("what is missing comes with one call, and nothing of it is started", () => {
  stub("apt-get", `[ "$1" = update ] || look_at_policy`);
  stub("apt-cache");
  stub("systemctl");
  writeFileSync(
    file("bin/look_at_policy"),
    `#!/bin/sh\n[ -x "${file("policy-rc.d")}" ] && echo "not started" >>"${file("calls")}"\n`,
  );
  chmodSync(file("bin/look_at_policy"), 0o755);
  const calls = run();
  expect(calls.filter((call) => call.startsWith("apt-get install"))).toEqual([
    "apt-get install --yes --no-install-recommends chromium-headless-shell nginx-light prometheus prometheus-alertmanager",
  ]);
  expect(calls).toContain("not started");
  expect(calls).toContain("systemctl disable nginx prometheus prometheus-alertmanager");
  expect(existsSync(file("policy-rc.d"))).toBe(false);
  expect(calls.slice(-2)).toEqual(checks);
});

test("a mirror that cannot be reached, or an install that fails, keeps nothing from being tested", () => {
  stub("apt-get", "exit 100");
  expect(run().slice(-2)).toEqual(checks);
  stub("apt-get", `[ "$1" = update ]`);
  stub("apt-cache");
  expect(run().slice(-2)).toEqual(checks);
  expect(existsSync(file("policy-rc.d"))).toBe(false);
});

test("a machine that has all of it, has no apt, or is somebody else's is left as it is", () => {
  const installs = () => run().filter((call) => call.startsWith("apt-get"));
  expect(installs()).toEqual([]);
  stub("apt-get");
  for (const name of ["chromium", "nginx", "promtool", "amtool"]) stub(name);
  expect(installs()).toEqual([]);
  for (const name of ["nginx", "promtool", "amtool"]) rmSync(file(`bin/${name}`));
  stub("id", "echo 1000");
  expect(installs()).toEqual([]);
});
