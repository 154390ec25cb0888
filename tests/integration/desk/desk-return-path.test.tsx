import { Outlet } from "@remix-run/react";
import { beforeEach, describe, expect, test } from "vitest";
import * as entry from "~/entry.server";
import * as callback from "~/routes/account/auth-callback";
import * as login from "~/routes/account/login";
import * as act from "~/routes/admin/act";
import * as orders from "~/routes/admin/orders";
import { answerAtProvider, type CookieJar, provedAgo, signIn } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";
import { withCode } from "../../support/requests";
import { newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      login,
      "auth-callback": callback,
      "admin/orders/:id?": orders,
      "admin/:tab/:id/:act": act,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

const unescaped = (text: string) => text.replaceAll("&amp;", "&");

/** A browser without scripts: it follows links and sends forms as they stand in the page. */
class PlainTab {
  address = "";
  html = "";

  constructor(readonly jar: CookieJar) {}

  async open(address: string, init: RequestInit = {}): Promise<void> {
    const { href } = new URL(address, url);
    const response = await fetch(this.jar.on(new Request(href, { redirect: "manual", ...init })));
    this.jar.take(response);
    const location = response.headers.get("location");
    if (location && new URL(location, href).origin === url) return this.open(location);
    this.address = location ?? href.slice(url.length);
    this.html = await response.text();
  }

  follow(label: string): Promise<void> {
    const [, href] = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}<`).exec(this.html) ?? [];
    if (href === undefined) throw new Error(`no link ${label}`);
    return this.open(unescaped(href));
  }

  /** Sends the only form of the page that posts. */
  send(typed: Record<string, string> = {}): Promise<void> {
    const [, attributes = "", content = ""] =
      /<form ([^>]*method="post"[^>]*)>(.*?)<\/form>/s.exec(this.html) ?? [];
    const valueOf = (tag: string, name: string) =>
      unescaped(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
    const hidden = [...content.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
      valueOf(tag, "name"),
      valueOf(tag, "value"),
    ]);
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...typed });
    return this.open(valueOf(attributes, "action"), { method: "POST", body });
  }
}

describe("without scripts an act keeps the list that one came from", () => {
  let order: Awaited<ReturnType<typeof placePaidOrder>>;
  let list: string;
  let row: string;
  beforeEach(async () => {
    order = await placePaidOrder(testContext("buyer"));
    list = `?status=paid&email=${encodeURIComponent(order.email!)}&page=1`;
    row = `/admin/orders/${order.id}?email=${encodeURIComponent(order.email!)}&status=paid`;
  });

  async function staffTab() {
    const { identity } = await newStaff("support");
    const tab = new PlainTab((await signIn(identity)).jar);
    return { identity, tab };
  }

  async function openRow(tab: PlainTab) {
    await tab.open(`/admin/orders${list}`);
    await tab.follow(`K-${order.number}`);
    expect(decodeURIComponent(tab.address)).toBe(decodeURIComponent(row));
  }

  test("whether it is left, refused or done", async () => {
    const { tab } = await staffTab();
    await openRow(tab);
    await tab.follow("Przyjmij odstąpienie");
    await tab.follow("Nie, wróć");
    expect(decodeURIComponent(tab.address)).toBe(decodeURIComponent(row));

    await tab.follow("Zwróć pieniądze");
    await tab.send({ amount: "1" });
    expect(tab.html).toContain("Podaj powód zwrotu");
    await tab.send({ amount: "1", reason: "goodwill" });
    expect(decodeURIComponent(withCode(tab.address))).toBe(
      `${decodeURIComponent(row)}&done=act-delayed`,
    );
    // While the refund waits nothing else is offered, and it is named.
    await tab.follow("Przyjmij odstąpienie");
    expect(tab.html).toContain("Czynność „Zwrot pieniędzy” jest już przyjęta");
    await tab.follow("Wróć");
    expect(decodeURIComponent(tab.address)).toBe(decodeURIComponent(row));
  });

  test("and so does the sign-in that it asks for", async () => {
    const { identity, tab } = await staffTab();
    await provedAgo(identity.id, 16);
    await openRow(tab);
    await tab.follow("Zwróć pieniądze");
    const confirmation = tab.address;
    expect(tab.html).toContain("Zaloguj się ponownie");
    await tab.send();
    await tab.open(
      (await answerAtProvider(new URL(tab.address), identity)).href.replace(
        /^.*?\/auth-callback/,
        "/auth-callback",
      ),
    );
    expect(tab.address).toBe(confirmation);
    expect(tab.html).not.toContain("Zaloguj się ponownie");
    await tab.follow("Nie, wróć");
    expect(decodeURIComponent(tab.address)).toBe(decodeURIComponent(row));
  });

  test("but leads to no other site and no other page", async () => {
    const { tab } = await staffTab();
    for (const elsewhere of ["https://evil.example/", "//evil.example/admin", "/logout"]) {
      const returnTo = new URLSearchParams({ returnTo: elsewhere });
      await tab.open(`/admin/orders/${order.id}/withdraw?${returnTo}`);
      expect(tab.html).not.toContain("evil.example");
      await tab.follow("Nie, wróć");
      expect(tab.address).toBe(`/admin/orders/${order.id}`);
    }
  });
});
