import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { createElement } from "react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateDatabase } from "../../../scripts/migrate-database";
import { startEmbeddedPostgres } from "../../../scripts/postgres/embedded";

/**
 * A server that is stopped by a signal keeps its connections and its port, and says nothing: what a machine does whose
 * disk hangs. Its own, since every other suite would hang with it.
 */
const folder = await mkdtemp(join(tmpdir(), "konstelacja-hanging-"));
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres(folder, { durable: false });
await migrateDatabase(server.url);
const admin = postgres(server.url, { max: 1, idle_timeout: 0 });
// Before anything is loaded that connects to the server of the settings.
Object.assign(process.env, { DATABASE_URL: server.url, LIMIT_PATIENCE_MS: "300" });

let url: string;
let cookie: string;
let groupId: string;
/** Everything that is logged. */
let logged: () => string;
/** A stream of an order that is open while the database hangs, and whether it has ended. */
const token = `Smart-${randomUUID()}`;
let hasEnded = false;

beforeAll(async () => {
  const [
    { formBoundary },
    { ErrorPage },
    entry,
    contact,
    newPost,
    order,
    group,
    landing,
    web,
    events,
    log,
  ] = await Promise.all([
    import("~/forms/form-boundary"),
    import("~/ui/error-page"),
    import("~/entry.server"),
    import("~/routes/public/contact"),
    import("~/routes/community/new-post"),
    import("~/routes/orders/order-form"),
    import("~/routes/community/group"),
    import("~/routes/rental/landing"),
    import("../../support/web-server"),
    import("~/http/event-stream.server"),
    import("../../support/captured-log"),
  ]);
  logged = log.captureLog();
  const open = () =>
    events.eventStream(() => ({ beat: () => undefined, stop: () => void (hasEnded = true) }));
  const { Outlet } = await import("@remix-run/react");
  const routes = { kontakt: contact, "post/new": newPost, "smart/emotion-mirror": order } as object;
  const root = {
    default: () => createElement(Outlet),
    ErrorBoundary: formBoundary(() => createElement(ErrorPage), { fields: [] }),
  };
  const more = {
    "doradca-prawny": landing,
    "grupy/:slug": group,
    "orders/:token/events": { loader: open },
  };
  const build = web.buildOf({ ...routes, ...more } as never, entry, root);
  ({ url } = await web.startWebServer(build));

  const members = await import("../../support/members");
  const community = await import("../../support/community");
  const identity = await members.newMember();
  const key = randomUUID();
  const [user] = await admin`
    update users set nick = ${key}, nick_key = ${key}, created_at = '2026-01-01'
    where auth0_id = ${identity.id} returning id`;
  const place = await community.newGroup();
  await community.putInto(place, { userId: user!.id as string });
  groupId = place.id;
  const { jar } = await members.signIn(identity);
  cookie = jar.on(new Request(url)).headers.get("Cookie") ?? "";
});

