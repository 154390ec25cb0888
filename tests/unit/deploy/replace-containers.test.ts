import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "containers-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Docker as the script knows it: which containers of `web` are there, one to a line, and what it was asked for.
writeFileSync(
  join(folder, "docker"),
  `#!/bin/sh
cd "${folder}"
echo "$*" >> called
[ "$(wc -l < called)" -ne "\${FAILS:-0}" ] || exit 1
case "$*" in
"compose ps"*) cat web ;;
*--wait*)
  echo new1 >> web
  [ "$WELL" = yes ] || exit 1
  echo new2 >> web
  ;;
"rm "*) for name; do grep -vx -- "$name" web > rest; mv rest web; done ;;
esac
`,
  { mode: 0o755 },
);

const web = () => readFileSync(join(folder, "web"), "utf8").trim().split("\n");
const called = () => readFileSync(join(folder, "called"), "utf8");
const replaceContainers = (well: "yes" | "no", fails = 0) =>
  spawnSync("/bin/sh", [resolve("deploy/replace-containers.sh")], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin`, WELL: well, FAILS: `${fails}` },
  });

beforeEach(() => {
  writeFileSync(join(folder, "web"), "old1\nold2\n");
  writeFileSync(join(folder, "called"), "");
});

test("new web processes come beside the old ones, and only then do those go", () => {
  expect(replaceContainers("yes").status).toBe(0);
  expect(web()).toEqual(["new1", "new2"]);
  expect(called()).toMatch(/--wait --scale web=4 web\n[^]*stop --time 30 old1 old2\n/);
  expect(called()).toMatch(/--scale web=2 web\n.* worker\n.*--force-recreate nginx\n$/);
});

test("where a new one does not get well the old ones go on, and the same can be run again", () => {
  const { status, stderr } = replaceContainers("no");
  expect(status).toBe(1);
  expect(stderr).toContain("the old ones go on");
  expect(web()).toEqual(["old1", "old2"]);
  expect(called()).not.toMatch(/stop|worker|nginx/);
  expect(replaceContainers("yes").status).toBe(0);
  expect(web()).toEqual(["new1", "new2"]);
});

test("ends with the first thing that Docker could not do", () => {
  replaceContainers("yes");
  const all = called().trim().split("\n").length;
  // The second call is the one after which it takes back what it began.
  for (const fails of [1, ...Array.from({ length: all - 2 }, (_, index) => index + 3)]) {
    writeFileSync(join(folder, "web"), "old1\nold2\n");
    writeFileSync(join(folder, "called"), "");
    expect(replaceContainers("yes", fails).status, `${fails}`).not.toBe(0);
    expect(called().trim().split("\n"), `${fails}`).toHaveLength(fails);
  }
});

test("where nothing runs it starts nothing", () => {
  writeFileSync(join(folder, "web"), "");
  expect(replaceContainers("yes").status).toBe(1);
  expect(called()).toBe("compose ps -q web\n");
});
