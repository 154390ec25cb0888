import { register } from "prom-client";
import { expect, test } from "vitest";
import { buildOf, startWebServer } from "../../support/web-server";

let draining = false;
const { url } = await startWebServer(
  buildOf({
    "o-nas": { loader: () => new Response("strona") },
    away: { loader: () => new Response("", { status: 503 }) },
    broken: { loader: () => new Response("", { status: 500 }) },
  }),
  { isDraining: () => draining },
);

test("a process says that it answers, and writes no page for it", async () => {
  const answer = await fetch(`${url}/healthz`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("ok\n");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await fetch(`${url}/healthz`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${url}/healthz`, { method: "DELETE" })).status).toBe(405);
});

test("requests are measured by the pattern of their route, and never by what was asked for", async () => {
  await (await fetch(`${url}/o-nas?token=tajne`)).text();
  await (await fetch(`${url}/tajne/miejsce`)).text();
  const told = await register.getSingleMetricAsString("konstelacja_http_request_duration_seconds");
  expect(told).toContain('method="GET",route="/o-nas",status="200"');
  expect(told).toContain('route="/healthz"');
  expect(told).toContain('route="/",status="404"');
  expect(told).not.toContain("tajne");
});

test("a process that is about to stop answers, and keeps no connection on which a post could be lost", async () => {
  const connectionOf = async (path: string) => {
    const answer = await fetch(url + path);
    await answer.text();
    return answer.headers.get("connection");
  };
  expect(await connectionOf("/o-nas")).toBe("keep-alive");
  draining = true;
  for (const path of ["/o-nas", "/healthz", "/nie-ma"])
    expect(await connectionOf(path)).toBe("close");
  draining = false;
});

test("what a process that is about to stop turns away is no fault, and what fails before is", async () => {
  await (await fetch(`${url}/away`)).text();
  draining = true;
  await (await fetch(`${url}/away`)).text();
  await (await fetch(`${url}/broken`)).text();
  draining = false;
  const told = await register.getSingleMetricAsString("konstelacja_http_request_duration_seconds");
  const counted = (labels: string) =>
    new RegExp(`_count\\{method="GET",${labels}\\} (\\d+)`).exec(told)?.[1];
  expect(counted('route="/away",status="503",planned="false"')).toBe("1");
  expect(counted('route="/away",status="503",planned="true"')).toBe("1");
  expect(counted('route="/broken",status="500",planned="false"')).toBe("1");
});
