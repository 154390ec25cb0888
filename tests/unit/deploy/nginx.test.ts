import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type ClientHttp2Session } from "node:http2";
import { request, type RequestOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createCertificateChain } from "../../../sandbox/certificates/chain";
import { freePort } from "../../../scripts/free-port";
import { stretched } from "../../../scripts/time-limits";
import {
  installShippedNginx,
  nginxProgram,
  startNginx,
  stopNginx,
} from "../../support/shipped-nginx";

/** A web process as the proxy sees it. */
type Upstream = { server: Server; port: number; heard: IncomingMessage[] };

/** @param index which of them it is: whoever names it in `x-other` finds nothing at `…/away` there, and all at the other */
async function startUpstream(index: number): Promise<Upstream> {
  const heard: IncomingMessage[] = [];
  const server = createServer((asked, answer) => {
    heard.push(asked);
    if (asked.url?.endsWith("/away") && asked.headers["x-other"] === `${index}`) {
      answer.writeHead(asked.url.startsWith("/assets/") ? 404 : 503).end();
      return;
    }
    if (asked.url === "/stream") {
      answer.writeHead(200, { "content-type": "text/event-stream", "x-accel-buffering": "no" });
      answer.write("data: pierwsze\n\n");
      return;
    }
    asked.resume().on("end", () => answer.end("strona"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port, heard };
}

// Without one on the machine this says so as a skipped test; Debian's is `nginx-light`.
describe.skipIf(!nginxProgram)("the proxy that is shipped", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const ports = { plain: 0, tls: 0 };
  let upstreams: Upstream[];
  let nginx: ChildProcess;

  const start = async (place: string, { plain }: { plain: number }) => {
    const started = startNginx(place);
    await vi.waitFor(
      async () => {
        const { status } = await fetch(`http://127.0.0.1:${plain}/`, { redirect: "manual" });
        expect(status).toBe(301);
      },
      { timeout: stretched(15_000) },
    );
    return started;
  };

  beforeAll(async () => {
    upstreams = [await startUpstream(0), await startUpstream(1)];
    ports.plain = await freePort();
    ports.tls = await freePort();
    const chain = await createCertificateChain();
    installShippedNginx({
      ...{ folder, ports, certificate: chain.leaf },
      upstreams: [upstreams[0]!.port, upstreams[1]!.port],
      key: chain.key.export({ type: "pkcs8", format: "pem" }),
    });
    nginx = await start(folder, ports);
  });

  afterAll(async () => {
    if (nginx) await stopNginx(nginx);
    for (const { server } of upstreams) server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const heard = () => upstreams.flatMap((upstream) => upstream.heard);

  async function ask(path: string, { body, ...options }: RequestOptions & { body?: Buffer } = {}) {
    const asked = request({
      ...{ host: "127.0.0.1", port: ports.tls, path, rejectUnauthorized: false, agent: false },
      ...options,
    });
    asked.on("error", () => undefined);
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, page: await text(answer) };
  }

  test("sends who comes in clear text to the same address behind TLS", async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.plain}/o-nas?a=1`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("https://127.0.0.1/o-nas?a=1");
  });

  test("speaks HTTP/2", async () => {
    const session: ClientHttp2Session = connect(`https://127.0.0.1:${ports.tls}`, {
      rejectUnauthorized: false,
    });
    const stream = session.request({ ":path": "/" });
    const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
    expect(headers[":status"]).toBe(200);
    session.destroy();
  });

  test("counts a network of IPv6 as one visitor, whichever of its addresses asks", async () => {
    const own = mkdtempSync(join(tmpdir(), "nginx-"));
    const at = { plain: await freePort(), tls: await freePort() };
    installShippedNginx({
      ...{ folder: own, ports: at, upstreams: [upstreams[0]!.port, upstreams[1]!.port] },
      certificate: readFileSync(join(folder, "fullchain.pem"), "utf8"),
      key: readFileSync(join(folder, "privkey.pem")),
      balancer: "set_real_ip_from 127.0.0.1;",
    });
    const proxy = await start(own, at);
    const session = connect(`https://127.0.0.1:${at.tls}`, { rejectUnauthorized: false });
    const statusFor = async (address: string) => {
      const asked = session.request({ ":path": "/", "x-forwarded-for": address });
      const [headers] = (await once(asked.resume(), "response")) as [Record<string, unknown>];
      return headers[":status"];
    };
    try {
      const ofNetwork = await Promise.all(
        Array.from({ length: 300 }, (_, index) => statusFor(`2001:db8:1:1::${index.toString(16)}`)),
      );
      expect(new Set(ofNetwork)).toEqual(new Set([200, 429]));
      for (const other of ["2001:db8:1:2::1", "198.51.100.1", "198.51.100.2"])
        expect(await statusFor(other)).toBe(200);
      const ofDistinct = await Promise.all(
        Array.from({ length: 200 }, (_, index) => statusFor(`203.0.113.${index}`)),
      );
      expect(new Set(ofDistinct)).toEqual(new Set([200]));
    } finally {
      session.destroy();
      await stopNginx(proxy);
      rmSync(own, { recursive: true });
    }
  });

  test("gives a request an id that both logs have, and says who the visitor is, whatever they say of it", async () => {
    const path = "/o-nas-i-id";
    const lies = {
      "x-request-id": "moje",
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "http",
    };
    await ask(path, { headers: lies });
    const { headers } = heard().find(({ url }) => url === path)!;
    expect(headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" });
    const id = String(headers["x-request-id"]);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await expect
      .poll(() => readFileSync(join(folder, "access.log"), "utf8"))
      .toMatch(new RegExp(`${id} GET ${path} 200 [\\d.]+ upstream=127\\.0\\.0\\.1:\\d+ 200 `));
  });

  test("writes no key of an address down", async () => {
    await ask("/orders/tajny-klucz?token=drugi");
    await expect
      .poll(() => readFileSync(join(folder, "access.log"), "utf8"))
      .toContain("/orders/- 200");
    expect(readFileSync(join(folder, "access.log"), "utf8")).not.toMatch(/tajny|drugi/);
  });

  test("hands on the words of a stream as they come", async () => {
    const asked = request({
      ...{ host: "127.0.0.1", port: ports.tls, path: "/stream", rejectUnauthorized: false },
    }).end();
    asked.on("error", () => undefined);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const [first] = (await once(answer, "data")) as [Buffer];
    expect(first.toString()).toBe("data: pierwsze\n\n");
    asked.destroy();
  });

  test("takes five pictures, and says kindly that more is too much", async () => {
    const post = (megabytes: number, path = "/post/new") =>
      ask(path, { method: "POST", body: Buffer.alloc(megabytes * 1024 * 1024) });
    expect(await post(26)).toMatchObject({ status: 200, page: "strona" });
    const refused = await post(29);
    expect(refused.status).toBe(413);
    expect(refused.page).toContain("Formularz jest za duży");
    // Where no file is asked for, nothing of that size ever lies on the disk.
    expect((await post(2, "/nie-ma-takiej")).status).toBe(413);
  });

  test("keeps the state of the database to itself", async () => {
    for (const spelling of ["/readyz", "/readyz/", "/READYZ"])
      expect((await ask(spelling)).status).toBe(404);
    for (const around of ["/\\readyz", "/x/..\\readyz", "/%5Creadyz"])
      expect((await ask(around)).status).toBe(400);
    expect((await ask("/szukaj?q=%5C")).status).toBe(200);
  });

  test.each(["/away", "/assets/away"])("asks the other process for %s", async (path) => {
    for (const other of ["0", "1", "0", "1"])
      expect(await ask(path, { headers: { "x-other": other } })).toMatchObject({
        ...{ status: 200, page: "strona" },
      });
  });

  test("never sends a form twice, though a process could not take it", async () => {
    const before = heard().length;
    const statuses: (number | undefined)[] = [];
    for (const other of ["0", "0", "0", "0"]) {
      const options = { method: "POST", headers: { "x-other": other } };
      statuses.push((await ask("/away", { ...options, body: Buffer.from("x") })).status);
    }
    expect(heard()).toHaveLength(before + 4);
    expect(statuses).toContain(503);
  });

  test("takes a burst of webhooks from one address, none above 64 kB", async () => {
    const post = (bytes: number) =>
      ask("/webhooks/tpay", { method: "POST", body: Buffer.alloc(bytes) });
    const burst = await Promise.all(Array.from({ length: 120 }, () => post(10)));
    expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await post(65 * 1024)).status).toBe(413);
  });

  test("shows in clear text what an authority asks for, and nothing else", async () => {
    const asked = `http://127.0.0.1:${ports.plain}/.well-known/acme-challenge/nothing`;
    expect((await fetch(asked, { redirect: "manual" })).status).toBe(404);
  });

  test("goes on with the process that is there, and has words for when none is", async () => {
    const [one, other] = upstreams as [Upstream, Upstream];
    one.server.close().closeAllConnections();
    for (let visit = 0; visit < 4; visit++) expect((await ask("/")).status).toBe(200);
    other.server.close().closeAllConnections();
    const answer = await ask("/");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.page).toContain("Chwila przerwy");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});
