import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "node:tls";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "machine-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = join(folder, "bin");
mkdirSync(bin);
const standIn = (name: string, lines: string) =>
  writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

/** Asks a server of our own in the place of nginx, whose certificate is good for so many days; null for none. */
async function watch({ percent = 85, days = 20 as number | null, stopped = "nothing" } = {}) {
  standIn(
    "df",
    `echo 'Filesystem 1024-blocks Used Available Capacity Mounted on'\necho '/dev/sda1 100 1 99 1% /'\necho '/dev/sdb1 100 ${percent} 9 ${percent}% /mnt/data'`,
  );
  standIn("systemctl", `[ "$3" != ${stopped} ]`);
  const [key, cert] = ["privkey.pem", "fullchain.pem"].map((name) => join(folder, name));
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
      ...["-subj", "/CN=shop", "-days", `${days ?? 20}`, "-keyout", key!, "-out", cert!],
    ],
    { stdio: "ignore" },
  );
  const server = createServer({ key: readFileSync(key!), cert: readFileSync(cert!) }, (socket) =>
    socket.on("error", () => undefined).end(),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  if (days === null) server.close();
  try {
    const { stderr } = await promisify(execFile)(
      "/bin/sh",
      [resolve("deploy/watch/watch-machine.sh")],
      {
        env: {
          ...process.env,
          ...{ PATH: `${bin}:/usr/bin:/bin`, TLS_ADDRESS: `127.0.0.1:${port}` },
        },
      },
    );
    return { status: 0, stderr };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, stderr };
  } finally {
    server.close();
  }
}

// The script asks nginx's certificate by it; without one on the machine these say so as skipped tests.
const hasOpenssl = existsSync("/usr/bin/openssl");

test.skipIf(!hasOpenssl)("a machine that is well has nothing said of it", async () => {
  expect(await watch()).toEqual({ status: 0, stderr: "" });
});

test.skipIf(!hasOpenssl).each([
  ["a disk that is nearly full", { percent: 86 }, "/mnt/data is 86% full\n"],
  ["a certificate that was not renewed", { days: 13 }, "ends within 14 days"],
  ["no certificate", { days: null }, "or none is shown"],
  [
    "nobody who sends alerts",
    { stopped: "prometheus-alertmanager" },
    "prometheus-alertmanager does not run",
  ],
])("%s is told", async (_what, state, words) => {
  const { status, stderr } = await watch(state);
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
