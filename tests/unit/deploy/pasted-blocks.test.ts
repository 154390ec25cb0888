import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const document = readFileSync("docs/deployment.md", "utf8");
const blocks = [...document.matchAll(/^( *)```sh\n([^]*?)^\1```$/gm)].map(([, , block]) => block!);
/** Those with more than one command. The others are one line, a program or settings; and what `tar` cannot read `age` has not written. */
const pasted = blocks.filter(
  (block) =>
    block.trim().split("\n").length > 1 &&
    !/^(?:#!|BACKUP_|konstelacja\(\))/.test(block) &&
    !block.includes("| tar"),
);

const release = "1.2.3";
/** Whatever a block calls that would change the machine. */
const commands = [
  ...["git", "npm", "konstelacja", "docker", "systemctl", "curl", "cp", "ln", "sh", "certbot"],
  ...[
    "apt-get",
    "gpg",
    "adduser",
    "install",
    "sha256sum",
    "tar",
    "mkdir",
    "mv",
    "age",
    "runuser",
    "nginx",
  ],
  ...["apt.postgresql.org.sh", "deploy-hook.sh", "amtool"],
];

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
    .replaceAll(/<([\w ]+)>/g, "$1")
    .replaceAll(/> \/(?:etc|usr)\/\S+/g, `> ${join(folder, "written")}`)
    .replaceAll(/\S*\/(apt\.postgresql\.org|deploy-hook)\.sh(?= -y|\n)/g, "$1.sh")
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

test("the way to a server, an upgrade and a restore are written down, for both ways of running", () => {
  expect(pasted.length).toBeGreaterThan(10);
  for (const words of ["konstelacja migrate", "docker compose build", "adduser", "zz-restore.conf"])
    expect(pasted.join("")).toContain(words);
});

describe.each(pasted.map((block) => [block.trim().split("\n")[0]!, block] as const))(
  "%s",
  (_, block) => {
    test("ends with the first command that fails", () => {
      const all = callsOf(block, 0);
      expect(all.length).toBeGreaterThan(1);
      for (let fails = 1; fails < all.length; fails++)
        expect(callsOf(block, fails)).toEqual(all.slice(0, fails));
    });
  },
);
