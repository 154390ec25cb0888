import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { reports } from "~/db/schema";
import * as entry from "~/entry.server";
import * as report from "~/routes/community/report";
import * as like from "~/routes/community/like";
import { rateLimitRules } from "~/services/rate-limits/rules.server";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { testContext } from "../../support/orders";
import { buildOf, startWebServer } from "../../support/web-server";
import { writePost } from "../../support/written";

const { app } = await startWebServer(
  buildOf({ "report/:kind/:id": report, "post/:id/like": like }, entry, {
    default: () => <Outlet />,
  }),
);

let postId: string;
beforeAll(async () => {
  const [group, ala] = await Promise.all([newGroup(), newPerson()]);
  await putInto(group, ala);
  postId = await writePost(ala.ctx, group.id);
});

const used = async (network: string, limit: "posts" | "postsAbove", amount: number) => {
  await consumeRateLimit(testContext("visitor"), limit, network, amount);
};
let last = 0;
/** A network from which as many forms have come as are taken. */
async function fullNetwork() {
  const network = `203.0.113.${(last += 1)}`;
  await used(network, "posts", rateLimitRules.posts.max);
  return network;
}

const words = "W tym komentarzu ktoś podaje adres mojej siostry i namawia, żeby do niej jechać.";
const filled = (more: Record<string, string> = {}) => ({
  ...{ reason: "hate", details: words, reporterName: "Anna Kowalska", goodFaith: "on" },
  ...{ email: `${randomUUID()}@example.com`, ...more },
});
const send = (
  remoteAddress: string,
  fields: Record<string, string>,
  to = `/report/post/${postId}`,
) =>
  app.inject({
    ...{ method: "POST", url: to, remoteAddress, payload: String(new URLSearchParams(fields)) },
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
  });
const reported = () => db.select().from(reports).where(eq(reports.postId, postId));

test("a form above what a network may send comes back with its words, and says from when it is taken", async () => {
  const fields = filled();
  const answer = await send(await fullNetwork(), fields);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  for (const value of [words, fields.reporterName, fields.email])
    expect(answer.body).toContain(value);
  expect(answer.body).toContain("Jeszcze tego nie wysłaliśmy");
  expect(answer.body).toMatch(/wysłać jeszcze raz od\s\d{2}:\d{2}:\d{2}/);
  expect(answer.body).toContain("Wyślij jeszcze raz");
  expect(await reported()).toEqual([]);
});

test("help comes before them where they say that their writer is in danger", async () => {
  const details = "Nie chcę już żyć, chcę się zabić.";
  const answer = await send(await fullNetwork(), filled({ details }));
  expect(answer.statusCode).toBe(429);
  expect(answer.body.indexOf("112")).toBeLessThan(answer.body.indexOf(details));
  expect(answer.body).toContain("Zatrzymajmy się na chwilę");
  expect(answer.body).toContain('name="helpSeen"');
});

test("a report that somebody is in danger is taken all the same", async () => {
  const network = await fullNetwork();
  const answer = await send(network, filled({ reason: "crisis", details: "" }));
  expect(answer.statusCode).toBe(303);
  expect(await reported()).toMatchObject([{ reason: "crisis" }]);
});

test("a flood is refused without a look at what it says", async () => {
  const network = await fullNetwork();
  await used(network, "postsAbove", rateLimitRules.postsAbove.max);
  const answer = await send(network, filled({ reason: "crisis" }));
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain("<h1>Za dużo prób</h1>");
});

test("what is too large for a form with a picture is not read either", async () => {
  const answer = await send(await fullNetwork(), filled({ details: "a".repeat(9 * 1024 * 1024) }));
  expect([429, 413]).toContain(answer.statusCode);
  expect(answer.body).not.toContain("aaaaaaaa");
});

test("reports of danger have a limit of their own, far above that of all others", async () => {
  const { dangersOfNetwork, reportsOfNetwork } = rateLimitRules;
  expect(dangersOfNetwork.max).toBeGreaterThanOrEqual(10 * reportsOfNetwork.max);
  const network = `203.0.113.${(last += 1)}`;
  await consumeRateLimit(testContext("visitor"), "reportsOfNetwork", network, reportsOfNetwork.max);
  expect((await send(network, filled())).statusCode).toBe(429);
  expect((await send(network, filled({ reason: "crisis", details: "" }))).statusCode).toBe(303);
});
