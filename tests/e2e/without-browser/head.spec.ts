import { browserAgent } from "../../support/browser-agent";
import { realAddresses, withoutMoment } from "../support/real-addresses";
import { expect, test } from "../support/test";

/** What belongs to the connection or the moment, and not to what was asked for. */
const passing = ["connection", "date", "keep-alive", "transfer-encoding"];

test("HEAD says of every address what GET does", async ({ shop, sql }) => {
  const { addresses, alwaysNew } = await realAddresses({ shop, sql });

  const ask = async (path: string, method: string, coding: string) => {
    const headers = { "Accept-Encoding": coding, "User-Agent": browserAgent };
    const asked = { method, redirect: "manual", headers } as const;
    const response = await fetch(shop.url + path, asked);
    const told = Object.fromEntries(response.headers);
    for (const name of passing) delete told[name];
    // An app's scripts are let in by a nonce of each answer.
    const policy = told["content-security-policy"];
    if (policy) told["content-security-policy"] = policy.replace(/'nonce-[^']+'/, "'nonce'");
    if (told.location) told.location = withoutMoment(told.location);
    const isStream = told["content-type"]?.startsWith("text/event-stream");
    if (isStream) await response.body?.cancel();
    const length = isStream ? 0 : (await response.arrayBuffer()).byteLength;
    const stated = told["content-length"];
    // One is drawn for each of the two, and need not be as long as the other.
    if (alwaysNew.includes(path)) delete told["content-length"];
    return { told: { path, status: response.status, headers: told }, stated, length };
  };

  const statuses = new Set<number>();
  const compare = async (path: string, coding: string) => {
    const [get, head] = await Promise.all([ask(path, "GET", coding), ask(path, "HEAD", coding)]);
    expect(head.told).toEqual(get.told);
    expect(head.length, path).toBe(0);
    expect(head.stated === undefined, path).toBe(get.stated === undefined);
    // What is compressed arrives shorter than it is.
    if (get.stated && coding === "identity") expect(get.length, path).toBe(Number(get.stated));
    statuses.add(get.told.status);
    return get.told.headers;
  };
  for (const path of addresses) {
    const { etag } = await compare(path, "identity");
    if (etag) await compare(path, "gzip");
  }
  expect(addresses.length).toBeGreaterThan(120);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 303, 404]));
});
