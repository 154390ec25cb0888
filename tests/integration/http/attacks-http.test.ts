import { once } from "node:events";
import { connect } from "node:net";
import { expect, describe, test } from "vitest";
import { loader as unknownLoader, action as unknownAction } from "~/routes/public/unknown";
import { answerServiceErrors } from "~/http/service-errors.server";
import { buildOf, startWebServer } from "../../support/web-server";

let posts = 0;
const count = (): Response => {
  posts++;
  return new Response("ok", { headers: { "Content-Type": "text/plain" } });
};
const answer = (type: string) => () => new Response("ok", { headers: { "Content-Type": type } });
const { url } = await startWebServer(
  buildOf(
    {
      kontakt: { action: count, loader: answer("text/plain") },
      "webhooks/tpay": { action: count, handle: { posts: "signed" } },
      "unsubscribe/:key": { action: count, handle: { posts: "keyed" } },
      strona: { default: () => null, loader: () => ({}) },
      gdzie: { loader: ({ request }) => new Response(request.url) },
      "blad/:status": {
        loader: ({ params }) => {
          throw new Response(null, { status: Number(params.status) });
        },
      },
      znane: {
        loader: ({ request }) => {
          const isKnown = request.headers.get("If-None-Match") === '"1"';
          const headers = { "Content-Type": "text/plain", ETag: '"1"' };
          return new Response(isKnown ? null : "znane", { status: isKnown ? 304 : 200, headers });
        },
      },
      "dokument.pdf": { loader: answer("application/pdf") },
      "rysunek.svg": { loader: answer("image/svg+xml") },
      "*": { loader: unknownLoader, action: unknownAction },
    },
    { answerServiceErrors },
  ),
);
const { host, port, origin } = new URL(url);

/** Sends lines exactly as they are: what fetch would tidy up or refuse. @returns the whole answer */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(Number(port), "127.0.0.1");
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
  await once(socket, "close");
  return text;
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);

async function post(path: string, headers: Record<string, string> = {}) {
  const before = posts;
  const response = await fetch(url + path, { method: "POST", headers, body: "a=1" });
  return { status: response.status, arrived: posts > before, text: await response.text() };
}

describe("what no page of ours sends", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is 405 everywhere", async (method) => {
    for (const path of ["/kontakt", "/webhooks/tpay", "/nie-ma"]) {
      const before = posts;
      const response = await fetch(url + path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
      expect(await response.text()).toContain('lang="pl"');
      expect(posts).toBe(before);
    }
  });

  test.each(["TRACE", "PROPFIND", "PURGE"])("%s is no error of ours", async (method) => {
    const text = await raw(`${method} /kontakt HTTP/1.1`, `Host: ${host}`, "Connection: close");
    expect(statusOf(text)).toBe(405);
  });

  test("a request that names no host gets a page", async () => {
    const text = await raw("GET /kontakt HTTP/1.1", "Connection: close");
    expect(statusOf(text)).toBe(400);
    expect(text).toContain('lang="pl"');
    expect(text.toLowerCase()).toContain("cache-control: no-store");
  });

  test.each([
    ["GET /kontakt HTTP/1.1", `Host: ${host}`, "Host: evil.example"],
    ["GET /kontakt HTTP/1.1", `Host: ${host}`, `HOST: ${host}`],
    ["GET /favicon.svg HTTP/1.1", "Host: evil.example", `Host: ${host}`],
    ["POST /kontakt HTTP/1.0", `Host: ${host}`, "host: evil.example", "Content-Length: 0"],
  ])("%s that names more than one host gets a page", async (...lines) => {
    const before = posts;
    const text = await raw(...lines, "Connection: close");
    expect(statusOf(text)).toBe(400);
    expect(text).toContain('lang="pl"');
    expect(posts).toBe(before);
  });

  test.each(["/dokument.pdf", "/gdzie"])("a form for %s, which is only read", async (path) => {
    const response = await fetch(url + path, { method: "POST", body: "a=1" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain('lang="pl"');
  });

  test("a line that is no HTTP gets a page", async () => {
    const text = await raw("GARBAGE", "x");
    expect(statusOf(text)).toBe(400);
    expect(text).toContain("charset=utf-8");
    expect(text).toContain('lang="pl"');
  });
});

