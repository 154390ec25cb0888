import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, groupMembers, notifications, users } from "~/db/schema";
import { checkAnswers } from "~/forms/form-schema";
import { paths } from "~/paths";
import { action as joinAction, loader as joinLoader } from "~/routes/community/join";
import type { Joining } from "~/routes/community/join-fields";
import { auditOf as linesOf } from "~/services/audit/queries.server";
import { NotFound } from "~/services/command/errors";
import { answerJoinRequest } from "~/services/groups/answer-join-request.server";
import { appointKeeper, dismissKeeper } from "~/services/groups/appoint-keeper.server";
import { joinRequests } from "~/services/groups/join-requests.server";
import { claimNick } from "~/services/groups/claim-nick.server";
import { foldName } from "~/services/groups/fold-name";
import { joinGroup } from "~/services/groups/join-group.server";
import { drawPicture } from "~/services/groups/picture-keys.server";
import { pseudonymRefusals } from "~/services/groups/refusals";
import {
  suggestedPseudonyms,
  suggestPseudonyms,
} from "~/services/groups/suggest-pseudonyms.server";
import { moderateAsKeeper } from "~/services/moderation/moderate-as-keeper.server";
import { saveProfile } from "~/services/members/save-settings.server";
import { pinPost } from "~/services/moderation/pin-post.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { notificationText } from "~/site/notifications";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writePost } from "../../support/community-content";
import { emailOf } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";
import { outcomeOf } from "../../support/refused";
import { screeningOf } from "../../support/screening";
import { newStaff, staffContext } from "../../support/staff";

