import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "machine-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = join(folder, "bin");
mkdirSync(bin);
const standIn = (name: string, lines: string) =>
  writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

function watch({ percent = 85, days = 20, stopped = "nothing" } = {}) {
  standIn(
    "df",
    `echo 'Filesystem 1024-blocks Used Available Capacity Mounted on'\necho '/dev/sda1 100 1 99 1% /'\necho '/dev/sdb1 100 ${percent} 9 ${percent}% /mnt/backup'`,
  );
  standIn("systemctl", `[ "$3" != ${stopped} ]`);
  if (days > 0)
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
        ...["-subj", "/CN=shop", "-days", `${days}`],
        ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
      ],
      { stdio: "ignore" },
    );
  else rmSync(join(folder, "fullchain.pem"), { force: true });
  const { status, stderr } = spawnSync("/bin/sh", [resolve("deploy/watch/watch-machine.sh")], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}:/usr/bin:/bin`, NGINX_TLS_FOLDER: folder },
  });
  return { status, stderr };
}

test("a machine that is well has nothing said of it", () => {
  expect(watch()).toEqual({ status: 0, stderr: "" });
});

test.each([
  ["a disk that is nearly full", { percent: 86 }, "/mnt/backup is 86% full\n"],
  ["a certificate that was not renewed", { days: 13 }, "ends within 14 days"],
  ["no certificate", { days: 0 }, "or cannot be read"],
  [
    "nobody who sends alerts",
    { stopped: "prometheus-alertmanager" },
    "prometheus-alertmanager does not run",
  ],
])("%s is told", (_what, state, words) => {
  const { status, stderr } = watch(state);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("its unit tells of a failure as that of the backups does", () => {
  const unit = (name: string) => readFileSync(`deploy/systemd/konstelacja-${name}.service`, "utf8");
  for (const name of ["machine-watch", "backup-watch"])
    expect(unit(name)).toContain("OnFailure=konstelacja-alarm@%n.service");
  expect(unit("machine-watch")).toContain("deploy/watch/watch-machine.sh");
});
