import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import * as entry from "~/entry.server";
import * as blog from "~/routes/admin/blog";
import { flashIn, withFlash } from "~/http/flash.server";
import * as layout from "~/routes/admin/layout";
import * as orders from "~/routes/admin/orders";
import { pendingByTab } from "~/routes/admin/pending-work.server";
import { SwitchesOn } from "~/routes/admin/switches-on";
import * as unknown from "~/routes/admin/unknown";
import type { Role } from "~/services/access/permissions";
import { stopSelling, type SwitchName } from "~/services/switches/switch-names";
import { setSwitch } from "~/services/switches/set-switch.server";
import { signIn } from "../../support/members";
import { delay } from "../../support/acts";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

/** The frame in the place of the root, with what the root knows of the address. */
const frame = {
  ...layout,
  loader: async (visit: LoaderFunctionArgs) => ({
    ...(await layout.loader(visit)),
    flash: flashIn(visit.request.url),
  }),
};

const { url } = await startWebServer(
  buildOf({ "admin/blog": blog, "admin/orders/:id?": orders, "admin/*": unknown }, entry, frame),
);

async function asStaff(role: Role) {
  const { jar } = await signIn((await newStaff(role)).identity);
  return async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(jar.on(new Request(url + path, init)));
    return { status: answer.status, html: await answer.text() };
  };
}

const operator = testContext("operator");
const on = (name: SwitchName) =>
  setSwitch(operator, { name, to: "on", reason: "fault_of_ours", note: "test" });
const off = (name: SwitchName) =>
  setSwitch(operator, { name, to: "off", reason: "cause_removed", note: "test" });

const turned = ["stop-model", stopSelling("emotion-mirror")] as const;
afterAll(async () => {
  for (const name of turned) await off(name).catch(() => undefined);
});

test("an address of the desk that nothing stands at says so beside its menu", async () => {
  const open = await asStaff("support");
  for (const path of ["/admin/nie-ma", "/admin/modules/nie-ma", "/admin/a/b/c/d"]) {
    const { status, html } = await open(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain("Nie ma takiej strony");
    expect(html).toContain('<nav aria-label="Administracja"');
    expect(html).toContain('href="/admin/orders"');
  }
  const origin = { Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
  const sent = await open("/admin/nie-ma", { method: "POST", body: "a=1", headers: origin });
  expect(sent.status).toBe(404);
  expect(sent.html).toContain('<nav aria-label="Administracja"');
});

test("every page leads to the console of who may see it, to one's panel and out", async () => {
  const [support, moderator] = [await asStaff("support"), await asStaff("moderator")];
  const { html } = await support("/admin/blog");
  expect(html).toMatch(/<a [^>]*href="\/admin\/modules"[^>]*>Konsola modułów</);
  expect(html).toMatch(/<a [^>]*href="\/panel"[^>]*>Tablica</);
  expect(html).toMatch(/<form method="post" action="\/logout">/);
  const other = (await moderator("/admin/nie-ma")).html;
  expect(other).not.toContain("Konsola modułów");
  expect(other).toContain('href="/panel"');
});

/** The groups of the menu, and the list in view in the one that stands open. */
const groupsIn = (html: string) =>
  [...html.matchAll(/<details([^>]*) class="group\/tabs"[^>]*>(.*?)<\/details>/gs)].map(
    ([whole, , inside]) => ({
      label: /<span class="[^"]*grow">([^<]*)</.exec(inside!)?.[1]?.replaceAll("\u00a0", " "),
      isOpen: /^<details[^>]* open=""/.test(whole),
      current: /<a href="([^"]*)" aria-current="page"/.exec(inside!)?.[1],
    }),
  );

test("five groups fold, and the one that holds the page in view stands open", async () => {
  const admin = await asStaff("admin");
  const groups = groupsIn((await admin("/admin/blog")).html);
  expect(groups.map(({ label }) => label)).toEqual([
    "Obsługa",
    "Sprzedaż",
    "Moderacja",
    "Teksty AI",
    "Zespół i technika",
  ]);
  const open = groups.filter(({ isOpen }) => isOpen);
  expect(open.map(({ label, current }) => [label, current])).toEqual([
    ["Moderacja", "/admin/blog"],
  ]);
  const { html } = await admin("/admin/nie-ma");
  expect(groupsIn(html).some(({ isOpen }) => isOpen)).toBe(false);
});

test("the menu has no group in which somebody may open nothing", async () => {
  const { html } = await (await asStaff("moderator"))("/admin/nie-ma");
  const labels = groupsIn(html).map(({ label }) => label);
  expect(labels).toContain("Moderacja");
  expect(labels).not.toContain("Sprzedaż");
});

test("the menu counts what waits in a list, and not what only happened", () => {
  const line = { label: "", href: "" };
  expect(
    pendingByTab([
      { ...line, tab: "orders", count: 2 },
      { ...line, tab: "orders", count: 3 },
      { ...line, tab: "orders", count: 9, isNews: true },
      { ...line, tab: "jobs", count: 0 },
      { ...line, tab: "mails", count: null },
    ]),
  ).toEqual({ orders: 5 });
});