describe("a pseudonym", () => {
  async function choosing(fullName: string | null = null) {
    const group = await newGroup({ isSensitive: true });
    const person = await newPerson();
    await db.update(users).set({ fullName }).where(eq(users.id, person.userId));
    const call = (pseudonym: string) =>
      outcomeOf(joinGroup(person.ctx, { groupId: group.id, pseudonym, consents: true }));
    return { group, person, call };
  }

  test("is suggested by chance, free at this moment, and no part of one's own name or address", async () => {
    const { group, person } = await choosing();
    const ask = { groupId: group.id, seed: randomUUID() };
    const first = await suggestPseudonyms(person.ctx, ask);
    expect(new Set(first).size).toBe(3);
    expect(await suggestPseudonyms((await newPerson()).ctx, ask)).toEqual(first);
    const other = await newPerson();
    const [taken = "", surname = "", local = ""] = first;
    await joinGroup(other.ctx, { groupId: group.id, pseudonym: taken, consents: true });
    await db
      .update(users)
      .set({
        fullName: `Ewa ${surname.split(" ")[1]}`,
        email: `${foldName(local)}.${randomUUID().slice(0, 4)}@example.com`,
      })
      .where(eq(users.id, person.userId));
    const then = await suggestPseudonyms(person.ctx, ask);
    expect(then).toHaveLength(3);
    for (const name of first) expect(then).not.toContain(name);
    for (const name of suggestedPseudonyms)
      expect(checkAnswers([{ kind: "publicName", name: "name", label: "" }], { name })).toEqual({});
    expect(new Set(suggestedPseudonyms.map(foldName)).size).toBe(suggestedPseudonyms.length);
  });

  type Group = Awaited<ReturnType<typeof newGroup>>;

  /** Opens the form of a sensitive group as somebody new. */
  async function opened(group: Group) {
    const { identity, jar } = await memberInside();
    const { id } = (await userOf(identity.id))!;
    const at = { slug: group.slug };
    const { data } = await call<Joining>(joinLoader, jar.on(get(paths.joinGroup(at.slug))), at);
    const key = data.picture?.key ?? "";
    const sends = async (values: Record<string, string>) => {
      const form = { picture: key, consents: "on", ...values };
      const sent = jar.on(post(paths.joinGroup(at.slug), form));
      expect((await call(joinAction, sent, at)).status).toBe(303);
      const [member] = await db
        .select({ name: groupMembers.pseudonym, seed: groupMembers.pictureSeed })
        .from(groupMembers)
        .where(and(eq(groupMembers.userId, id), eq(groupMembers.groupId, group.id)));
      return member!;
    };
    return { ...data, key, sends };
  }

  const invisible = "\u200b\u2060";

  test("is joined with as it was suggested, beside the picture that was shown, or with one's own", async () => {
    const group = await newGroup({ isSensitive: true });
    const one = await opened(group);
    expect(await one.sends({ suggestion: one.suggestions[1]! })).toEqual({
      name: one.suggestions[1],
      seed: one.picture?.seed,
    });
    const other = await opened(group);
    const own = { suggestion: other.suggestions[0]!, pseudonym: "Kubek w kropki" };
    expect((await other.sends(own)).name).toBe("Kubek w kropki");
    const last = await opened(group);
    const unseen = { suggestion: last.suggestions[2]!, pseudonym: invisible };
    expect((await last.sends(unseen)).name).toBe(last.suggestions[2]);
  });

  test("of one's own is taken although the suggested one that was ticked is somebody's by now", async () => {
    const group = await newGroup({ isSensitive: true });
    const { suggestions, sends } = await opened(group);
    const suggestion = suggestions[0]!;
    const faster = await newPerson();
    await joinGroup(faster.ctx, { groupId: group.id, pseudonym: suggestion, consents: true });
    expect((await sends({ suggestion, pseudonym: "Dzbanek w paski" })).name).toBe(
      "Dzbanek w paski",
    );
  });

  test("stands beside no picture that its sender has chosen, or that was drawn for another group or account", async () => {
    const [group, elsewhere] = [
      await newGroup({ isSensitive: true }),
      await newGroup({ isSensitive: true }),
    ];
    const another = await opened(group);
    const [, signed] = another.key.split(".");
    const chosen = randomUUID();
    for (const key of [another.key, chosen, `${chosen}.${signed}`]) {
      const { seed } = await (
        await opened(group)
      ).sends({
        ...{ picture: key, pseudonym: `Latawiec ${randomUUID().slice(0, 4)}` },
      });
      expect([another.picture?.seed, chosen]).not.toContain(seed);
    }
    const person = await newPerson();
    const { key, seed } = drawPicture(person.ctx, elsewhere.id);
    const join = { pseudonym: "Latawiec na wietrze", consents: true, pictureKey: key };
    for (const { id } of [group, elsewhere]) await joinGroup(person.ctx, { ...join, groupId: id });
    const seeds = await db
      .select({ groupId: groupMembers.groupId, seed: groupMembers.pictureSeed })
      .from(groupMembers)
      .where(eq(groupMembers.userId, person.userId));
    expect(seeds.filter((row) => row.seed === seed)).toEqual([{ groupId: elsewhere.id, seed }]);
  });

  test.each([
    "Opiekun",
    "opiekunka",
    "Opiekun Marek",
    "Zenon Opiekun",
    "Supp0rt",
    "Support Ola",
    "Redakcja",
    "Wsparcie",
  ])("is not %s, which is the house's, nor is a nick", async (name) => {
    const { call, person } = await choosing();
    expect(await call(name)).toBe("pseudonym_reserved");
    expect(await outcomeOf(claimNick(person.ctx, name))).toBe("nick_reserved");
  });

  test("leaves the full name to nobody's eyes, so that no nick is one's own", async () => {
    const { person } = await choosing("Żaneta Śliwińska");
    const called = (nick: string, fullName: string | null = "Żaneta Śliwińska") =>
      outcomeOf(saveProfile(person.ctx, { username: "zaneta", nick, fullName }));
    expect(await outcomeOf(claimNick(person.ctx, "śliwińska żaneta"))).toBe("nick_is_full_name");
    expect(await called("Zaneta.Sliwinska")).toBe("nick_is_full_name");
    const free = `Żaneta z gór ${person.userId.slice(0, 8)}`;
    expect(await called(free)).toBe("done");
    expect(await called(free, free)).toBe("nick_is_full_name");
  });

  test("that is somebody's is told apart from one that nobody may have", async () => {
    const { group, call } = await choosing();
    const other = await newPerson();
    await joinGroup(other.ctx, { groupId: group.id, pseudonym: "Cicha Noc", consents: true });
    expect(await call("cicha noc")).toBe("pseudonym_taken");
    expect(await call("Moderacja")).toBe("pseudonym_reserved");
    expect(pseudonymRefusals.pseudonym_taken).not.toEqual(pseudonymRefusals.pseudonym_reserved);
  });

  test.each(["Żaneta Śliwińska", "śliwińska żaneta", "zaneta.sliwinska", "ZanetaSliwinska"])(
    "is not one's own full name, also as %s",
    async (name) => {
      const { call } = await choosing("Żaneta Śliwińska");
      expect(await call(name)).toBe("pseudonym_is_full_name");
    },
  );

  test.each(["Żaneta Nowak", "4dministr4tor", "Zan3t4 Śliwińsk4"])(
    "gives nobody away by half of a surname or by digits for letters, as %s",
    async (name) => {
      const { call } = await choosing("Żaneta Śliwińska-Nowak");
      expect(await call(name)).toMatch(/^pseudonym_is_full_name$|^pseudonym_reserved$/);
    },
  );

  test.each(["Śliwińska", "sliwinska", "Śliwińska-Nowak", "nowak"])(
    "is not one's own surname, also as %s, nor half of it",
    async (name) => {
      const { call } = await choosing("Żaneta Śliwińska-Nowak");
      expect(await call(name)).toBe("pseudonym_is_surname");
    },
  );

  test.each(["Żaneta", "Maria"])(
    "may be one's first name, which many share, as %s",
    async (name) => {
      const { call } = await choosing("Żaneta Maria Śliwińska");
      expect(await call(name)).toBe("joined");
    },
  );

  test.each(["bronek.jm", "Bronek JM", "jm bronek", "Bronek", "Bronek.jm7"])(
    "is not what one's own address begins with, nor most of it, as %s",
    async (name) => {
      const { call, person } = await choosing();
      await writeTo(person, "bronek.jm");
      expect(await call(name)).toBe("pseudonym_is_address");
    },
  );

  test.each(["Żaneta", "Jan", "Stary Niedźwiedź"])(
    "may have little or nothing in common with one's address, as %s",
    async (name) => {
      const { call, person } = await choosing();
      await writeTo(person, "jan.wisniewski");
      expect(await call(name)).toBe("joined");
    },
  );

  /** Gives somebody an address that begins so. */
  const writeTo = ({ userId }: Person, local: string) =>
    db
      .update(users)
      .set({ email: `${local}+${randomUUID()}@example.com` })
      .where(eq(users.id, userId));

  test("may be a first name, which many have", async () => {
    const { call } = await choosing("Żaneta Śliwińska");
    expect(await call("Żaneta")).toBe("joined");
    const { call: callNameless } = await choosing(null);
    expect(await callNameless("Żaneta Śliwińska")).toBe("joined");
  });
});