describe("what only Remix's own script would send", () => {
  test.each(["/kontakt.data", "/kontakt%2Edata", "/unsubscribe/klucz.data", "/nie-ma.data"])(
    "%s reaches nothing",
    async (path) => {
      expect(await post(path, { origin })).toMatchObject({ status: 404, arrived: false });
      expect(await post(path)).toMatchObject({ status: 404, arrived: false });
      for (const method of ["GET", "HEAD"])
        expect((await fetch(url + path, { method })).status).toBe(404);
    },
  );

  test("while a mail program's one click does, from wherever it is", async () => {
    const headers = { origin: "https://poczta.example" };
    expect(await post("/unsubscribe/klucz", headers)).toMatchObject({ status: 200, arrived: true });
  });
});

describe("a form is taken from our own pages only", () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: `https://${host}.evil.example` },
    { origin: "null" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "not an origin" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin, "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ];
  test.each(foreign)("not with %j", async (headers) => {
    for (const path of ["/kontakt", "/kontakt.data", "/nie-ma"]) {
      const { status, arrived, text } = await post(path, headers);
      expect({ path, status, arrived }).toEqual({ path, status: 403, arrived: false });
      expect(text).toContain("Ten formularz przyszedł z innej strony");
    }
  });

  const own: Record<string, string>[] = [
    {},
    { origin },
    { origin, "sec-fetch-site": "same-origin" },
    { origin: "null", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: new URL(process.env.APP_URL ?? "").origin },
  ];
  test.each(own)("but with %j", async (headers) => {
    expect(await post("/kontakt", headers)).toMatchObject({ status: 200, arrived: true });
  });

  test("the gateway's come from wherever it is", async () => {
    const headers = { origin: "https://secure.tpay.com", "sec-fetch-site": "cross-site" };
    expect(await post("/webhooks/tpay", headers)).toMatchObject({ status: 200, arrived: true });
    expect(await post("/webhooks/tpay/", headers)).toMatchObject({ status: 403, arrived: false });
  });

  test("a path that only begins like the gateway's is a page like any other", async () => {
    for (const path of ["/webhooks/tpay/../../kontakt", "/webhooks/tpay/%2e%2e/../kontakt"]) {
      const before = posts;
      const text = await raw(
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        "Origin: https://evil.example",
        "Content-Length: 0",
        "Connection: close",
      );
      expect(statusOf(text)).toBe(403);
      expect(posts).toBe(before);
    }
  });
});

describe("HEAD says what GET does", () => {
  const told = (response: Response) =>
    [
      "content-length",
      "content-type",
      "content-security-policy",
      "cache-control",
      "content-encoding",
    ].map((name) => `${name}: ${response.headers.get(name)}`);

  test.each([
    "/kontakt",
    "/strona",
    "/dokument.pdf",
    "/blad/404",
    "/blad/400",
    "/blad/503",
    "/favicon.svg",
    "/nie-ma",
    "/%00",
    "/%zz",
  ])("of %s", async (path) => {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => fetch(url + path, { method })),
    );
    expect(head?.status).toBe(get?.status);
    expect(told(head!)).toEqual(told(get!));
    expect(await head?.text()).toBe("");
    // What is compressed arrives shorter than it is.
    const bytes = (await get!.arrayBuffer()).byteLength;
    if (!get!.headers.has("content-encoding"))
      expect(Number(head?.headers.get("content-length"))).toBe(bytes);
  });

  test("and an answer that says that nothing has changed tells no length", async () => {
    const { etag } = Object.fromEntries((await fetch(`${url}/znane`)).headers);
    for (const method of ["GET", "HEAD"]) {
      const again = await fetch(`${url}/znane`, {
        method,
        headers: { "If-None-Match": etag ?? "" },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get("content-length")).toBeNull();
    }
  });
});

