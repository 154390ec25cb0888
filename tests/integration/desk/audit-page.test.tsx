import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import * as entry from "~/entry.server";
import { orders, users } from "~/db/schema";
import * as audit from "~/routes/admin/audit";
import type { Role } from "~/services/access/permissions";
import { recordAuditEvent } from "~/services/audit/record-audit-event.server";
import { inTransaction } from "~/services/command/context.server";
import { contentAccessAuditEvents } from "~/services/content-access/acts";
import { groupAuditEvents } from "~/services/groups/acts";
import { memberAuditEvents } from "~/services/members/acts";
import { orderAuditEvents } from "~/services/orders/acts";
import { switchAuditEvents } from "~/services/switches/acts";
import { orderNumber } from "~/services/orders/order-number";
import { newGroup } from "../../support/community";
import { signedInMember } from "../../support/desk";
import { signIn } from "../../support/members";
import { placePaidOrder } from "../../support/orders";
import { newStaff } from "../../support/staff";
import { groupTypeNumber } from "~/site/group-types";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "admin/audit": audit }, entry, { default: () => createElement(Outlet) }),
);

const linksIn = (row: string) =>
  [...row.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);

const isOfActor = (href: string) => href.startsWith("/admin/audit?actor=");

/** The log as somebody of the team reads it: its rows without marks, and with their links. */
async function reader(role: Role) {
  const { jar } = await signIn((await newStaff(role)).identity);
  return async (filters: Record<string, string>) => {
    const address = `${url}/admin/audit?${new URLSearchParams(filters)}`;
    const html = await (await fetch(jar.on(new Request(address)))).text();
    const rows =
      html
        .split(/<\/?tbody/)[1]
        ?.split("<tr ")
        .slice(1) ?? [];
    return {
      html,
      lines: rows.map((row) =>
        row
          .replace(/^[^>]*>/, "")
          .replace(/<span aria-hidden.*?<\/span>/g, "")
          .replace(/<\/th>/g, " | ")
          .replace(/<[^>]*>/g, "")
          .replaceAll("\u00a0", " ")
          .trim(),
      ),
      links: rows.map((row) => linksIn(row).find((href) => !isOfActor(href)) ?? null),
      actors: rows.map((row) => linksIn(row).find(isOfActor) ?? null),
    };
  };
}

type World = Awaited<ReturnType<typeof world>>;
let w: World;
beforeAll(async () => {
  w = await world();
});

/** Somebody of the team did four things. */
async function world() {
  const staff = await newStaff("admin");
  const order = await placePaidOrder();
  const email = `sowa.${randomUUID()}@example.com`;
  await db.update(orders).set({ email }).where(eq(orders.id, order.id));
  const member = await signedInMember();
  const nick = `Łoś${randomUUID().slice(0, 8)}`;
  await db.update(users).set({ nick }).where(eq(users.id, member.id));
  const group = await newGroup({ name: `Ogród ${randomUUID().slice(0, 8)}` });
  const adults = { type: groupTypeNumber("Adults") };
  await inTransaction(staff.ctx, async (tx) => {
    await recordAuditEvent(tx, {
      act: contentAccessAuditEvents.open_content,
      target: { kind: "order", id: order.id },
      reason: "complaint",
    });
    await recordAuditEvent(tx, {
      act: memberAuditEvents.ban_member,
      target: { kind: "member", id: member.id },
      reason: "spam",
      before: { status: "active" },
      after: { status: "banned", askedBy: staff.userId, case: randomUUID() },
    });
    await recordAuditEvent(tx, {
      act: groupAuditEvents.edit_group,
      target: { kind: "group", id: group.id },
      reason: "clearer",
      before: { ...adults, private: false },
      after: { ...adults, private: true, renamed: false },
    });
    await recordAuditEvent(tx, {
      act: switchAuditEvents.turn_switch_off,
      target: { kind: "switch", id: "stop-model" },
      reason: "work_done",
    });
  });
  return { staff, order, email, member, nick, group, number: orderNumber(order.number) };
}

const who = () => w.staff.identity.name;

