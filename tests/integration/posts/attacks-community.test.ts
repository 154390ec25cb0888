import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, notifications, users } from "~/db/schema";
import { loader as commentsLoader } from "~/routes/community/add-comment";
import { loader as likeLoader } from "~/routes/community/like";
import { claimNick } from "~/services/groups/claim-nick.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { markRead } from "~/services/notifications/mark-read.server";
import { publishPost, type PostInput } from "~/services/posts/publish-post.server";
import { editPost } from "~/services/posts/edit-post.server";
import { setLike } from "~/services/posts/set-like.server";
import { hasLink } from "~/services/posts/text-rules";
import { searchCommunity } from "~/services/search/search-community.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { call, get } from "../../support/requests";
import { memberInside } from "../../support/settings";
import { buildOf, startWebServer } from "../../support/web-server";
import { screeningOf } from "../../support/screening";
import { outcomeOf } from "../../support/refused";

const nobody = "00000000-0000-4000-8000-000000000000";

/** Somebody in a group, with the membership. */
async function inside(group: Awaited<ReturnType<typeof newGroup>>, clock?: { now: Date }) {
  const person = await newPerson({}, clock);
  return { ...person, membership: await putInto(group, person) };
}

describe("what somebody types into an address", () => {
  test("with a zero byte is turned away in front of everything", async () => {
    const server = await startWebServer(
      buildOf({ "*": { loader: () => new Response("reached", { status: 200 }) } }),
    );
    for (const path of ["/grupy/%00", "/grupy?after=a%00", "/panel.data?group=%00"]) {
      const answer = await fetch(server.url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: 400 });
    }
    expect((await fetch(`${server.url}/grupy/%2500`)).status).toBe(200);
  });

  test("never breaks out of the address that it leads to", async () => {
    const { jar } = await memberInside();
    for (const [loader, address, page] of [
      [likeLoader, "/post/x/like", "post"],
      [commentsLoader, "/post/x/comments", "post"],
      [likeLoader, "/comments/x/like", "comments"],
    ] as const)
      for (const id of ["💩", "\u202e", "a\r\nSet-Cookie: x=1", "../../logout"]) {
        const { status, location } = await call(loader, jar.on(get(address)), { id });
        expect({ id, status }).toEqual({ id, status: 303 });
        expect(location).toMatch(/^\/(?:post|comments)\/[\w.%~-]+$/);
        expect(location?.split("/")[1]).toBe(page);
      }
  });

  test.each([`1.${"-".repeat(36)}`, `99999999999999.${"-".repeat(36)}`, `1.${"a".repeat(36)}`])(
    "as a place among notifications means the beginning: %s",
    async (before) => {
      const { ctx } = await newPerson();
      expect(await listNotifications(ctx, { before })).toEqual({ notifications: [], next: null });
    },
  );

  test.each([`1e-99_1_${nobody}`, `9.999999999999e-46_1_${nobody}`])(
    "as a place among hits is one that the database can compare: %s",
    async (before) => {
      const { ctx } = await newPerson();
      const found = await searchCommunity(ctx, "nieistniejące", { sort: "best", before });
      expect(found?.hits).toEqual([]);
    },
  );
});

describe("a pseudonym and a nick that are chosen at the same moment", () => {
  test("never become the same name", async () => {
    const group = await newGroup({ isSensitive: true });
    for (let round = 0; round < 12; round++) {
      const person = await newPerson();
      const name = `Razem ${randomUUID().slice(0, 8)}`;
      const outcomes = await Promise.all([
        outcomeOf(claimNick(person.ctx, name)),
        outcomeOf(joinGroup(person.ctx, { groupId: group.id, pseudonym: name, consents: true })),
      ]);
      expect([
        ["done", "pseudonym_is_nick"],
        ["nick_is_pseudonym", "joined"],
      ]).toContainEqual(outcomes);
      const [row] = await db
        .select({ nick: users.nickKey, pseudonym: groupMembers.pseudonymKey })
        .from(users)
        .leftJoin(groupMembers, eq(groupMembers.userId, users.id))
        .where(eq(users.id, person.userId));
      expect(row!.nick).not.toBe(row!.pseudonym);
    }
  });
});

describe("nobody is called as if they spoke for the house", () => {
  test.each([
    "Moderator Ania",
    "M0derator",
    "Zespół Konstelacji",
    "Konstelacja pomoc",
    "Admin1",
    "Obsługa klienta",
    "Opiekunka grupy Ola",
  ])("%s", async (name) => {
    const group = await newGroup({ isSensitive: true });
    const { ctx } = await newPerson();
    expect(await outcomeOf(claimNick(ctx, name))).toBe("nick_reserved");
    expect(
      await outcomeOf(joinGroup(ctx, { groupId: group.id, pseudonym: name, consents: true })),
    ).toBe("pseudonym_reserved");
  });

  test.each(["Nocna gwiazda", "Adam", "Pomocna dłoń", "Moda na sukces"])(
    "but %s is a name",
    async (name) => {
      const { ctx } = await newPerson();
      expect(await outcomeOf(claimNick(ctx, `${name} ${randomUUID().slice(0, 6)}`))).toBe("done");
    },
  );
});

