import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
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
    "MAIL_FROM=Konstelacja <a@b.example>\nNODE_EXTRA_CA_CERTS=/etc/own.pem\n",
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
        KONSTELACJA_NODE: process.execPath,
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

  test("runs as the services' account, whoever calls it", () => {
    put("bin/runuser", '#!/bin/sh\necho "$*"\n', 0o755);
    const { stdout } = spawnSync(tool, ["doctor", "--mail"], {
      encoding: "utf8",
      env: only({
        PATH: `${join(folder, "bin")}:/usr/bin:/bin`,
        KONSTELACJA_PROJECT: join(folder, "project"),
        KONSTELACJA_SETTINGS: settings,
        KONSTELACJA_ACCOUNT: "somebody-else",
      }),
    });
    expect(stdout).toMatch(
      /^-u somebody-else -- env -i .*NODE_ENV=production .*doctor\.js --mail\n$/,
    );
  });

  test("an authority of one's own may stand in single quotes, as any value may", () => {
    writeFileSync(settings, "NODE_EXTRA_CA_CERTS='/etc/own #1.pem'\n");
    const { env } = JSON.parse(run("doctor").stdout) as { env: Record<string, string> };
    expect(env.NODE_EXTRA_CA_CERTS).toBe("/etc/own #1.pem");
  });

  test("runs nothing with a file that the services would read otherwise", () => {
    writeFileSync(settings, 'MAIL_FROM="Konstelacja <a@b.example>"\n');
    const { status, stdout, stderr } = run("doctor");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/line 1: MAIL_FROM has one of/);
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

  test("PostgreSQL's own log goes after as many days, and quotes no row", () => {
    const rules = read("deploy/logrotate/postgresql-common");
    expect(rules).toMatch(/^ {2}daily$/m);
    // An empty file that is not turned over would keep the older ones.
    expect(rules).toMatch(/^ {2}ifempty$/m);
    const [, kept] = /^ {2}rotate (\d+)$/m.exec(rules)!;
    expect(Number(kept) + 1).toBe(retention.logs.amount);
    expect(read("deploy/postgres/konstelacja.conf")).toContain("log_error_verbosity = terse");
    expect(read("compose.yaml")).toContain("log_error_verbosity=terse");
  });

  const script = (name: string) => resolve("deploy/backup", name);
  /** Stand-ins for the programs of others; age writes down for whom it encrypts. */
  const settingsWith = ({ dump = "", failsToArchive = "f", mail = "" } = {}) => {
    put("bin/pg_basebackup", `#!/bin/sh\n${dump}\n`, 0o755);
    put("bin/age", '#!/bin/sh\necho "for $3"\ncat\n', 0o755);
    put("bin/psql", `#!/bin/sh\necho ${failsToArchive}\n`, 0o755);
    put("bin/logger", `#!/bin/sh\necho "$*" >> ${join(folder, "journal")}\n`, 0o755);
    put("bin/sendmail", `#!/bin/sh\ncat >> ${join(folder, "mail")}\n`, 0o755);
    return put(
      "backup.env",
      `BACKUP_DIRECTORY=${join(folder, "backups")}\nBACKUP_RECIPIENT=age1klucz\n${mail}\nPATH=${join(folder, "bin")}:/usr/bin:/bin\n`,
    );
  };
  /** As PostgreSQL starts its command, and systemd a unit: with nothing of a shell, and none of our settings. */
  const runScript = (name: string, args: string[] = [], settings = settingsWith()) =>
    spawnSync(
      "/usr/bin/env",
      [
        "-i",
        `BACKUP_SETTINGS=${settings}`,
        `PATH=${join(folder, "bin")}:/usr/bin:/bin`,
        script(name),
        ...args,
      ],
      { encoding: "utf8" },
    );
  const daysAgo = (path: string, days: number) => {
    const at = Date.now() / 1_000 - days * 86_400;
    utimesSync(put(path, "x"), at, at);
  };
  const there = (kind: string) =>
    readdirSync(join(folder, "backups", kind)).filter((name) => name !== ".lock");
  const noBackups = () => {
    rmSync(join(folder, "backups"), { recursive: true, force: true });
    for (const kind of ["base", "wal"])
      mkdirSync(join(folder, "backups", kind), { recursive: true });
  };
  beforeEach(noBackups);

  test("a backup is encrypted, and its age counts from its beginning", () => {
    const { stdout, status } = runScript("backup.sh", [], settingsWith({ dump: "echo baza" }));
    expect(status).toBe(0);
    const made = stdout.trim();
    expect(made).toMatch(/\/base\/\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz\.age$/);
    expect(read(made)).toMatch(/^for age1klucz\n/);
    expect(read(made)).not.toContain("baza");
    const [, day = "", clock = ""] = /(\S{10})T(\d{6})Z/.exec(made.split("/").at(-1)!)!;
    const began = Date.parse(`${day}T${clock.replace(/..(?=.)/g, "$&:")}Z`);
    expect(statSync(made).mtimeMs).toBe(began);
    expect(statSync(made).mode & 0o777).toBe(0o600);
  });

  test("a backup that fails leaves nothing half done", () => {
    const { status } = runScript("backup.sh", [], settingsWith({ dump: "echo half; exit 1" }));
    expect(status).not.toBe(0);
    expect(there("base")).toEqual([]);
  });

  test("nothing grows older than the policy says, though no new backup comes, and somebody hears of that", () => {
    const { amount, unit } = retention.backups;
    expect(unit).toBe("days");
    for (const kind of ["base", "wal"]) {
      daysAgo(`backups/${kind}/old.age`, amount - 0.9);
      daysAgo(`backups/${kind}/young.age`, amount - 1.1);
    }
    const { status, stderr } = runScript("watch-backups.sh");
    expect(there("base")).toEqual(["young.age"]);
    expect(there("wal")).toEqual(["young.age"]);
    expect(stderr).toContain("No base backup of the last 30 hours");
    expect(status).not.toBe(0);
  });

  test("what a restore reads is not taken away, and somebody hears that it was left so", () => {
    daysAgo("backups/base/old.age", 6.5);
    put("backups/restoring", "");
    const { status, stderr } = runScript("watch-backups.sh");
    rmSync(join(folder, "backups/restoring"));
    expect(there("base")).toEqual(["old.age"]);
    expect(status).not.toBe(0);
    expect(stderr).toContain("until a restore has ended");
  });

  test("a unit that hangs fails, and is heard of", () => {
    for (const name of ["backup", "backup-watch", "machine-watch", "alarm@"])
      expect(read(`deploy/systemd/konstelacja-${name}.service`)).toMatch(/^TimeoutStartSec=\d+/m);
  });

  test("all is well with a backup of the night and WAL that is archived, and not without either", () => {
    daysAgo("backups/base/night.age", 1.2);
    expect(runScript("watch-backups.sh")).toMatchObject({ status: 0, stderr: "" });
    const failing = runScript("watch-backups.sh", [], settingsWith({ failsToArchive: "t" }));
    expect(failing.status).not.toBe(0);
    expect(failing.stderr).toContain("WAL is not archived");
  });

  test("a backup of the night before last is none, nor is one that is still being written", () => {
    daysAgo("backups/base/late.age", 31 / 24);
    daysAgo("backups/base/begun.age.part", 0);
    const { status, stderr } = runScript("watch-backups.sh");
    expect(status).not.toBe(0);
    expect(stderr).toContain("No base backup of the last 30 hours");
    daysAgo("backups/base/night.age", 29 / 24);
    expect(runScript("watch-backups.sh").status).toBe(0);
  });

  test("WAL is nobody else's to read, and what could not be encrypted leaves nothing behind", () => {
    const wal = put("segment", "zapis");
    expect(runScript("archive-wal.sh", [wal, "0002"]).status).toBe(0);
    expect(statSync(join(folder, "backups/wal/0002.age")).mode & 0o777).toBe(0o600);
    const settings = settingsWith();
    put("bin/age", "#!/bin/sh\necho half\nexit 1\n", 0o755);
    expect(runScript("archive-wal.sh", [wal, "0003"], settings).status).not.toBe(0);
    expect(there("wal").sort()).toEqual(["0002.age", "0002.age.sum"]);
  });

  test("what fails is told in the journal, and by mail where somebody wants one", () => {
    expect(runScript("tell-failure.sh", ["konstelacja-backup.service"]).status).toBe(0);
    expect(read(join(folder, "journal"))).toContain(
      "-p daemon.alert -t konstelacja konstelacja-backup.service has failed",
    );
    expect(existsSync(join(folder, "mail"))).toBe(false);
    const settings = settingsWith({ mail: "BACKUP_ALARM_MAIL=dyzur@operator.example" });
    runScript("tell-failure.sh", ["konstelacja-backup.service"], settings);
    expect(read(join(folder, "mail"))).toMatch(
      /^To: dyzur@operator\.example\nSubject: konstelacja-backup\.service has failed\n\n/,
    );
  });

  test("a failure is told in the journal even where its settings cannot be read", () => {
    settingsWith();
    rmSync(join(folder, "journal"), { force: true });
    runScript("tell-failure.sh", ["konstelacja-backup.service"], join(folder, "away.env"));
    expect(read(join(folder, "journal"))).toContain("konstelacja-backup.service has failed");
  });

  test("WAL is archived once, encrypted, and never over what is there", () => {
    const wal = put("segment", "zapis");
    const run = () => runScript("archive-wal.sh", [wal, "0001"]).status;
    expect(run()).toBe(0);
    // As PostgreSQL does after a crash.
    expect(run()).toBe(0);
    expect(read(join(folder, "backups/wal/0001.age"))).toBe("for age1klucz\nzapis");
    writeFileSync(wal, "inny");
    expect(run()).not.toBe(0);
    expect(read(join(folder, "backups/wal/0001.age"))).toBe("for age1klucz\nzapis");
  });

  test("nothing is written beside a folder that is not mounted, or without being told for whom", () => {
    const all = [
      ["backup.sh", []],
      ["archive-wal.sh", ["/etc/hostname", "1"]],
      ["watch-backups.sh", []],
    ] as const;
    rmSync(join(folder, "backups"), { recursive: true });
    for (const [name, args] of all) {
      const { status, stderr } = runScript(name, [...args]);
      expect(status).not.toBe(0);
      expect(stderr).toContain("is it mounted?");
    }
    expect(existsSync(join(folder, "backups"))).toBe(false);
    for (const [name, args] of all)
      expect(runScript(name, [...args], put("empty.env", "")).status).not.toBe(0);
  });

  test("the document names what an operator puts where", () => {
    for (const name of [
      "archive-wal.sh",
      "postgres/konstelacja.conf",
      "logrotate/postgresql-common",
    ])
      expect(read("docs/deployment.md") + read("deploy/postgres/konstelacja.conf")).toContain(name);
  });
});

