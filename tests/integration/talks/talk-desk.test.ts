import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, talks, users } from "~/db/schema";
import { paths } from "~/paths";
import { loader as desk } from "~/routes/admin/talks";
import { loader as ownTalk } from "~/routes/mentor/talk";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { openContent } from "~/services/acts/open-content.server";
import { listMemberTalks, talkCard, type TalkCard } from "~/services/talks/desk-queries.server";
import { signIn } from "../../support/members";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { begun, consenting, firstOf, ordinary, write, type Member } from "../../support/talks";

const admin = staffContext("admin");
const reason = "complaint";

async function answered(member: Member, more = {}) {
  const { id } = await begun(member, ordinary, more);
  await write(await firstOf(id));
  return id;
}

test("a talk is found by its id, its member and its style, never by its words, and none without a trace", async () => {
  const member = await consenting();
  const [first, second] = [await answered(member), await answered(member, { mentorStyle: "4" })];
  const hidden = (await begun(member, ordinary, { ephemeral: "on" })).id;
  const [user] = await db.select().from(users).where(eq(users.id, member.id));
  const found = async (filters: Parameters<typeof listMemberTalks>[1]) =>
    (await listMemberTalks(admin, filters, 1)).rows.map(({ id }) => id);
  expect(await found({ q: first })).toEqual([first]);
  expect((await listMemberTalks(admin, { q: first }, 1)).rows).toMatchObject([{ messages: 1 }]);
  expect((await found({ q: member.id })).sort()).toEqual([first, second].sort());
  expect((await found({ q: user!.email.toUpperCase() })).sort()).toEqual([first, second].sort());
  expect(await found({ q: member.id, style: "4" })).toEqual([second]);
  expect(await found({ q: user!.email.slice(1) })).toEqual([]);
  expect(await found({ q: "urzędu" })).toEqual([]);
  expect(await found({ q: hidden })).toEqual([]);
  await expect(talkCard(admin, hidden)).rejects.toThrow(NotFound);
  await expect(
    openContent(admin, { target: { kind: "talk", id: hidden }, reason }),
  ).rejects.toMatchObject({ code: "nothing_covered" });
});

test("a talk is covered until an administrator opens it, and its member sees that", async () => {
  const member = await consenting();
  const id = await answered(member);
  const other = await answered(member);
  const { ctx, identity } = await newStaff("admin");
  const { jar } = await signIn(identity, undefined, { fresh: "1" });
  const page = (talk: string) =>
    call<{ talk: TalkCard }>(desk, jar.on(get(paths.adminTab("talks", talk))), { id: talk });
  const covered = (await page(id)).data;
  expect(JSON.stringify(covered)).not.toContain(ordinary);
  expect(covered.talk).toMatchObject({ content: null, messages: 1 });
  expect(covered.talk.calls.map(({ task }) => task)).toContain("mentor");
  await openContent(ctx, { target: { kind: "talk", id }, reason });
  const open = (await page(id)).data.talk;
  expect(open.messagesShown).toMatchObject([
    { content: ordinary, reply: { text: expect.stringMatching(/./) as string } },
  ]);
  expect(JSON.stringify((await page(other)).data)).not.toContain(ordinary);
  const rows = await db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(rows).toMatchObject([{ act: "open_content", reason }]);
  const seen = async (talk: string) =>
    (
      await call<{ page: { talk: { staffAccesses: string[] } } }>(
        ownTalk,
        member.jar.on(get(paths.talk(talk))),
        { id: talk },
      )
    ).data.page.talk.staffAccesses;
  expect(await seen(id)).toHaveLength(1);
  expect(await seen(other)).toEqual([]);
});

test("is for administrators, and for none of them their own", async () => {
  const id = await answered(await consenting());
  const open = (ctx: typeof admin) => openContent(ctx, { target: { kind: "talk", id }, reason });
  for (const role of ["support", "finance", "moderator"] as const) {
    const ctx = staffContext(role);
    for (const tried of [
      () => listMemberTalks(ctx, {}, 1),
      () => talkCard(ctx, id),
      () => open(ctx),
    ])
      await expect(tried()).rejects.toThrow(NotAllowed);
  }
  const own = await newStaff("admin");
  await db.update(talks).set({ userId: own.userId }).where(eq(talks.id, id));
  await expect(open(own.ctx)).rejects.toMatchObject({ code: "oneself" });
  for (const unknown of ["x", randomUUID()])
    await expect(talkCard(own.ctx, unknown)).rejects.toThrow(NotFound);
});
