import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const commands = ["git", "npm", "konstelacja", "docker", "systemctl", "curl", "cp", "ln"];
const release = "1.2.3";

const [, upgrade = ""] = readFileSync("docs/deployment.md", "utf8").split(
  "\n## Upgrade and rollback\n",
);
const blocks = [...upgrade.split("\n### ")[0]!.matchAll(/^```sh\n([^]*?)^```$/gm)].map(
  ([, block]) => block!,
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "konstelacja-blocks-"));
  for (const name of ["bin", `opt/releases/${release}`])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of commands) {
    const file = join(folder, "bin", name);
    // Says that it was called and, when its turn to fail has come, fails.
    writeFileSync(
      file,
      `#!/bin/sh\necho "${name} $*" >> "$CALLED"\n[ "$(wc -l < "$CALLED")" -ne "$FAILS" ]\n`,
    );
    chmodSync(file, 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a block calls where the call of that number fails; 0 where none does. */
function callsOf(block: string, fails: number): string[] {
  const called = join(folder, "called");
  writeFileSync(called, "");
  const text = block
    .replaceAll("<release>", release)
    .replaceAll("<repository>", "repository")
    .replaceAll("/opt/konstelacja", join(folder, "opt"));
  const env = {
    ...process.env,
    ...{ PATH: `${join(folder, "bin")}:/usr/bin:/bin`, CALLED: called, FAILS: `${fails}` },
  };
  try {
    execFileSync("/bin/sh", ["-c", text], { cwd: join(folder, "opt"), env, stdio: "pipe" });
  } catch (error) {
    if (fails === 0) throw error;
  }
  return readFileSync(called, "utf8").trim().split("\n");
}

test("an upgrade is written down for both ways of running", () => {
  expect(blocks.join("")).toContain("konstelacja migrate");
  expect(blocks.join("")).toContain("docker compose build");
});

describe.each(blocks.map((block) => [block.split("\n")[0]!, block] as const))("%s", (_, block) => {
  test("ends with the first command that fails", () => {
    const all = callsOf(block, 0);
    expect(all.length).toBeGreaterThan(3);
    for (let fails = 1; fails < all.length; fails++)
      expect(callsOf(block, fails)).toEqual(all.slice(0, fails));
  });
});
