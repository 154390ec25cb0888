import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { retention } from "~/config/retention";

const read = (file: string) => readFileSync(file, "utf8");
const folder = mkdtempSync(join(tmpdir(), "operator-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** An environment of these alone. */
const only = (given: Record<string, string>) =>
  ({ PATH: process.env.PATH, ...given }) as unknown as NodeJS.ProcessEnv;

const put = (path: string, text: string, mode = 0o644) => {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text, { mode });
  return file;
};

describe("konstelacja, which runs the project's programs", () => {
  const tool = resolve("deploy/konstelacja");
  put(
    "project/build/programs/doctor.js",
    "console.log(JSON.stringify({ env: process.env, args: process.argv.slice(2) }))",
  );
  const settings = put(
    "env",
    "NODE_ENV=development\nMAIL_FROM=Konstelacja <a@b.example>\nNODE_EXTRA_CA_CERTS=/etc/own.pem\n",
  );
  const run = (...args: string[]) =>
    spawnSync(tool, args, {
      cwd: "/",
      encoding: "utf8",
      env: only({
        SANDBOX_URL: "http://sandbox",
        KONSTELACJA_PROJECT: join(folder, "project"),
        KONSTELACJA_SETTINGS: settings,
        KONSTELACJA_ACCOUNT: userInfo().username,
      }),
    });

  test("has the settings of the services, those of production, and nothing of the shell", () => {
    const { stdout } = run("doctor", "--mail", "ja i ty@example.com");
    const { env, args } = JSON.parse(stdout) as { env: Record<string, string>; args: string[] };
    expect(args).toEqual(["--mail", "ja i ty@example.com"]);
    expect(env).toMatchObject({
      NODE_ENV: "production",
      MAIL_FROM: "Konstelacja <a@b.example>",
      NODE_EXTRA_CA_CERTS: "/etc/own.pem",
    });
    expect(env).not.toHaveProperty("SANDBOX_URL");
  });

  test("knows every program that is built for an operator, and no process", () => {
    const { status, stderr } = run();
    expect(status).toBe(2);
    const known = /programs: (.*)/.exec(stderr)?.[1]?.split(" ");
    const built = [
      ...read("scripts/build-programs.ts").matchAll(/^ {2}"?([\w-]+)"?: "scripts\//gm),
    ];
    expect(known?.sort()).toEqual(built.map(([, name]) => name!).sort());
    for (const name of ["web", "worker", "../doctor", ""]) expect(run(name).status).toBe(2);
  });

  test("is what documents and runbooks name, and nothing that would start the sandbox", () => {
    const pages = [
      ...readdirSync("docs/runbooks").map((file) => `docs/runbooks/${file}`),
      ...readdirSync("docs/operations").map((file) => `docs/operations/${file}`),
      ...["docs/operations.md", "docs/deployment.md"],
    ].map(read);
    const known = /programs="(.*)"/.exec(read(tool))![1]!.split(" ");
    const named = pages.flatMap((page) => [...page.matchAll(/[`\n]konstelacja ([a-z][\w-]+)/g)]);
    expect(named.length).toBeGreaterThan(10);
    for (const [, name] of named) expect(known).toContain(name);
    for (const page of pages)
      expect(page).not.toMatch(new RegExp(`npm run (?:${known.join("|")})\\b`));
  });
});

describe("what keeps no longer than the law's table says", () => {
  test("the journal lets logs go after as many days, and containers log into it", () => {
    const days = Number(
      /MaxRetentionSec=(\d+)day/.exec(read("deploy/journald/konstelacja.conf"))?.[1],
    );
    expect([days, "days"]).toEqual([retention.logs.amount, retention.logs.unit]);
    expect(read("compose.yaml")).toMatch(/x-logging: &logging\n {2}driver: journald\n/);
  });

  const backup = resolve("deploy/backup/backup.sh");
  const archive = resolve("deploy/backup/archive-wal.sh");
  /** Stand-ins for PostgreSQL's program and for age, which writes down for whom it encrypts. */
  const programs = (dump: string) => {
    put("bin/pg_basebackup", `#!/bin/sh\n${dump}\n`, 0o755);
    put("bin/age", '#!/bin/sh\necho "for $3"\ncat\n', 0o755);
    return only({
      PATH: `${join(folder, "bin")}:${process.env.PATH}`,
      BACKUP_DIRECTORY: join(folder, "backups"),
      BACKUP_RECIPIENT: "age1klucz",
    });
  };
  const daysAgo = (path: string, days: number) => {
    const at = Date.now() / 1_000 - days * 86_400;
    utimesSync(put(path, "x"), at, at);
  };
  const there = (kind: string) => readdirSync(join(folder, "backups", kind));

  test("a backup is encrypted, and takes with it what is older than as many days", () => {
    const { amount, unit } = retention.backups;
    expect(unit).toBe("days");
    for (const kind of ["base", "wal"]) {
      daysAgo(`backups/${kind}/old.age`, amount + 0.5);
      daysAgo(`backups/${kind}/young.age`, amount - 0.5);
    }
    const made = execFileSync(backup, [], { env: programs("echo baza"), encoding: "utf8" }).trim();
    expect(made).toMatch(/\/base\/\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz\.age$/);
    expect(read(made)).toMatch(/^for age1klucz\n/);
    expect(read(made)).not.toContain("baza");
    expect(there("base").sort()).toEqual([made.split("/").at(-1), "young.age"]);
    expect(there("wal")).toEqual(["young.age"]);
  });

  test("a backup that fails leaves nothing half done, and takes nothing away", () => {
    daysAgo("backups/base/old.age", 30);
    const before = there("base");
    const { status } = spawnSync(backup, [], { env: programs("echo half; exit 1") });
    expect(status).not.toBe(0);
    expect(there("base")).toEqual(before);
  });

  test("WAL is archived once, encrypted, and never over what is there", () => {
    const env = programs("");
    const wal = put("segment", "zapis");
    const run = () => spawnSync(archive, [wal, "0001"], { env }).status;
    expect(run()).toBe(0);
    // As PostgreSQL does after a crash.
    expect(run()).toBe(0);
    expect(read(join(folder, "backups/wal/0001.age"))).toBe("for age1klucz\nzapis");
    writeFileSync(wal, "inny");
    expect(run()).not.toBe(0);
    expect(read(join(folder, "backups/wal/0001.age"))).toBe("for age1klucz\nzapis");
  });

  test("neither starts without being told where and for whom", () => {
    for (const [script, args] of [
      [backup, []],
      [archive, ["/etc/hostname", "1"]],
    ] as const)
      expect(spawnSync(script, args, { env: only({}) }).status).not.toBe(0);
  });

  test("the timer starts the backup that is shipped, and the release has what it runs", () => {
    expect(read("deploy/systemd/konstelacja-backup.timer")).toContain("OnCalendar=");
    expect(read("deploy/systemd/konstelacja-backup.service")).toContain(
      "/opt/konstelacja/current/deploy/backup/backup.sh",
    );
    for (const file of ["backup.sh", "archive-wal.sh"])
      expect(
        read("docs/deployment.md") + read("deploy/systemd/konstelacja-backup.service"),
      ).toContain(file);
  });
});