test("each line is a sentence in words, which links to what it is about", async () => {
  const read = await reader("admin");
  const { lines, links, html } = await read({ actor: w.staff.identity.email });
  expect(lines.map((line) => line.replace(/^.* \| /, ""))).toEqual([
    `${who()} cofa wyłącznik „Model”. Powód: prace zakończone.`,
    `${who()} zmienia grupę ${w.group.name}. Powód: jaśniejszy opis tego, o czym jest. Teraz zamknięta.`,
    `${who()} blokuje konto ${w.member.email}. Powód: spam. Stan: w użyciu → blokada.`,
    `${who()} odsłania treść: zamówienie ${w.number}. Powód: reklamacja.`,
  ]);
  expect(links).toEqual([
    "/admin/switches/stop-model",
    `/admin/groups/${w.group.id}`,
    `/admin/users/${w.member.id}`,
    `/admin/orders/${w.order.id}`,
  ]);
  expect(html).not.toContain(w.staff.userId);
});

test("it is found by number, nick, address, act and id", async () => {
  const read = await reader("admin");
  const linksOf = async (q: string) => (await read({ q })).links;
  const order = `/admin/orders/${w.order.id}`;
  const member = `/admin/users/${w.member.id}`;
  for (const q of [w.number, w.number.toLowerCase(), w.email, w.order.id])
    expect([q, await linksOf(q)]).toEqual([q, [order]]);
  for (const q of [w.nick, w.nick.toUpperCase(), w.member.email])
    expect([q, await linksOf(q)]).toEqual([q, [member]]);
  expect(await linksOf("odsłonięcie")).toContain(order);
  expect(await linksOf("odsłonięcie")).not.toContain(member);
  expect(await linksOf(w.staff.identity.email)).toHaveLength(4);
  for (const q of ["K-999999999", "nikt.taki@example.com", "%", "'"])
    expect([q, await linksOf(q)]).toEqual([q, []]);
  expect((await read({ actor: "nikt.taki@example.com" })).links).toEqual([]);
});

test("what its reader may not see is neither named, nor linked, nor found", async () => {
  const read = await reader("finance");
  const { lines, links, html } = await read({ actor: w.staff.identity.email });
  expect(links).toEqual([null, null, null, `/admin/orders/${w.order.id}`]);
  expect(lines[2]).toContain(`${who()} blokuje konto.`);
  expect(html).not.toContain(w.member.email);
  expect(html).not.toContain(w.group.name);
  expect((await read({ q: w.nick })).links).toEqual([]);
  expect((await read({ q: w.number })).links).toEqual([`/admin/orders/${w.order.id}`]);
});

test("what is gone has no link that leads nowhere", async () => {
  await inTransaction(w.staff.ctx, (tx) =>
    recordAuditEvent(tx, {
      act: orderAuditEvents.send_again,
      target: { kind: "order", id: randomUUID() },
      reason: "mail_not_received",
    }),
  );
  const { lines, links } = await (await reader("admin"))({ q: w.staff.identity.email });
  expect(lines[0]).toContain(`${who()} wysyła ponownie dokument: zamówienie.`);
  expect(links[0]).toBeNull();
});

test("staff are called by name, with the way to their address, and by both where two have one name", async () => {
  const { identity } = w.staff;
  const read = await reader("admin");
  const { lines, actors } = await read({ actor: identity.email });
  expect(lines.join()).not.toContain(identity.email);
  expect(actors).toEqual(
    lines.map(() => `/admin/audit?actor=${encodeURIComponent(identity.email)}`),
  );
  const namesake = await newStaff("admin");
  const notOne = await newStaff("admin", undefined, { name: "Ewa Lis" });
  await db.update(users).set({ fullName: identity.name }).where(eq(users.id, notOne.userId));
  await inTransaction(namesake.ctx, (tx) =>
    recordAuditEvent(tx, {
      act: contentAccessAuditEvents.open_content,
      target: { kind: "order", id: w.order.id },
      reason: "complaint",
    }),
  );
  const both = (await read({ q: w.order.id })).lines;
  expect(both.map((line) => line.replace(/^.* \| /, "").split(" odsłania")[0])).toEqual([
    `${identity.name} (${namesake.identity.email})`,
    `${identity.name} (${identity.email})`,
  ]);
});
