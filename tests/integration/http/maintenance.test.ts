import { readFileSync } from "node:fs";
import { register } from "prom-client";
import { describe, expect, test } from "vitest";
import { rememberTheme } from "~/http/theme.server";
import { listAddresses } from "../../../server/addresses";
import { routeBuild } from "../../support/route-build";
import { buildOf, startWebServer } from "../../support/web-server";

let resting = true;
const page = () => new Response("strona");
const open = { openInMaintenance: true } as const;
const build = buildOf(
  {
    kontakt: { loader: page, action: page, handle: open },
    horoscope: { loader: page, action: page },
    "post/new": { loader: page, action: page },
    "orders/:token/document": { loader: page, handle: open },
    "webhooks/:from": { action: page, handle: { ...open, posts: "signed" } },
    admin: { loader: page, handle: open },
  },
  { underMaintenance: async () => resting },
);
const { url } = await startWebServer(build);
const requestsTold = () =>
  register.getSingleMetricAsString("konstelacja_http_request_duration_seconds");

describe("while the site rests", () => {
  test.each(["/horoscope", "/", "/nie-ma"])("%s asks to come back", async (path) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain("Krótka przerwa");
    // Somebody may have come for help.
    for (const number of ["tel:112", "tel:800702222", "tel:116111"]) expect(text).toContain(number);
  });

  test.each(["/kontakt", "/orders/Smart-x/document", "/admin"])(
    "%s answers as ever",
    async (path) => {
      const response = await fetch(url + path);
      expect([response.status, await response.text()]).toEqual([200, "strona"]);
    },
  );

  test("the process says that it answers", async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test("notifications of the gateway and the mail provider come through", async () => {
    for (const from of ["tpay", "resend"])
      expect((await fetch(`${url}/webhooks/${from}`, { method: "POST" })).status).toBe(200);
  });

  test("a form that was on its way comes back with its words, to be sent again", async () => {
    const words = 'Długi tekst z "cudzysłowem" & </textarea><script>alert(1)</script>';
    const body = new URLSearchParams({ content: words, title: "Krótki", formToken: "a-1" });
    const response = await fetch(`${url}/post/new?group=las`, { method: "POST", body });
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('<form method="post" action="/post/new?group=las">');
    expect(text).toContain('name="title" value="Krótki"');
    expect(text).toContain('name="formToken" value="a-1"');
    expect(text).toContain(
      "&quot;cudzysłowem&quot; &amp; &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>",
    );
    expect(text).not.toContain("<script");
  });

  test("one with a file keeps its words and says that the file has to be added again", async () => {
    const body = new FormData();
    body.set("content", "Zdjęcie znad rzeki, wczoraj wieczorem, tuż po burzy.");
    body.set("image", new File(["x"], "rzeka.jpg", { type: "image/jpeg" }));
    const text = await (await fetch(`${url}/post/new`, { method: "POST", body })).text();
    expect(text).toContain('enctype="multipart/form-data"');
    expect(text).toContain("tuż po burzy.");
    expect(text).toContain("Plików strona nie zachowa");
  });

  test("the page has the chosen theme", async () => {
    const cookie = (await rememberTheme("dark")).split(";")[0] ?? "";
    const text = await (await fetch(`${url}/horoscope`, { headers: { cookie } })).text();
    expect(text).toContain('data-theme="dark"');
  });

  test("whoever watches can tell its answers from those of a fault", async () => {
    await (await fetch(`${url}/horoscope`)).text();
    await (await fetch(`${url}/kontakt`)).text();
    const told = await requestsTold();
    expect(told).toContain('route="/horoscope",status="503",planned="true"');
    expect(told).toContain('route="/kontakt",status="200",planned="false"');
    expect(told).not.toContain('route="/horoscope",status="503",planned="false"');
  });

  test("and afterwards everything is back at once", async () => {
    resting = false;
    expect((await fetch(`${url}/horoscope`)).status).toBe(200);
    resting = true;
  });
});

test("what was paid for, the law, staff and machines stay open, and nothing else does", async () => {
  const table = listAddresses(await routeBuild());
  const pathsWhich = (isOpen: boolean) =>
    table
      .filter(({ openInMaintenance = false }) => openInMaintenance === isOpen)
      .map(({ pattern }) => pattern.replace(/:\w+\??/g, "x"));
  const openPaths = pathsWhich(true);
  expect(openPaths).toEqual(
    expect.arrayContaining([
      "/orders/x/document/x",
      "/orders/x/withdrawal",
      "/payment/error",
      "/ebook/download/x/x",
      "/profile/orders/x/document/x",
      "/unsubscribe/x",
      "/webhooks/tpay",
      "/auth-callback",
      "/admin/switches/x",
      "/readyz",
    ]),
  );
  const closed = pathsWhich(false);
  for (const path of ["/", "/books", "/panel", "/post/new", "/grupy/x", "/szukaj", "/horoscope"])
    expect(closed).toContain(path);
  expect(readFileSync("docs/operations/maintenance.md", "utf8")).toContain("konstelacja switch");
});