describe("who we are is a setting", () => {
  test.each([
    [`GET /gdzie HTTP/1.1`, "Host: evil.example"],
    [`GET /gdzie HTTP/1.1`, `Host: ${host}`, "X-Forwarded-Host: evil.example"],
    [`GET http://evil.example/gdzie HTTP/1.1`, `Host: ${host}`],
    [`GET //evil.example/../gdzie HTTP/1.1`, `Host: ${host}`],
    [`GET /gdzie HTTP/1.1`, "Host: ["],
    ["GET /gdzie HTTP/1.0"],
  ])("%s %s", async (...lines) => {
    const text = await raw(...lines, "Connection: close");
    expect(statusOf(text)).toBe(200);
    expect(text.split("\r\n\r\n")[1]).toContain(`${process.env.APP_URL}/gdzie`);
    expect(text).not.toContain("evil.example");
  });
});

describe("every answer is complete", () => {
  const headersOf = async (path: string, method = "GET") => {
    const response = await fetch(url + path, { method, redirect: "manual" });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test.each([
    ["/strona", 200, /^text\/html; charset=utf-8$/],
    ["/strona.data", 404, /^text\/html; charset=utf-8$/],
    ["/kontakt", 200, /^text\/plain; charset=utf-8$/],
    ["/nie-ma.php", 404, /^text\/html; charset=utf-8$/],
    ["/%E0%A4%A", 404, /^text\/html; charset=utf-8$/],
    ["/%", 404, /^text\/html; charset=utf-8$/],
    ["/assets/nie-ma.js", 404, /^text\/html; charset=utf-8$/],
    ["/dokument.pdf", 200, /^application\/pdf$/],
    ["/rysunek.svg", 200, /^image\/svg\+xml$/],
  ])("%s", async (path, status, type) => {
    const answered = await headersOf(path);
    expect(answered.status).toBe(status);
    expect(answered.headers.get("content-type")).toMatch(type);
    expect(answered.headers.get("cache-control")).toBe("no-store");
    expect(answered.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answered.headers.get("x-content-type-options")).toBe("nosniff");
    if (status === 404) expect(answered.text).toContain("Nie ma takiej strony");
  });

  test("one that is turned away before anything looked at it says the same as the others", async () => {
    const said = async (...lines: string[]) => {
      const [head = ""] = (await raw(...lines, "Connection: close")).split("\r\n\r\n");
      const own = /^(?:date|content-length|connection|keep-alive)$/;
      return Object.fromEntries(
        head
          .split("\r\n")
          .slice(1)
          .map((line) => /^([^:]+): (.*)$/.exec(line)!.slice(1))
          .map(([name = "", value]) => [name.toLowerCase(), value])
          .filter(([name = ""]) => !own.test(name)),
      );
    };
    const ordinary = await said("GET /strona.data HTTP/1.1", `Host: ${host}`);
    expect(ordinary).toHaveProperty("referrer-policy");
    const long = `X: ${"a".repeat(20_000)}`;
    for (const lines of [
      ["GARBAGE"],
      ["GET /% HTTP/1.1", `Host: ${host}`],
      ["GET / HTTP/1.1", `Host: ${host}`, long],
      ["GET / HTTP/1.1", `Host: ${host}`, "Transfer-Encoding: x", "Content-Length: 1"],
      ["GET / HTTP/1.1"],
    ])
      expect(await said(...lines)).toEqual(ordinary);
  });

  test("HEAD says what GET would, and a redirect is of no type", async () => {
    const { headers } = await headersOf("/dokument.pdf", "HEAD");
    expect(headers.get("content-type")).toBe("application/pdf");
    const { status, headers: redirected } = await headersOf("/nie-ma");
    expect(status).toBe(302);
    expect(redirected.get("content-type")).toBeNull();
  });

  test("HEAD of something missing has no body", async () => {
    expect(await headersOf("/nie-ma.php", "HEAD")).toMatchObject({ status: 404, text: "" });
  });
});