describe("the log", () => {
  test("names a keeper by the membership, in whatever they do, and never by the account", async () => {
    const group = await newGroup({ isSensitive: true, type: 17 });
    const [keeper, author] = [await newPerson(), await newPerson()];
    const keeping = await putInto(group, keeper, { role: "keeper" });
    const membership = await putInto(group, author);
    const [pinned, hidden] = [await writePost(membership), await writePost(membership)];
    await pinPost(keeper.ctx, { postId: pinned.id, pinned: true });
    await pinPost(keeper.ctx, { postId: pinned.id, pinned: false });
    const why = { reason: "abuse", words: "Łagodniej.", screening: screeningOf() } as const;
    await moderateAsKeeper(keeper.ctx, { kind: "post", id: hidden.id, ...why });
    await moderateAsKeeper(keeper.ctx, { kind: "member", id: membership.id, days: 3, ...why });
    const lines = (
      await Promise.all(
        [pinned.id, hidden.id, membership.id].map((id) =>
          db.select().from(auditLog).where(eq(auditLog.targetId, id)),
        ),
      )
    ).flat();
    expect(lines.map(({ act }) => act).sort()).toEqual(
      ["keeper_hides", "keeper_silences", "pin_post", "unpin_post"].sort(),
    );
    for (const line of lines)
      expect(line).toMatchObject({ actorKind: "keeper", actorId: keeping.id });
    const shown = JSON.stringify([
      lines,
      await linesOf(staffContext("admin"), { kind: "post", id: hidden.id }),
    ]);
    for (const secret of [keeper.userId, await emailOf(keeper)])
      expect(shown).not.toContain(secret);
  });
});

