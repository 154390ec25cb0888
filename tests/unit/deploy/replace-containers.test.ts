import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "containers-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Docker as the script knows it. A service's containers are lines `id up` or `id down` of a file of its name; `ILL` is the service
// of which no new one gets well, `DIES` the number of the call at which whoever calls is killed.
writeFileSync(
  join(folder, "docker"),
  `#!/bin/sh
echo "$*" >> called
n=$(wc -l < called)
[ "$n" -ne "\${DIES:-0}" ] || { kill -9 "$PPID"; exit 1; }
[ "$n" -ne "\${FAILS:-0}" ] || exit 1
all="$*"
case "$all" in
ps*)
  service=\${all#*service=}
  service=\${service%% *}
  case "$all" in *--all*) cut -d' ' -f1 "$service" ;; *) sed -n 's/ up$//p' "$service" ;; esac
  ;;
compose*--scale*)
  for service; do :; done
  wanted=\${all#*$service=}
  sed -i 's/ down$/ up/' "$service"
  while [ "$(wc -l < "$service")" -lt "\${wanted%% *}" ]; do
    echo >> serial
    echo "new-$service-$(wc -l < serial). up" >> "$service"
  done
  ;;
inspect*)
  case "$all" in
  *new-$ILL*) echo running/unhealthy ;;
  *) [ -e healthy ] && echo running/healthy || { echo running/starting; touch healthy; } ;;
  esac
  ;;
stop*) for name; do sed -i "s/^$name up$/$name down/" web worker; done ;;
rm*) for name; do sed -i "/^$name /d" web worker; done ;;
esac
`,
  { mode: 0o755 },
);

// Nobody waits here for what a stand-in says at once.
writeFileSync(join(folder, "sleep"), "#!/bin/sh\n", { mode: 0o755 });
mkdirSync(join(folder, "deploy/nginx"), { recursive: true });

const running = (service: string) =>
  readFileSync(join(folder, service), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^new-.*(?= up)/, "new"));
const called = () => readFileSync(join(folder, "called"), "utf8").trim().split("\n");
const replaceContainers = (given: { ILL?: string; FAILS?: number; DIES?: number } = {}) =>
  spawnSync("/bin/sh", [resolve("deploy/replace-containers.sh")], {
    cwd: folder,
    encoding: "utf8",
    env: Object.assign({}, process.env, { PATH: `${folder}:/usr/bin:/bin`, ILL: "none" }, given),
  });

const both = ["new up", "new up"];
function begin() {
  for (const service of ["web", "worker"]) {
    writeFileSync(join(folder, service), `old-${service}-1 up\nold-${service}-2 up\n`);
    rmSync(join(folder, `.replacing-${service}`), { force: true });
  }
  writeFileSync(join(folder, "called"), "");
  writeFileSync(join(folder, "deploy/nginx/nginx.conf"), "new");
  for (const name of [".nginx-files", "healthy"]) rmSync(join(folder, name), { force: true });
}
beforeEach(begin);

test("new processes come beside the old ones, and only then do those go", () => {
  expect(replaceContainers().status).toBe(0);
  expect([running("web"), running("worker")]).toEqual([both, both]);
  const acts = called().filter((line) => !/^(?:ps|inspect)/.test(line));
  expect(acts).toEqual([
    "compose up -d --no-deps --no-recreate --scale web=4 web",
    "stop --time 30 old-web-1 old-web-2",
    "rm old-web-1 old-web-2",
    "compose up -d --no-deps --no-recreate --scale web=2 web",
    "compose up -d --no-deps --no-recreate --scale worker=4 worker",
    "stop --time 75 old-worker-1 old-worker-2",
    "rm old-worker-1 old-worker-2",
    "compose up -d --no-deps --no-recreate --scale worker=2 worker",
    "compose up -d --no-deps --force-recreate nginx",
  ]);
});

test.each(["web", "worker"])("where a new %s does not get well the old ones go on", (ILL) => {
  const { status, stderr } = replaceContainers({ ILL });
  expect(status).toBe(1);
  expect(stderr).toContain(`A new ${ILL} did not get well`);
  expect(running(ILL)).toEqual([`old-${ILL}-1 up`, `old-${ILL}-2 up`]);
  expect(called().join()).not.toContain("nginx");
  expect(replaceContainers().status).toBe(0);
  expect([running("web"), running("worker")]).toEqual([both, both]);
});

test("ends with the first thing that Docker could not do, and can be run again, as after a kill", () => {
  replaceContainers();
  const all = called();
  const changes = (line: string) => /^(?:compose|stop|rm)/.test(line);
  for (const how of ["FAILS", "DIES"])
    for (let call = 1; call <= all.length; call++) {
      const line = all[call - 1]!;
      if (!changes(line)) continue;
      begin();
      expect(replaceContainers({ [how]: call }).status, `${how} ${call}`).not.toBe(0);
      writeFileSync(join(folder, "called"), "");
      expect(replaceContainers().status, `after ${how} ${call}`).toBe(0);
      expect([running("web"), running("worker")], `after ${how} ${call}`).toEqual([both, both]);
    }
});

test("nginx is made anew only where its files are other ones", () => {
  replaceContainers();
  writeFileSync(join(folder, "called"), "");
  expect(replaceContainers().status).toBe(0);
  expect(called().join()).not.toContain("nginx");
  writeFileSync(join(folder, "deploy/nginx/nginx.conf"), "newer");
  expect(replaceContainers().status).toBe(0);
  expect(called().at(-1)).toContain("--force-recreate nginx");
});

test("programs that an operator runs in a container of their own are left alone", () => {
  replaceContainers();
  for (const line of called().filter((each) => each.startsWith("ps")))
    expect(line).toContain("--filter label=com.docker.compose.oneoff=False");
});

test("where nothing runs it starts nothing", () => {
  writeFileSync(join(folder, "web"), "");
  expect(replaceContainers().status).toBe(1);
  expect(called()).toHaveLength(1);
});