/** What a page says is stopped; by the migrations some things are from the beginning. */
const stoppedIn = ({ html }: { html: string }) =>
  (/Teraz zatrzymane.*?<\/ul>/s.exec(html)?.[0] ?? "").replaceAll(/<[^>]*>/g, "");

test("what is stopped stands on every page as long as it is, with the way to it for who may turn it", async () => {
  const [admin, support] = [await asStaff("admin"), await asStaff("support")];
  const before = stoppedIn(await support("/admin/blog"));
  expect(before).not.toMatch(/Model|Lustro Emocji/);
  for (const name of turned) await on(name);
  for (const path of ["/admin/blog", "/admin/nie-ma"]) {
    const page = await support(path);
    expect(stoppedIn(page)).toContain("Model: nic nie pyta modelu, a zamówienia czekają.");
    expect(stoppedIn(page)).toMatch(/Lustro Emocji[^.]*: nikt nie złoży nowego zamówienia\./);
    expect(page.html).not.toContain('href="/admin/switches');
  }
  const { html } = await admin("/admin/blog");
  for (const name of turned) expect(html).toContain(`href="/admin/switches/${name}"`);
  await off("stop-model");
  expect(stoppedIn(await support("/admin/blog"))).not.toContain("nic nie pyta modelu");
  await off(turned[1]);
  expect(stoppedIn(await support("/admin/blog"))).toBe(before);
});

test("what is stopped in the same way is told in one line, each with its own link", () => {
  const names = [stopSelling("emotion-mirror"), stopSelling("therapist"), "stop-posts"] as const;
  const html = renderToStaticMarkup(createElement(SwitchesOn, { names, isLinked: true }));
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain(
    "Lustro Emocji, Terapeuta AI: nikt nie złoży nowego zamówienia.",
  );
  for (const name of names) expect(html).toContain(`href="/admin/switches/${name}"`);
});

test("the act pressed last is named with its way back and is read first, the older ones stand folded", async () => {
  const { ctx, identity } = await newStaff("support");
  const { jar } = await signIn(identity);
  const [first, second] = [await placePaidOrder(), await placePaidOrder()];
  for (const { id } of [first, second]) {
    await deliverOrder(testContext(), { orderId: id, lastAttempt: true });
    await delay(ctx, {
      kind: "delete_content",
      input: { orderId: id, reason: "buyer_wrote" },
    });
  }
  const open = async (path: string) => (await fetch(jar.on(new Request(url + path)))).text();
  const html = await open(withFlash("/admin/blog", "act-delayed"));
  const [, line = "", folded = ""] =
    /<div role="status"([^>]*>.*?)<details[^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  expect(line).toContain("Usuniemy treść");
  expect(line).toContain(`/admin/orders/${second.id}`);
  expect(line).toContain("Cofnij");
  expect(line).not.toContain(first.id);
  expect(folded).toContain("Możesz też cofnąć: 1\u00a0wcześniejszą czynność");
  expect(folded).toContain(`/admin/orders/${first.id}`);
  expect(html.match(/ autofocus=""/g)).toHaveLength(1);
  expect(line).toMatch(/^[^>]* tabindex="-1" autofocus=""/);
  expect(await open("/admin/blog")).not.toContain("autofocus");
});

test("what was done is where whoever did it goes on reading", async () => {
  const { jar } = await signIn((await newStaff("support")).identity);
  const html = await (
    await fetch(jar.on(new Request(url + withFlash("/admin/orders", "act-taken-back"))))
  ).text();
  expect(html).toMatch(/<div role="status" tabindex="-1" autofocus=""/);
});

test("an order shows one act that is meant first, a refund in sight, and what else is dangerous only to who asks for more", async () => {
  const { jar } = await signIn((await newStaff("support")).identity);
  const order = await placePaidOrder();
  await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
  await db
    .update(mails)
    .set({ bouncedAt: new Date(), bounceKind: "hard" })
    .where(eq(mails.orderId, order.id));
  const html = await (await fetch(jar.on(new Request(`${url}/admin/orders/${order.id}`)))).text();
  const [, detail = ""] = html.split("<aside");
  const [inSight = "", folded = ""] = detail.split("Więcej czynności");
  const actsIn = (part: string) =>
    [...part.matchAll(/<a ([^>]*data-act=""[^>]*)>(?:<[^>]*>)*([^<]*)/g)].map(
      ([, attributes, label]) => [label, attributes!.includes("bg-primary")],
    );
  expect(actsIn(inSight).slice(0, 2)).toEqual([
    ["Popraw adres", true],
    ["Wyślij ponownie", false],
  ]);
  expect(actsIn(inSight)).toContainEqual(["Zwróć pieniądze", false]);
  expect(actsIn(folded.split("</details>")[0]!).map(([label]) => label)).toEqual([
    "Przyjmij odstąpienie",
    "Usuń treść",
  ]);
  expect(inSight).toContain("Ostatnio:");
  expect(inSight.indexOf("E-mail do tej osoby wrócił")).toBeGreaterThan(-1);
});