describe("whoever was promised to hear hears", () => {
  const told = async ({ userId, ctx }: Person, kind: string) => {
    const rows = await db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(rows.map((row) => row.kind)).toContain(kind);
    const { notifications: shown } = await listNotifications(ctx);
    const texts = shown.flatMap((each) =>
      each.isReadable && each.kind === kind ? notificationText(each) : [],
    );
    return texts.join();
  };

  test("that a request to join was refused, without by whom", async () => {
    const group = await newGroup({ isPrivate: true });
    const [keeper, person] = [await newPerson(), await newPerson()];
    await putInto(group, keeper, { role: "keeper" });
    const asking = await putInto(group, person, { state: "requested" });
    await answerJoinRequest(keeper.ctx, { membershipId: asking.id, letsIn: false });
    const text = await told(person, "not_let_in");
    expect(text).toContain(`„${group.name}” nie przyjęli Twojej prośby`);
    expect(text).not.toContain(keeper.nick);
    const [row] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId));
    expect(row).toMatchObject({ actorId: null, groupId: group.id });
  });

  test("that they look after a group, and that they do no more", async () => {
    const group = await newGroup();
    const person = await newPerson();
    const { id: membershipId } = await putInto(group, person);
    const { ctx } = await newStaff("moderator");
    await appointKeeper(ctx, { membershipId, reason: "volunteered" });
    expect(await told(person, "keeper_appointed")).toContain(
      `opiekujesz się grupą „${group.name}”`,
    );
    await dismissKeeper(ctx, { membershipId, reason: "own_request" });
    const text = await told(person, "keeper_dismissed");
    expect(text).toContain("Nie opiekujesz się już");
    expect(text).toContain("Powód: własna prośba.");
    // Another dismissal has its own.
    await appointKeeper(ctx, { membershipId, reason: "volunteered" });
    await dismissKeeper(ctx, { membershipId, reason: "inactive" });
    expect(await told(person, "keeper_dismissed")).toContain("Powód: nieobecność.");
  });

  test("nobody answers their own request to join, not even as staff or as a keeper", async () => {
    const group = await newGroup({ isPrivate: true });
    const moderator = await newStaff("moderator");
    const own = await putInto(group, moderator, { state: "requested" });
    const asMember = testContext({ kind: "member", userId: moderator.userId });
    const keeper = await newPerson();
    const ofKeeper = await putInto(group, keeper, { state: "requested", role: "keeper" });
    for (const letsIn of [true, false]) {
      const answer = (membershipId: string) => ({ membershipId, letsIn });
      await expect(answerJoinRequest(moderator.ctx, answer(own.id))).rejects.toMatchObject({
        name: "NotAllowed",
        code: "oneself",
      });
      await expect(answerJoinRequest(asMember, answer(own.id))).rejects.toThrow(NotFound);
      await expect(answerJoinRequest(keeper.ctx, answer(ofKeeper.id))).rejects.toThrow(NotFound);
    }
    const { requests } = await joinRequests(moderator.ctx, group.slug);
    const isOwn = new Map(requests.map((request) => [request.author.id, request.isOwn]));
    expect(isOwn).toEqual(
      new Map([
        [own.id, true],
        [ofKeeper.id, false],
      ]),
    );
    const rows = await db.select().from(groupMembers).where(eq(groupMembers.groupId, group.id));
    expect(rows.map(({ state }) => state)).toEqual(["requested", "requested"]);
  });
});
