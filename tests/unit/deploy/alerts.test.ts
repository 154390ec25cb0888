import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { collectDefaultMetrics, register } from "prom-client";
import { beforeAll, describe, expect, test } from "vitest";
import "~/config/metrics.server";

const rules = readFileSync("deploy/prometheus/alerts.yml", "utf8");
const dashboard = readFileSync("deploy/prometheus/dashboard.json", "utf8");
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name]) => name!);
const tested = readFileSync("deploy/prometheus/alerts.test.yml", "utf8");

const namesIn = (text: string) => [...new Set(text.match(/\bkonstelacja_\w+/g))];

beforeAll(() => collectDefaultMetrics({ prefix: "konstelacja_" }));

/** A histogram's name stands for three series. */
const isKnown = (name: string) =>
  register.getSingleMetric(name) !== undefined ||
  register.getSingleMetric(name.replace(/_(?:bucket|count|sum)$/, "")) !== undefined;

test("there are alerts, each with a name of its own", () => {
  expect(alerts.length).toBeGreaterThan(15);
  expect(new Set(alerts).size).toBe(alerts.length);
});

test.each([
  ["an alert", rules],
  ["the dashboard", dashboard],
])("%s asks for metrics that a process tells", (_who, text) => {
  expect(namesIn(text).length).toBeGreaterThan(10);
  expect(namesIn(text).filter((name) => !isKnown(name))).toEqual([]);
});

test("the labels that are asked for are labels of that metric", () => {
  for (const [, name = "", labels = ""] of rules.matchAll(/\b(konstelacja_\w+)\{([^}]*)\}/g)) {
    const metric = register.getSingleMetric(name.replace(/_(?:bucket|count)$/, "")) as unknown as {
      labelNames: string[];
    };
    for (const [, label] of labels.matchAll(/(\w+)(?:=|!)/g))
      expect(metric.labelNames).toContain(label);
  }
});

test.each([
  ["an alert", rules],
  ["the dashboard", dashboard.replaceAll('\\"', '"')],
])("the words that %s asks a label for are said somewhere in the code", (_who, text) => {
  // Patterns of routes and of states of HTTP, and what Prometheus itself says.
  const others = ["route", "status", "job", "le", "method", "planned", "instance"];
  const code = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(`app/${name}`, "utf8"))
    .join("\n");
  const asked = [...text.matchAll(/konstelacja_\w+\{([^}]*)\}/g)].flatMap(([, labels = ""]) =>
    [...labels.matchAll(/(\w+)(?:=~?|!=|!~)"([^"$]+)"/g)].filter(
      ([, label]) => !others.includes(label!),
    ),
  );
  const words = new Set(asked.flatMap(([, , value]) => value!.split("|")));
  if (text === rules) expect(words.size).toBeGreaterThan(8);
  for (const word of words) expect(code, word).toMatch(new RegExp(`["']${word}["']|\\b${word}:`));
});

test("a process that does not answer is heard of, whichever file says where it is", () => {
  const [, asked = ""] = /up\{job=~"([^"]+)"\} == 0/.exec(rules)!;
  for (const name of ["prometheus", "prometheus-compose"]) {
    const file = readFileSync(`deploy/prometheus/${name}.yml`, "utf8");
    const jobs = [...file.matchAll(/job_name: (\S+)/g)].map(([, job]) => job!);
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(job).toMatch(new RegExp(`^(?:${asked})$`));
  }
});

test("each alert has a runbook that says what it means, what to look at and what to do, and no runbook is left over", () => {
  for (const name of alerts) {
    expect(rules).toContain(`runbook: docs/runbooks/${name}.md`);
    const runbook = readFileSync(`docs/runbooks/${name}.md`, "utf8");
    expect(runbook).toMatch(
      new RegExp(`^# ${name}\n\n\\S[^]+\n## What to look at\n\n- [^]+\n## What to do\n\n- `),
    );
  }
  const pages = readdirSync("docs/runbooks").filter((file) => file !== "README.md");
  expect(pages.sort()).toEqual(alerts.map((name) => `${name}.md`).sort());
});

