import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq, inArray } from "drizzle-orm";
import { createElement } from "react";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, groups, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as panel from "~/routes/community/panel";
import * as welcome from "~/routes/community/welcome";
import { newGroup, putInto } from "../../support/community";
import { newMember, signedInAs, signIn, type CookieJar } from "../../support/members";
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
  buildOf({ panel, witaj: welcome }, entry, { default: () => createElement(Outlet) }),
);

const sender = (jar: CookieJar) => (values: Record<string, string>) =>
  fetch(
    jar.on(
      new Request(url + paths.welcome(), {
        ...{ method: "POST", redirect: "manual" },
        body: new URLSearchParams(values),
      }),
    ),
  );

const ticksOf = (some: readonly { id: string }[]) =>
  Object.fromEntries(some.map(({ id }) => [`group-${id}`, "on"]));

const statesIn = (some: readonly { id: string }[]) =>
  db
    .select({ groupId: groupMembers.groupId, state: groupMembers.state })
    .from(groupMembers)
    .where(
      inArray(
        groupMembers.groupId,
        some.map(({ id }) => id),
      ),
    );

test("one form of the first screen takes the nick and joins groups, and gives both back where one is wrong", async () => {
  const wanted = await Promise.all([newGroup({ type: 12 }), newGroup({ type: 12 })]);
  for (const { id } of wanted)
    await db.update(groups).set({ postCount: 2_100_000_000 }).where(eq(groups.id, id));
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const html = await (await fetch(jar.on(new Request(`${url}/panel`)))).text();
  const form = /<form.*?<\/form>/s.exec(html.slice(html.indexOf("<main")))?.[0] ?? html;
  expect(form).toContain(`action="${paths.welcome()}"`);
  expect(form.match(/ name="nick"/g)).toHaveLength(1);
  expect(form.match(/<button/g)).toHaveLength(1);
  for (const { id } of wanted) expect(form).toContain(`name="group-${id}"`);

  const send = sender(jar);
  const nick = `Nowa ${randomUUID().slice(0, 8)}`;
  const none = await send({ nick });
  expect(none.status).toBe(422);
  const asked = await none.text();
  expect(asked).toContain("Wybierz co najmniej jedną grupę.");
  expect(asked).toContain(`value="${nick}"`);
  const ticks = ticksOf(wanted);
  const nameless = await send({ nick: "", ...ticks });
  expect(nameless.status).toBe(422);
  const kept = await nameless.text();
  expect(kept).toContain("Wpisz nick.");
  for (const { id } of wanted)
    expect(kept).toMatch(new RegExp(`<input[^>]*name="group-${id}"[^>]*checked`));

  const { status, headers } = await send({ nick, ...ticks });
  expect(status).toBe(303);
  expect(wanted.map(({ slug }) => paths.firstPost(slug))).toContain(headers.get("Location"));
  for (const { id } of wanted) {
    const members = await db
      .select({ nick: users.nick, state: groupMembers.state })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .where(eq(groupMembers.groupId, id));
    expect(members).toEqual([{ nick, state: "active" }]);
  }
  const later = await (await fetch(jar.on(new Request(`${url}/panel`)))).text();
  expect(later).toContain(`Dzień dobry, ${nick}!`);
  expect(later).toContain(`href="${paths.talks()}"`);
});

test("the same form sent twice leads on twice, also with a group that is not offered any more", async () => {
  const ticked = [await newGroup(), await newGroup()];
  // Seven others are livelier now.
  const lively = await Promise.all(Array.from({ length: 7 }, () => newGroup()));
  for (const { id } of lively)
    await db.update(groups).set({ postCount: 2_140_000_000 }).where(eq(groups.id, id));
  const { jar } = await signIn(await newMember());
  const send = sender(jar);
  const form = { nick: `Nowa ${randomUUID().slice(0, 8)}`, ...ticksOf(ticked) };
  const nameless = await send({ ...form, nick: "" });
  const kept = await nameless.text();
  for (const { id } of ticked)
    expect(kept).toMatch(new RegExp(`<input[^>]*name="group-${id}"[^>]*checked`));
  const answers = [await send(form), await send(form)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  for (const { headers } of answers)
    expect(ticked.map(({ slug }) => paths.firstPost(slug))).toContain(headers.get("Location"));
  expect((await statesIn(ticked)).map(({ state }) => state)).toEqual(["active", "active"]);
});

test("a group that is not open, or shut to the sender, is not joined by its box", async () => {
  const open = await newGroup();
  const shut = await newGroup();
  const forged = [await newGroup({ isPrivate: true }), await newGroup({ isSensitive: true })];
  const identity = await newMember();
  const { jar } = await signIn(identity);
  await putInto(shut, await signedInAs(identity), { state: "banned" });
  const send = sender(jar);
  const nick = `Nowa ${randomUUID().slice(0, 8)}`;
  const others = { nick, ...ticksOf([...forged, shut]), "group-nothing": "on" };
  const alone = await send(others);
  expect(alone.status).toBe(422);
  expect(await alone.text()).toContain("Wybierz inną.");
  const beside = await send({ ...ticksOf([open]), ...others });
  expect([beside.status, beside.headers.get("Location")]).toEqual([
    303,
    paths.firstPost(open.slug),
  ]);
  expect(await statesIn(forged)).toEqual([]);
  expect(await statesIn([shut])).toEqual([{ groupId: shut.id, state: "banned" }]);
});

test("where no group is open to somebody, the first screens lead to the directory and hold no form", async () => {
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const { userId } = await signedInAs(identity);
  const all = await db.select({ groupId: groups.id }).from(groups);
  await db.insert(groupMembers).values(
    all.map(({ groupId }) => ({
      ...{ groupId, userId, state: "banned" as const, joinedAt: new Date() },
    })),
  );
  for (const path of [paths.panel(), paths.welcome()]) {
    const html = await (await fetch(jar.on(new Request(url + path)))).text();
    expect(html).toContain("Cześć! Wybierz miejsce dla siebie");
    expect(html).toContain("Nie ma teraz otwartej grupy");
    expect(html).toContain(`href="${paths.groups()}"`);
    expect(html).not.toContain(`action="${paths.welcome()}"`);
  }
});
