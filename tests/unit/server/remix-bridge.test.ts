import { request } from "node:http";
import { expect, test } from "vitest";
import { startSite } from "./fake-site";

test("what a request says about where it came from, and what it calls us, reaches no page", async () => {
  const site = await startSite({
    "/skad": {
      loader: ({ request: seen }) => Response.json([seen.url, ...seen.headers]),
    },
  });
  const headers = {
    "X-Forwarded-For": "203.0.113.9",
    "x-forwarded-host": "evil.example",
    "X-FORWARDED-PROTO": "evil",
    "X-Forwarded-Anything": "evil",
    Host: "evil.example",
    Origin: "https://evil.example",
    "X-Kept": "tak",
  };
  const said = await new Promise<string>((done, failed) => {
    request(`${site.url}/skad`, { headers }, (response) => {
      let text = "";
      response
        .on("data", (piece: Buffer) => (text += piece.toString()))
        .on("end", () => done(text));
    })
      .on("error", failed)
      .end();
  });
  await site.end();
  expect(said).not.toMatch(/evil|203\.0\.113|forwarded/i);
  const [url, ...seen] = JSON.parse(said) as [string, ...[string, string][]];
  const us = new URL(process.env.APP_URL ?? "");
  expect(url).toBe(`${us.origin}/skad`);
  expect(Object.fromEntries(seen)).toMatchObject({
    host: us.host,
    origin: us.origin,
    "x-kept": "tak",
  });
});
