import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const units = readdirSync("deploy/systemd").map((file) => `deploy/systemd/${file}`);
const programUnits = units.filter((file) => read(file).includes("/usr/bin/node"));
const compose = read("compose.yaml");
const services = Object.fromEntries(
  compose
    .split(/^services:$/m)[1]!
    .split(/^volumes:$/m)[0]!
    .split(/^ {2}(?=\w[\w-]*:$)/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(":")), text]),
);
const built = read("scripts/build-programs.ts");
const deployment = read("docs/deployment.md");

/** Programs that a text starts, as they are called in `build/programs`. */
const programsIn = (text: string) =>
  [...text.matchAll(/build\/programs\/([\w-]+)\.js/g)].map(([, name]) => name!);

test.each([
  ["the units", programUnits.map(read).join("\n")],
  ["the containers", compose + read("Dockerfile")],
])("%s start programs that are built", (_what, text) => {
  const programs = programsIn(text);
  expect(programs.length).toBeGreaterThan(1);
  for (const name of programs) expect(built).toMatch(new RegExp(`^  "?${name}"?: "`, "m"));
});

test("neither the image nor its context has a secret, the sandbox or what only developers need", () => {
  const ignored = read(".dockerignore").split("\n");
  for (const name of [".env", ".env.*", "files", "tls", ".git", ".data"])
    expect(ignored).toContain(name);
  const image =
    read("Dockerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  expect(image).toContain("USER node");
  expect(image).not.toMatch(/COPY .*(?:sandbox|scripts|tests|server)\b/);
  expect(read("Dockerfile").match(/node:24-/g)).toHaveLength(2);
});

test("every container has its log turned over and ends in its own time", () => {
  expect(Object.keys(services)).toEqual(
    ["postgres", "migrate", "web", "worker", "nginx"].concat("prometheus", "alertmanager"),
  );
  for (const service of Object.values(services)) {
    expect(service).toContain("logging: *logging");
    expect(service).toMatch(/restart: (?:unless-stopped|on-failure)/);
  }
});

test("a container counts as well once it can answer, its database included", () => {
  expect(read("Dockerfile")).toMatch(/^HEALTHCHECK .*\/readyz'/m);
});

test("the application's account is no superuser and owns its database alone", () => {
  const account = read("deploy/postgres/account.sh");
  expect(account).toContain("nosuperuser nocreatedb nocreaterole");
  expect(account).toContain("owner konstelacja");
  expect(compose).not.toContain("POSTGRES_USER");
});

test("Prometheus asks where the units tell their metrics, and nginx where they listen", () => {
  const [, places = ""] = read("deploy/prometheus/prometheus.yml").split("scrape_configs:");
  const asked = [...places.matchAll(/"127\.0\.0\.1:(\d+)"/g)];
  expect(asked.map(([, port]) => port)).toEqual(["63000", "63001", "64001", "64002"]);
  expect(read("deploy/systemd/konstelacja-web@.service")).toContain("PORT=%i METRICS_PORT=6%i");
  expect(read("deploy/systemd/konstelacja-worker@.service")).toContain("METRICS_PORT=6400%i");
  expect(read("deploy/nginx/upstream.conf").match(/127\.0\.0\.1:300[01]/g)).toHaveLength(2);
});

test("in containers Prometheus finds every process by its service's name, at the port at which it tells", () => {
  const asked = read("deploy/prometheus/prometheus-compose.yml");
  const [, port] = /METRICS_PORT: "(\d+)"/.exec(services.web!)!;
  expect(read("Dockerfile")).toContain("METRICS_HOST=0.0.0.0");
  for (const name of ["web", "worker"])
    expect(asked).toMatch(
      new RegExp(
        `job_name: konstelacja-${name}\n {4}dns_sd_configs:\n {6}- names: \\[${name}\\]\n {8}type: A\n {8}port: ${port}\n`,
      ),
    );
  expect(asked).toContain("alertmanager:9093");
  // Nobody else's machine reaches what has no sign-in, nor the processes' own metrics.
  for (const name of ["prometheus", "alertmanager"]) {
    expect(services[name]).toContain("profiles: [watch]");
    expect(services[name]).toMatch(/ports:\n {6}- "127\.0\.0\.1:\d+:\d+"\n/);
  }
  for (const name of ["web", "worker", "postgres"]) expect(services[name]).not.toContain("ports:");
});

test("in containers nginx looks anew for web processes, and has what certbot wrote", () => {
  const upstream = read("deploy/nginx/upstream-compose.conf");
  expect(upstream).toMatch(/^resolver 127\.0\.0\.11 valid=2s ipv6=off;$/m);
  expect(upstream).toMatch(/^server web:3000 resolve max_fails=0;$/m);
  // What it keeps has to be shared by its workers, and is known from 1.27.3 on.
  expect(read("deploy/nginx/nginx.conf")).toMatch(/upstream web \{\n {4}zone web /);
  const [, minor] = /image: nginx:1\.(\d+)-/.exec(services.nginx!)!;
  expect(Number(minor)).toBeGreaterThanOrEqual(28);
  const [, root] = /acme-challenge\/ \{\n {6}root (\S+);/.exec(read("deploy/nginx/nginx.conf"))!;
  expect(services.nginx).toContain(`:${root}:ro`);
  for (const [, file] of services.nginx!.matchAll(/- (\.\/deploy\/\S+?):/g))
    expect(existsSync(file!), file).toBe(true);
});

test("every program that an operator runs has its words for containers", () => {
  const [, containers = ""] = /## With containers([^]*?)\n## /.exec(deployment)!;
  const [, programs = ""] = /programs="(.*)"/.exec(read("deploy/konstelacja"))!;
  for (const name of programs.split(" ")) expect(containers).toContain(`\`konstelacja ${name}\``);
  expect(containers).toContain(
    'docker compose run --rm --no-deps web node "build/programs/$name.js"',
  );
  // What rests on a database that is there needs no other container.
  expect(services.web).toContain("migrate: { condition: service_completed_successfully }");
  for (const [, variable] of compose.matchAll(/\$\{(\w+):-\.\/([\w/.-]+)\}/g))
    expect(variable).toMatch(/_(?:DIRECTORY|FILE)$/);
  for (const folder of ["files", "tls", "acme"])
    expect(read(".dockerignore").split("\n")).toContain(folder);
});

test("a process has a port for its metrics, whatever instance its document lets an operator start", () => {
  const portOf = (name: string, instance: string) =>
    Number(
      /METRICS_PORT=(\S+)/
        .exec(read(`deploy/systemd/konstelacja-${name}@.service`))![1]!
        .replace("%i", instance),
    );
  for (const [name, instances] of [
    ["web", ["3000", "3001", "3002", "5535"]],
    ["worker", ["1", "2", "9"]],
  ] as const)
    for (const instance of instances) expect(portOf(name, instance)).toBeLessThanOrEqual(65_535);
  // Such names the document excludes, since the process would not start.
  expect(portOf("web", "5536")).toBeGreaterThan(65_535);
  expect(portOf("worker", "10")).toBeGreaterThan(65_535);
  expect(deployment).toContain("of four digits up to 5535");
  expect(deployment).toContain("one digit, 1 to 9");
});

test("nginx's workers are nobody's but their own, and what the document copies is there", () => {
  expect(read("deploy/nginx/nginx.conf")).toMatch(
    /^include \/etc\/nginx\/konstelacja\/user\*\.conf;$/m,
  );
  expect(read("deploy/nginx/user.conf")).toMatch(/^user www-data;$/m);
  expect(compose).not.toContain("user.conf");
  const [, copied = ""] = /&& cp ((?:deploy\/nginx\/\S+ )+)\/etc\/nginx\/konstelacja\//.exec(
    deployment,
  )!;
  expect(
    copied
      .trim()
      .split(" ")
      .map((file) => file.replace("deploy/nginx/", "")),
  ).toEqual(["upstream.conf", "balancer.conf", "user.conf"]);
});

test("each timer starts a unit that is shipped, and one that fails by itself tells somebody", () => {
  const timers = units.filter((file) => file.endsWith(".timer"));
  expect(timers.length).toBeGreaterThan(1);
  for (const timer of timers) {
    const unit = read(timer.replace(/timer$/, "service"));
    expect(read(timer)).toContain("OnCalendar=");
    expect(unit).toContain("OnFailure=konstelacja-alarm@%n.service");
    const [, script = ""] = /current\/(\S+)/.exec(unit)!;
    expect(existsSync(script)).toBe(true);
  }
  expect(read("deploy/systemd/konstelacja-alarm@.service")).toContain("tell-failure.sh %i");
});

test("nginx gives a connection up before the web process at its other end may go", () => {
  const kept = Number(
    /keepalive_timeout (\d+)s;\n {2}\}/.exec(read("deploy/nginx/nginx.conf"))?.[1],
  );
  expect(kept).toBeGreaterThan(0);
  for (const [text, drain] of [
    [read("deploy/systemd/konstelacja-web@.service"), /DRAIN_SECONDS=(\d+)/],
    [compose, /DRAIN_SECONDS: "(\d+)"/],
  ] as const)
    expect(Number(drain.exec(text)?.[1])).toBeGreaterThan(kept);
});

test("PostgreSQL's account reaches the settings of its backups, and a failure is told without them", () => {
  const [, mode = ""] = /install -d -m (\d+) -g konstelacja \/etc\/konstelacja/.exec(deployment)!;
  expect(read("deploy/systemd/konstelacja-backup.service")).toContain("User=postgres");
  expect(Number(mode.at(-1)) & 1).toBe(1);
  const telling = read("deploy/backup/tell-failure.sh");
  expect(telling.indexOf("logger -p")).toBeLessThan(telling.indexOf("BACKUP_SETTINGS"));
});

test("no document enables or disables a unit by a pattern, which systemd does not take", () => {
  for (const text of [deployment, read("docs/operations.md")])
    expect(text).not.toMatch(/systemctl (?:enable|disable)[^`\n]*\*/);
});

test("containers are one project in any folder, and the alarm's password is no file of the shop", () => {
  expect(compose).toMatch(/^name: konstelacja$/m);
  expect(services.alertmanager).not.toContain("./files");
  for (const folder of ["files", "tls", "acme", "watch"])
    expect(read(".gitignore").split("\n")).toContain(`/${folder}/`);
});

const analyze = "/usr/bin/systemd-analyze";

describe.skipIf(!existsSync(analyze))("systemd itself", () => {
  test("takes the units", () => {
    expect(execFileSync(analyze, ["verify", ...units], { encoding: "utf8", stdio: "pipe" })).toBe(
      "",
    );
  });
});

test("a migration that is restarted or fails stops no process, and is tried again", () => {
  for (const unit of units) expect(read(unit)).not.toMatch(/^Requires=.*migrate/m);
  const migrate = read("deploy/systemd/konstelacja-migrate.service");
  expect(migrate).toContain("Restart=on-failure");
  // Else a process of a new release would start on a database that this one has migrated since the machine started.
  expect(migrate).not.toContain("RemainAfterExit");
});

test("every image that is run is named where digests are asked for", () => {
  const [line = ""] = deployment.match(/^Pin what you run.*$/m) ?? [];
  const images = [
    ...[...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image!),
    ...[...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!),
  ].filter((image) => image !== "konstelacja");
  expect(new Set(images).size).toBeGreaterThan(4);
  for (const image of images) expect(line).toContain(` ${image}`);
});

test("package, changelog, document and the schema that later releases are held to name one release", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(/^## (\S+?),? /m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
  expect(deployment).toContain(`such as \`${version}\``);
  expect(existsSync(`tests/fixtures/released/${version}.json`)).toBe(true);
});

test("the superuser's password reaches no process of the application", () => {
  const told = Object.values(services).filter((each) => each.includes("env_file"));
  expect(told).toHaveLength(2);
  for (const service of told)
    expect(service).toMatch(
      /POSTGRES_ADMIN_PASSWORD: ""|<<: \*environment|environment: \*environment/,
    );
});

test("every secret has its words for when it changes", () => {
  const [, secrets = ""] = /\n## Secrets\n([^]*?)\n## /.exec(deployment)!;
  const names = [
    ...read(".env.example").matchAll(
      /^(?:# )?([A-Z\d_]*(?:SECRET|API_KEY|KEY_ID|CODE|DATABASE_URL)\w*)=/gm,
    ),
  ]
    .map(([, name]) => name!)
    .filter((name) => !/^MODEL_\w+_API_KEY$/.test(name));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(secrets).toContain(`\`${name}\``);
});
