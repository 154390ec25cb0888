import { browserAgent } from "../../support/browser-agent";
import { listedProducts } from "~/products/registry";
import { hubs } from "~/site/hubs";
import { expect, test } from "../support/test";

/** Bytes of HTML that a page may have before it is compressed: what is drawn comes as files that browsers keep. */
const most = {
  "/": 45_000,
  ...Object.fromEntries([...hubs, ...listedProducts].map(({ path }) => [path, 30_000])),
};

for (const [path, budget] of Object.entries(most)) {
  test(`${path} has at most ${budget / 1000} kB of HTML`, async ({ shop }) => {
    const headers = { "Accept-Encoding": "identity", "User-Agent": browserAgent };
    const answer = await fetch(shop.url + path, { headers });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(budget);
  });
}