describe("a new member writes no links", () => {
  test.each([
    "zajrzyj na example.com",
    "example.dev teraz",
    "discord.gg/abc",
    "t.co/x",
    "1.2.3.4",
    "example。com",
    "example．com",
    "hxxps://example",
    "https\u200b://x",
    "exa\u00admple.com",
    "example .com",
    "ＷＷＷ.x.y",
    "tg://resolve",
    "pisz: ala@poczta.example",
  ])("%s", (text) => {
    expect(hasLink(text)).toBe(true);
  });

  test.each([
    "Koniec.Potem wróciłam.",
    "np. tak, m.in. dlatego",
    "Nie wiem.co dalej",
    "22.11.2026 o 18.30",
    "@Kasia, dzięki!",
    "i/lub",
    "3.5 km, wersja 1.2.3",
    "Było mi tak źle...a potem lepiej",
  ])("but may write: %s", (text) => {
    expect(hasLink(text)).toBe(false);
  });

  test("not beside a picture either, nor by changing what is there", async () => {
    const group = await newGroup();
    const { ctx } = await inside(group);
    const words = {
      title: "Zwykły dzień",
      replyPreference: null,
      isHard: false,
      tags: [],
    } as const;
    const link = "Kup na https://spam.example";
    const picture = {
      prepared: {
        width: 1,
        height: 1,
        sizes: { large: Buffer.from("x"), small: Buffer.from("x") },
      },
      alternativeText: link,
    };
    const input = (): PostInput => ({
      ...words,
      groupId: group.id,
      content: `Treść ${randomUUID()}`,
      picture,
      formToken: randomUUID(),
      screening: screeningOf(),
    });
    expect(await outcomeOf(publishPost(ctx, input()))).toBe("new_member_link");
    const published = await publishPost(ctx, {
      ...input(),
      picture: { ...picture, alternativeText: "Kot" },
    });
    const change = {
      ...words,
      postId: published.postId,
      content: "Inna treść.",
      withoutPicture: false,
      screening: screeningOf(),
    } as const;
    expect(await outcomeOf(editPost(ctx, { ...change, alternativeText: link }))).toBe(
      "new_member_link",
    );
    expect(await editPost(ctx, { ...change, alternativeText: "Pies" })).toBe("saved");
  });
});

describe("whoever likes again and again", () => {
  const told = async (userId: string) =>
    db
      .select({ actorId: notifications.actorId, actorCount: notifications.actorCount })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, "like")));

  test.each(["post", "comment"] as const)("a %s is told of as one person", async (kind) => {
    const group = await newGroup();
    const [author, first, second] = [await inside(group), await inside(group), await inside(group)];
    const post = await writePost(author.membership);
    const comment = await writeComment(author.membership, post);
    const like = ({ ctx }: typeof first, liked: boolean) =>
      kind === "post"
        ? setLike(ctx, { kind: "post", id: post.id, liked })
        : setLike(ctx, { kind: "comment", id: comment.id, liked });
    for (const liked of [true, false, true, false, true]) await like(first, liked);
    expect(await told(author.userId)).toEqual([{ actorId: first.membership.id, actorCount: 1 }]);
    for (const liked of [true, false, true]) await like(second, liked);
    expect(await told(author.userId)).toEqual([{ actorId: second.membership.id, actorCount: 2 }]);
    await like(second, false);
    expect(await told(author.userId)).toEqual([{ actorId: first.membership.id, actorCount: 1 }]);
    await like(first, false);
    expect(await told(author.userId)).toEqual([]);
  });

  test("takes nobody out of the line who came after it was read", async () => {
    const group = await newGroup();
    const clock = { now: new Date() };
    const later = () => (clock.now = new Date(clock.now.getTime() + 1_000));
    const [author, early, late] = [
      await inside(group, clock),
      await inside(group, clock),
      await inside(group, clock),
    ];
    const post = await writePost(author.membership);
    await setLike(early.ctx, { kind: "post", id: post.id, liked: true });
    later();
    await markRead(author.ctx);
    later();
    await setLike(late.ctx, { kind: "post", id: post.id, liked: true });
    await setLike(early.ctx, { kind: "post", id: post.id, liked: false });
    expect(await told(author.userId)).toContainEqual({
      actorId: late.membership.id,
      actorCount: 1,
    });
    expect(await told(author.userId)).toHaveLength(2);
  });
});