afterAll(async () => {
  await wake();
  const { closeDatabase } = await import("~/db/client.server");
  await closeDatabase();
  await admin.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Processes that are stopped: the server's own, and those behind every connection. */
let stopped: number[] = [];

async function hang(): Promise<void> {
  const backends = await admin<{ pid: number }[]>`select pid from pg_stat_activity`;
  const [{ postmaster } = { postmaster: 0 }] = await admin<{ postmaster: number }[]>`
    select (regexp_match(pg_read_file('postmaster.pid'), '^[0-9]+'))[1]::int as postmaster`;
  stopped = [postmaster, ...backends.map(({ pid }) => pid)];
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
}

async function wake(): Promise<void> {
  for (const pid of stopped.splice(0)) process.kill(pid, "SIGCONT");
}

const send = async (path: string, fields: Record<string, string>, headers = {}) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
  return { response, text: await response.text() };
};

const themeCookie = async (theme: "dark" | "light") => {
  const { rememberTheme } = await import("~/http/theme.server");
  return (await rememberTheme(theme)).split(";")[0];
};

const contactForm = () => ({
  email: `anna.${randomUUID()}@example.com`,
  message: `Dokument nie przyszedł, a czekam od rana. ${randomUUID()}`,
});
const postForm = () => ({
  groupId,
  title: "Kto jutro idzie nad rzekę?",
  content: `Ruszam o szóstej, z termosem i kocem. ${randomUUID()}`,
  formToken: randomUUID(),
});
const orderForm = () => ({
  formToken: randomUUID(),
  name: "Łucja",
  email: `lucja.${randomUUID()}@example.com`,
  mood: `Zażółć gęślą jaźń, trochę smutno, trochę lekko. ${randomUUID()}`,
  touchedEmotion: "cisza",
  focusEmotion: "smutek",
  consent: "on",
  ageConsent: "on",
  sensitiveConsent: "on",
});

/** How soon is for `database-watch-clock.test.ts` to see: here nothing would ever answer if nobody watched. */
describe("while the database hangs", () => {
  beforeAll(async () => {
    // Connections are open, as they are in the middle of a day.
    expect((await send("/kontakt", contactForm())).response.status).toBe(303);
    expect((await send("/post/new", postForm(), { cookie })).response.status).toBe(303);
    const stream = await fetch(`${url}/orders/${token}/events`);
    expect(stream.status).toBe(200);
    const page = await fetch(`${url}/doradca-prawny`);
    expect(page.headers.get("cache-control")).toContain("public");
    await hang();
  });

  test("words to us come back in their form, as when it refuses", async () => {
    const form = contactForm();
    const { response, text } = await send("/kontakt", form);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).toContain("Nie udało się wysłać wiadomości.");
    expect(text).toContain(form.message);
    expect(text).toContain(form.email);
  });

  test("a post comes back with every word", async () => {
    const form = postForm();
    const { response, text } = await send("/post/new", form, { cookie });
    expect(response.status).toBe(503);
    for (const words of [form.title, form.content, form.formToken]) expect(text).toContain(words);
    expect(text).toContain("Chwilowo nie możemy tego zapisać");
  });

  test("an order comes back with every answer", async () => {
    const form = orderForm();
    const { response, text } = await send("/smart/emotion-mirror", form);
    expect(response.status).toBe(503);
    for (const words of [form.mood, form.email, form.formToken]) expect(text).toContain(words);
  });

  test("a page that needs it says so in the house's own words", async () => {
    const response = await fetch(`${url}/grupy/nad-rzeka`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Chwilowo niedostępne");
  });

  test("members see public pages as visitors do, for no cache, and no page of their own", async () => {
    const look = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(url + path, { headers });
      const { status } = response;
      return { status, cache: response.headers.get("cache-control"), text: await response.text() };
    };
    const etag = (await fetch(`${url}/doradca-prawny`)).headers.get("etag") ?? "";
    const visitor = await look("/doradca-prawny");
    expect(visitor.status).toBe(200);
    const asked = await Promise.all([
      look("/doradca-prawny", { cookie }),
      look("/doradca-prawny", { cookie, "If-None-Match": etag }),
      look("/doradca-prawny", { cookie: `${cookie}; ${await themeCookie("dark")}` }),
    ]);
    for (const member of asked)
      expect(member).toEqual({ status: 200, cache: "no-store", text: visitor.text });
    expect(await look("/post/new", { cookie })).toMatchObject({ status: 503, cache: "no-store" });
    const form = contactForm();
    const { response, text } = await send("/kontakt", form, { cookie });
    expect(response.status).toBe(503);
    expect(text).toContain(form.message);
  });

  test("and afterwards the same form is taken, once", async () => {
    const form = contactForm();
    expect((await send("/kontakt", form)).response.status).toBe(503);
    await wake();
    await expect
      .poll(async () => (await send("/kontakt", form)).response.status, { interval: 300 })
      .toBe(303);
    const page = await fetch(`${url}/doradca-prawny`, { headers: { cookie } });
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const rows = await admin`select 1 from messages where body = ${form.message}`;
    expect(rows).toHaveLength(1);
  });

  test("a stream that was open stays open, and nothing that is logged names its address", () => {
    expect(hasEnded).toBe(false);
    expect(logged()).toContain("/grupy/:slug");
    expect(logged()).not.toContain(token);
    expect(logged()).not.toContain("ERR_HTTP_HEADERS_SENT");
  });
});
