import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const units = readdirSync("deploy/systemd").map((file) => `deploy/systemd/${file}`);
const programUnits = units.filter((file) => read(file).includes("/usr/bin/node"));
const compose = read("compose.yaml");
const built = read("scripts/build-programs.ts");

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
  const services = compose.split(/^ {2}(?=\w[\w-]*:$)/m).slice(1, -1);
  expect(services.length).toBe(5);
  for (const service of services) {
    expect(service).toContain("logging: *logging");
    expect(service).toMatch(/restart: (?:unless-stopped|on-failure)/);
  }
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
  expect(read("deploy/systemd/konstelacja-migrate.service")).toContain("Restart=on-failure");
});

test("the superuser's password reaches no process of the application", () => {
  for (const service of compose
    .split(/^ {2}(?=\w[\w-]*:$)/m)
    .filter((each) => each.includes("env_file")))
    expect(service).toMatch(
      /POSTGRES_ADMIN_PASSWORD: ""|<<: \*environment|environment: \*environment/,
    );
});
