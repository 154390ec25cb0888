import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, identityDeletions, posts, staff } from "~/db/schema";
import { loader as agreementsPage } from "~/routes/admin/agreements";
import { approveAct } from "~/services/acts/decide-act.server";
import { banMember } from "~/services/members/ban-member.server";
import { deletionEffects } from "~/services/members/delete-member.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { newGroup, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { auditOf, sessionsOf, signedInMember, userOf } from "../../support/desk";
import { signIn } from "../../support/members";
import { mailsAt } from "../../support/moderation";
import { placeTestOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { banWords, newStaff, staffContext } from "../../support/staff";
import { ask as askColleague } from "../../support/acts";

describe("deleting a member takes two people", () => {
  beforeEach(async () => void (await db.delete(staff)));

  const request = (userId: string, texts: "keep" | "remove") =>
    ({ kind: "delete_member", input: { userId, texts, reason: "asked_by_member" } }) as const;

  test.each(["keep", "remove"] as const)("who %s what was written", async (texts) => {
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const person = await signedInMember();
    const membership = await putInto(await newGroup(), { userId: person.id });
    const { id: postId } = await writePost(membership);
    const actId = await askColleague(asking.ctx, request(person.id, texts));
    expect(await userOf(person.id)).not.toBeNull();
    await expect(approveAct(asking.ctx, actId)).rejects.toMatchObject({ code: "same_person" });
    await approveAct(agreeing.ctx, actId);
    expect(await userOf(person.id)).toBeNull();
    expect(await sessionsOf(person.auth0Id)).toEqual([]);
    expect(await db.$count(identityDeletions, eq(identityDeletions.auth0Id, person.auth0Id))).toBe(
      1,
    );
    const [written] = await db.select().from(posts).where(eq(posts.id, postId));
    expect(written?.state).toBe(texts === "keep" ? "published" : "deleted");
    const [left] = await db.select().from(groupMembers).where(eq(groupMembers.id, membership.id));
    expect(left).toMatchObject({ userId: null, state: "left" });
    expect((await auditOf(person.id)).map((line) => line.act)).toEqual([
      "request_act",
      "delete_member",
      "approve_act",
    ]);
    const [mail] = await mailsAt(person.email, "Twoje konto jest usunięte");
    expect(mail?.text).toContain("Powód: Twoja prośba.");
  });

  test("after both have read what goes and what stays", async () => {
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const { id, email } = await signedInMember();
    const membership = await putInto(await newGroup(), { userId: id });
    await writePost(membership);
    await placeTestOrder(testContext(), { email: email.toUpperCase() });
    expect(await deletionEffects(asking.ctx, id)).toEqual({
      email,
      sessions: 1,
      memberships: 1,
      posts: 1,
      comments: 0,
      orders: 1,
    });
    const actId = await askColleague(asking.ctx, request(id, "keep"));
    const { jar } = await signIn(agreeing.identity);
    const waiting = await call(agreementsPage, jar.on(get("/admin/agreements")), { id: actId });
    const text = JSON.stringify(waiting.data).replaceAll("\u00a0", " ");
    for (const fact of [email, "1 post", "1 urządzenie", "1 grupa", "1 zamówienie"])
      expect(text).toContain(fact);
  });

  test("and is not asked for by support, about oneself, or for no reason", async () => {
    const [asking] = [await newStaff("admin"), await newStaff("admin")];
    const { id } = await signedInMember();
    await expect(askColleague(staffContext("support"), request(id, "keep"))).rejects.toMatchObject({
      name: "NotAllowed",
    });
    await expect(deletionEffects(staffContext("support"), id)).rejects.toMatchObject({
      name: "NotAllowed",
    });
    await expect(askColleague(asking.ctx, request(asking.userId, "keep"))).rejects.toMatchObject({
      code: "oneself",
    });
    const odd = { ...request(id, "keep").input, reason: "bo tak" as "underage" };
    await expect(
      askColleague(asking.ctx, { kind: "delete_member", input: odd }),
    ).rejects.toMatchObject({ name: "Invalid" });
  });

  test("and is of nobody where the address holds no id", async () => {
    const { ctx } = await newStaff("admin");
    for (const tried of [
      () => deletionEffects(ctx, "abc"),
      () => banMember(ctx, { userId: "abc", reason: "fraud", ...banWords }),
      () => approveAct(ctx, "abc"),
      () => answerAppeal(ctx, { appealId: "abc", outcome: "upheld", words: "Zostaje." }),
    ])
      await expect(tried()).rejects.toMatchObject({ name: "NotFound" });
  });
});