test("the table of runbooks says of each alert what its rule says", () => {
  const table = readFileSync("docs/runbooks/README.md", "utf8");
  const rows = [
    ...table.matchAll(/^\| \[(\w+)\]\(\1\.md\) +\| (\w+) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
  ];
  const told = rows.map(([, ...row]) => row);
  const alertRules = rules.split(/^ {6}- alert: /m).slice(1);
  const of = (rule: string, what: RegExp) => what.exec(rule)?.[1];
  expect(told).toEqual(
    alertRules.map((rule) => [
      of(rule, /^(\w+)/),
      of(rule, /severity: (\w+)/),
      of(rule, /^ {8}for: (\S+)/m) ?? "at once",
      of(rule, /summary: (.+)/),
    ]),
  );
});

test("each alert is made to fire in the tests of the rules", () => {
  for (const name of alerts)
    expect(tested).toContain(`alertname: ${name}\n        exp_alerts:\n          - `);
});

test("what workers tell of the shop is told by nobody who has not looked", async () => {
  const shops = [
    ...["database_up", "order_oldest_owed_seconds", "job_oldest_waiting_seconds"],
    ...[
      "ledger_differences",
      "refunds_owed",
      "refund_oldest_owed_seconds",
      "model_day_spent_ratio",
      "orders",
      "jobs",
    ],
  ].map((name) => `konstelacja_${name}`);
  for (const name of shops)
    expect(await register.getSingleMetricAsString(name)).not.toMatch(
      new RegExp(`^${name}\\b`, "m"),
    );
});

test("alerts reach the sample of Alertmanager, which has a place for each severity", () => {
  const sample = readFileSync("deploy/prometheus/alertmanager.yml", "utf8");
  expect(readFileSync("deploy/prometheus/prometheus.yml", "utf8")).toMatch(
    /alertmanagers:\n[^]*127\.0\.0\.1:9093/,
  );
  const severities = new Set([...rules.matchAll(/severity: (\w+)/g)].map(([, name]) => name));
  expect([...severities].sort()).toEqual(["outside", "page", "ticket"]);
  for (const name of severities) expect(sample).toContain(`- name: ${name}`);
  expect(sample).toMatch(
    /\n {4}- matchers: \['severity="page"'\]\n {6}receiver: page\n {6}repeat_interval: 1h\n/,
  );
  expect(sample).toMatch(/^route:\n {2}receiver: ticket\n/m);
  // Debian 12 has Alertmanager 0.25, which refuses it.
  expect(sample).not.toMatch(/^\s*-? *url_file:/m);
  const muted = /target_matchers: \['alertname=~"([^"]+)"/.exec(sample)?.[1]?.split("|") ?? [];
  for (const name of muted) expect(alerts).toContain(name);
  // What fails because the database is away, and nothing that would have to be heard of all the same.
  expect(muted).toEqual(["PagesFail", "JobsWait", "OrderOwedTooLong"]);
});

const amtool = "/usr/bin/amtool";

// Debian's package is `prometheus-alertmanager`.
describe.skipIf(!existsSync(amtool))("Alertmanager itself", () => {
  const sample = "deploy/prometheus/alertmanager.yml";
  const run = (...args: string[]) =>
    execFileSync(amtool, args, { encoding: "utf8", stdio: "pipe" });

  test("takes the sample", () => {
    expect(run("check-config", sample)).toContain("SUCCESS");
  });

  test.each(["page", "ticket", "outside"])(
    "hands a %s to the receiver of that name",
    (severity) => {
      const args = ["config", "routes", "test", `--config.file=${sample}`, `severity=${severity}`];
      expect(run(...args).trim()).toBe(severity);
    },
  );
});

const promtool = "/usr/bin/promtool";

// Without Prometheus on the machine these say so as skipped tests; Debian's package is `prometheus`.
describe.skipIf(!existsSync(promtool))("Prometheus itself", () => {
  const run = (...args: string[]) =>
    execFileSync(promtool, args, { encoding: "utf8", stdio: "pipe" });

  test("takes the rules and the places to ask", () => {
    for (const name of ["prometheus", "prometheus-compose"])
      expect(run("check", "config", `deploy/prometheus/${name}.yml`)).toContain("SUCCESS");
  });

  test("has each alert fire", () => {
    expect(run("test", "rules", "deploy/prometheus/alerts.test.yml")).toContain("SUCCESS");
  });
});