describe("certbot's hook", () => {
  // By the shell that Debian has for scripts, which knows less than bash.
  const shell = existsSync("/usr/bin/dash") ? "/usr/bin/dash" : "/bin/sh";
  const lineage = join(folder, "live/konstelacja.example");
  const tls = join(folder, "tls");
  const run = (own: Record<string, string>) => {
    put("bin/systemctl", `#!/bin/sh\necho "$*" >> ${join(folder, "systemctl")}\n`, 0o755);
    mkdirSync(tls, { recursive: true });
    return spawnSync(shell, [resolve("deploy/certbot/deploy-hook.sh")], {
      encoding: "utf8",
      env: only({ PATH: `${join(folder, "bin")}:/usr/bin:/bin`, NGINX_TLS_FOLDER: tls, ...own }),
    });
  };

  test("gives nginx both files themselves, the key for nobody else, and has it read them", () => {
    for (const name of ["fullchain", "privkey"]) {
      put(`archive/${name}1.pem`, name);
      mkdirSync(lineage, { recursive: true });
      symlinkSync(`../../archive/${name}1.pem`, join(lineage, `${name}.pem`));
    }
    expect(run({ RENEWED_LINEAGE: lineage })).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(tls).sort()).toEqual(["fullchain.pem", "privkey.pem"]);
    for (const [name, mode] of [
      ["fullchain", 0o644],
      ["privkey", 0o600],
    ] as const) {
      const file = lstatSync(join(tls, `${name}.pem`));
      expect(file.isFile()).toBe(true);
      expect(file.mode & 0o777).toBe(mode);
      expect(read(join(tls, `${name}.pem`))).toBe(name);
    }
    expect(read(join(folder, "systemctl"))).toBe("reload-or-restart nginx\n");
  });

  test("changes nothing where a file is missing, or nobody says which certificate", () => {
    put("half/fullchain.pem", "another");
    for (const own of [{ RENEWED_LINEAGE: join(folder, "half") }, {}]) {
      expect(run(own as Record<string, string>).status).not.toBe(0);
      expect(read(join(tls, "fullchain.pem"))).toBe("fullchain");
      expect(readdirSync(tls).sort()).toEqual(["fullchain.pem", "privkey.pem"]);
    }
    expect(read(join(folder, "systemctl"))).toBe("reload-or-restart nginx\n");
  });

  test("tells a nginx in a container in its own way", () => {
    put("bin/docker", `#!/bin/sh\necho "$*" >> ${join(folder, "docker")}\n`, 0o755);
    const own = { NGINX_RELOAD: "docker compose exec -T nginx nginx -s reload" };
    expect(run({ RENEWED_LINEAGE: lineage, ...own }).status).toBe(0);
    expect(read(join(folder, "docker"))).toBe("compose exec -T nginx nginx -s reload\n");
    expect(read(join(folder, "systemctl"))).toBe("reload-or-restart nginx\n");
    expect(read("docs/deployment.md")).toContain(`NGINX_RELOAD='${own.NGINX_RELOAD}'`);
  });

  test("is what the document gives certbot", () => {
    expect(read("docs/deployment.md")).toContain(
      "--deploy-hook /opt/konstelacja/current/deploy/certbot/deploy-hook.sh",
    );
  });
});
