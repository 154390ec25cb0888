import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, groups, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as join from "~/routes/community/join";
import * as panel from "~/routes/community/panel";
import * as welcome from "~/routes/community/welcome";
import { newGroup } from "../../support/community";
import { newMember, signIn } from "../../support/members";
import { call, get } from "../../support/requests";
import { buildOf, startWebServer } from "../../support/web-server";

const { loader } = panel;

type Panel = { firstGroups: { id: string; type: string }[] | null };

test("who is in no group is offered six of the liveliest open ones, each with its kind", async () => {
  const lively = await Promise.all(Array.from({ length: 7 }, () => newGroup({ type: 12 })));
  const closed = await newGroup({ isPrivate: true });
  for (const { id } of [...lively, closed])
    await db.update(groups).set({ postCount: 2_000_000_000 }).where(eq(groups.id, id));
  const { jar } = await signIn(await newMember());
  const { data } = await call<Panel>(loader, jar.on(get("/panel")));
  const ids = lively.map(({ id }) => id);
  expect(data.firstGroups).toHaveLength(6);
  for (const { id, type } of data.firstGroups ?? []) {
    expect(ids).toContain(id);
    expect(type).toBe("JobSeekers");
  }
});

const { url } = await startWebServer(
  buildOf({ panel, witaj: welcome, "groups/:slug/join": join }, entry, {
    default: () => createElement(Outlet),
  }),
);

test("one press joins a group from the first screen, takes the nick along, and leads on to the next", async () => {
  const group = await newGroup({ type: 12 });
  await db.update(groups).set({ postCount: 2_100_000_000 }).where(eq(groups.id, group.id));
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const html = await (await fetch(jar.on(new Request(`${url}/panel`)))).text();
  const form = /<form.*?<\/form>/s.exec(html.slice(html.indexOf("<main")))?.[0] ?? html;
  const joining = paths.joinGroup(group.slug);
  expect(form.match(/ name="nick"/g)).toHaveLength(1);
  expect(form).toContain(`formaction="${joining}"`);
  // Or whoever joins would be sent on without a word of what they have joined.
  expect(form).not.toMatch(/<input[^>]*name="returnTo"/);
  // Enter in the field takes the nick alone, and goes on to choose several groups.
  expect(form.indexOf(`value="${paths.welcome()}"`)).toBeLessThan(form.indexOf(joining));

  const nick = `Nowa ${randomUUID().slice(0, 8)}`;
  const onward = paths.welcome(group.slug);
  expect(form).toContain(`name="returnTo" value="${onward}"`);
  const body = new URLSearchParams({ nick, returnTo: onward });
  const sent = new Request(url + joining, { method: "POST", redirect: "manual", body });
  const { status, headers } = await fetch(jar.on(sent));
  expect(status).toBe(303);
  expect(headers.get("Location")).toContain(onward);
  const next = await (await fetch(jar.on(new Request(url + onward)))).text();
  expect(next).toContain("O czym jeszcze chcesz rozmawiać?");
  expect(next).toContain(`href="${paths.firstPost(group.slug).replaceAll("&", "&amp;")}"`);
  const [member] = await db
    .select({ nick: users.nick, state: groupMembers.state })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, group.id));
  expect(member).toEqual({ nick, state: "active" });
});
