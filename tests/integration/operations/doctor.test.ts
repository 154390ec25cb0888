import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { endpointOf } from "~/integrations/ai/endpoints.server";
import { bucketSettings } from "../../../sandbox/settings";
import { checksOf, examine, modelChecks } from "../../../scripts/doctor/checks";
import { standIn } from "../../support/stand-in";
import { sandbox } from "../../support/world";

const find = (name: string) => checksOf(env).find((check) => check.name === name)!;

test("everything that the sandbox stands in for is well", async () => {
  const found = await Promise.all(checksOf(env).map(examine));
  expect(Object.fromEntries(found.map(({ name, is }) => [name, is]))).toEqual({
    // The suite's account is a superuser, and nobody answers at its public address.
    database: "unsure",
    "public address": "ill",
    migrations: "well",
    clock: "well",
    disk: "well",
    files: "well",
    "gateway's certificates": "well",
    "payment gateway": "well",
    "mail provider": "well",
    "identity provider": "well",
    model: "well",
  });
  for (const { is, do: todo } of found) expect(todo !== undefined).toBe(is !== "well");
});

test.each([
  ["payment gateway", "tpay"],
  ["mail provider", "resend"],
  ["identity provider", "auth0"],
  ["model", "model"],
] as const)("what is wrong with the %s is said in a code", async (name, service) => {
  sandbox.faults.arm({ service, fault: "server_error", times: null });
  const { is, says } = await examine(find(name));
  expect(is).toBe("ill");
  expect(says).toMatch(/^(?:sandbox-demo at [\w.:]+: )?(?:unavailable|refused|invalid): \w+$/);
});

test("asks for every extension that the migrations make", () => {
  const checks = readFileSync("scripts/doctor/checks.ts", "utf8");
  const [, asked = ""] = /unnest\(array\[([^\]]+)\]\) as asked/.exec(checks)!;
  const made = readdirSync("drizzle")
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) => [
      ...readFileSync(`drizzle/${name}`, "utf8").matchAll(
        /CREATE EXTENSION (?:IF NOT EXISTS )?(\w+)/gi,
      ),
    ])
    .map(([, name]) => `'${name}'`);
  expect(asked.split(", ").sort()).toEqual([...new Set(made)].sort());
});

describe("a bucket", () => {
  const ofBucket = bucketSettings(sandbox.url);
  beforeAll(() => Object.assign(env, ofBucket));
  afterAll(() => {
    for (const name of Object.keys(ofBucket)) Object.assign(env, { [name]: undefined });
  });

  test("is well where it takes our key, and told of in a code where it does not", async () => {
    expect(await examine(find("files"))).toMatchObject({ is: "well" });
    sandbox.faults.arm({ service: "storage", fault: "server_error", times: null });
    expect(await examine(find("files"))).toMatchObject({
      is: "ill",
      says: expect.stringContaining("http_500"),
    });
  });
});

test("a bucket that is not set any more is missed while files are in it", async () => {
  const key = `pictures/${crypto.randomUUID()}/large.webp`;
  await db.execute(
    sql`insert into stored_files (key, content_type, created_at) values (${key}, 'image/webp', now())`,
  );
  try {
    expect(await examine(find("files"))).toMatchObject({ is: "ill" });
  } finally {
    await db.execute(sql`delete from stored_files where key = ${key}`);
  }
});

test("files are nothing to look for before the first migration", async () => {
  await db.execute(sql`alter table stored_files rename to not_yet_there`);
  try {
    expect((await examine(find("files"))).is).toBe("well");
  } finally {
    await db.execute(sql`alter table not_yet_there rename to stored_files`);
  }
});

test("one model that fails hides no other", async () => {
  const away = endpointOf(
    {
      ...{ url: "http://away.test/v1", key: "k", name: "away", profile: "plain" },
      ...{ inputUsdPerMillion: 3, outputUsdPerMillion: 15 },
    },
    async () => new Response(null, { status: 503 }),
  );
  const found = await Promise.all(modelChecks([away, standIn("plain")]).map(examine));
  expect(found.map(({ is, says }) => [is, says])).toEqual([
    ["ill", expect.stringMatching(/^away at away\.test: /)],
    ["well", expect.stringMatching(/^sandbox-demo at stand-in\.test; /)],
  ]);
});

test("an unexpected error tells its name and none of its words", async () => {
  const look = () => Promise.reject(new TypeError("key sk-secret at https://inner.example"));
  const { is, says, do: todo } = await examine({ name: "x", look });
  expect([is, says]).toEqual(["ill", "TypeError"]);
  expect(todo).toContain("docs/operations.md");
});
