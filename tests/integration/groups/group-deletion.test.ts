import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, comments, groups, moderationCases, notifications, staff } from "~/db/schema";
import { paths } from "~/paths";
import { loader as actPage, type ActPage } from "~/routes/admin/act";
import { approveAct } from "~/services/acts/decide-act.server";
import { inTransaction } from "~/services/command/context.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { groupDeletionEffects, planGroupDeletion } from "~/services/groups/delete-group.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { decideText } from "~/services/moderation/decide-text.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { signIn } from "../../support/members";
import { reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { ask as askColleague } from "../../support/acts";

const rowOf = async (id: string) => (await db.select().from(groups).where(eq(groups.id, id)))[0];
const auditOf = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.targetId, id))).map((line) => [
    line.act,
    line.reason,
  ]);

describe("deleting a group takes two administrators", () => {
  beforeEach(async () => void (await db.delete(staff)));

  const act = (groupId: string) =>
    ({ kind: "delete_group", input: { groupId, reason: "unused_group" } }) as const;

  async function full(more = {}) {
    const group = await newGroup(more);
    const person = await newPerson();
    const membership = await putInto(group, person);
    const post = await writePost(membership);
    await writeComment(membership, post);
    return { group, person, post };
  }

  test("and takes everything in it; its members are told without its name", async () => {
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const { group, person, post } = await full({ isSensitive: true });
    const outside = [await newPerson(), await newPerson(), await newPerson()];
    for (const [index, state] of (["left", "requested", "banned"] as const).entries())
      await putInto(group, outside[index]!, { state });
    expect(await groupDeletionEffects(asking.ctx, group.id)).toEqual({
      ...{ members: 1, posts: 1, comments: 1 },
      cases: { waiting: 0, appealable: 0, until: null },
    });
    const id = await askColleague(asking.ctx, act(group.id));
    await expect(approveAct(asking.ctx, id)).rejects.toMatchObject({ code: "same_person" });
    expect(await rowOf(group.id)).toBeDefined();
    await approveAct(agreeing.ctx, id);
    expect(await rowOf(group.id)).toBeUndefined();
    expect(await db.select().from(comments).where(eq(comments.postId, post.id))).toEqual([]);
    const told = await listNotifications(person.ctx);
    expect(told.notifications).toMatchObject([{ isReadable: false, isGroupDeleted: true }]);
    // To whoever had left, or was never let in, it is not theirs.
    for (const { ctx } of outside) expect((await listNotifications(ctx)).notifications).toEqual([]);
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId));
    expect(JSON.stringify(rows)).not.toContain(group.name);
    expect(await auditOf(group.id)).toEqual([
      ["request_act", "unused_group"],
      ["delete_group", "unused_group"],
      ["approve_act", "unused_group"],
    ]);
  });

  test("and not while somebody may still appeal there, also once it was asked for", async () => {
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const { group, post } = await full();
    const id = await askColleague(asking.ctx, act(group.id));
    await decideText(staffContext("moderator", undefined, asking.userId), {
      ...{ text: { kind: "post", id: post.id }, kind: "hide" },
      ...{ reason: "abuse", words: "Prosimy inaczej." },
    });
    await expect(approveAct(agreeing.ctx, id)).rejects.toMatchObject({ code: "cases_wait" });
    const other = await full();
    await decideText(staffContext("moderator", undefined, asking.userId), {
      ...{ text: { kind: "post", id: other.post.id }, kind: "hide" },
      ...{ reason: "abuse", words: "Prosimy inaczej." },
    });
    await expect(askColleague(asking.ctx, act(other.group.id))).rejects.toThrow("cases_wait");
  });

  test("and says until when it has to wait, to whoever asks and to whoever agrees", async () => {
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const [asker, agreer] = [await signIn(asking.identity), await signIn(agreeing.identity)];
    const { group, person, post } = await full();
    const page = async ({ jar }: typeof asker, tab: string, id: string, name: string) => {
      const request = jar.on(get(paths.adminAct(tab, id, name)));
      const { data } = await call<ActPage>(actPage, request, { tab, id, act: name });
      return data.preview.impossible;
    };
    const asked = () => page(asker, "groups", group.id, "delete");
    expect(await asked()).toBeUndefined();
    const id = await askColleague(asking.ctx, act(group.id));

    const decidedAt = new Date("2026-03-01T12:00:00Z");
    await decideText(staffContext("moderator", { now: decidedAt }, asking.userId), {
      ...{ text: { kind: "post", id: post.id }, kind: "hide" },
      ...{ reason: "abuse", words: "Prosimy inaczej." },
    });
    const until = new Date(decidedAt.getTime() + 184 * 24 * 60 * 60_000);
    const by = (now: Date) => groupDeletionEffects(staffContext("admin", { now }), group.id);
    const cases = { waiting: 0, appealable: 1, until };
    expect((await by(new Date(until.getTime() - 1))).cases).toEqual(cases);
    expect((await by(until)).cases).toEqual({ waiting: 0, appealable: 0, until: null });

    await db
      .update(moderationCases)
      .set({ decidedAt: new Date() })
      .where(eq(moderationCases.groupId, group.id));
    const sentence =
      /^W 1.sprawie z tej grupy można się jeszcze odwołać\. .* usunąć ją można po \d/;
    expect(await asked()).toMatch(sentence);
    expect(await page(agreer, "agreements", id, "approve")).toMatch(sentence);

    // Somebody else's report of what is in it: nobody knows how long that takes.
    const other = await writePost(await putInto(group, await newPerson()));
    await reportAs(person, "post", other.id);
    expect(await asked()).toMatch(/^W 1.sprawie z tej grupy ktoś czeka na decyzję/);
  });

  test("and waits for a case that is being made there", async () => {
    const { group } = await full();
    await inTransaction(testContext(), async (making) => {
      // As the foreign key of a case does.
      await making.db.select().from(groups).where(eq(groups.id, group.id)).for("key share");
      const planned = inTransaction(testContext(), async (tx) => {
        await tx.db.execute(sql`set local lock_timeout = '50ms'`);
        await planGroupDeletion(tx, group.id);
      });
      await expect(planned).rejects.toMatchObject({ cause: { code: "55P03" } });
    });
  });

  test("and is not for moderators, nor of what there is not", async () => {
    const { group } = await full();
    await expect(askColleague(staffContext("moderator"), act(group.id))).rejects.toThrow(
      NotAllowed,
    );
    await expect(askColleague((await newStaff("admin")).ctx, act(randomUUID()))).rejects.toThrow(
      NotFound,
    );
  });
});
