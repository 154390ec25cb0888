import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { memberMutes } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { authoriseWriting } from "~/services/groups/access.server";
import { answerJoinRequest } from "~/services/groups/answer-join-request.server";
import { appointKeeper } from "~/services/groups/appoint-keeper.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { joinRequests } from "~/services/groups/join-requests.server";
import { leaveGroup } from "~/services/groups/leave-group.server";
import { memberCard } from "~/services/groups/member-card.server";
import { groupPage } from "~/services/groups/queries.server";
import { setMute } from "~/services/groups/set-mute.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";

const actors = [
  "visitor",
  "stranger",
  "requested",
  "left",
  "banned",
  "member",
  "muted",
  "blocked",
  "keeper",
  "staff",
] as const;
type Actor = (typeof actors)[number];

const kinds = ["open", "private", "sensitive"] as const;
type Kind = (typeof kinds)[number];

/** In the group, in whatever role and however others think of them. */
const isIn = (actor: Actor) => ["member", "muted", "blocked", "keeper"].includes(actor);

type Scene = {
  ctx: ServiceContext;
  group: Awaited<ReturnType<typeof newGroup>>;
  /** Of somebody who is in the group. */
  author: string;
  /** Of somebody who waits to be let in. */
  waiting: string;
};

async function sceneOf(actor: Actor, kind: Kind): Promise<Scene> {
  const group = await newGroup({
    isPrivate: kind === "private",
    isSensitive: kind === "sensitive",
  });
  const writer = await newPerson();
  const author = await putInto(group, writer);
  const waiting = await putInto(group, await newPerson(), { state: "requested" });
  const scene = { group, author: author.id, waiting: waiting.id };
  if (actor === "visitor") return { ...scene, ctx: testContext("visitor") };
  if (actor === "staff") return { ...scene, ctx: (await newStaff("moderator")).ctx };
  const person = await newPerson();
  if (actor === "stranger") return { ...scene, ctx: person.ctx };
  const state =
    actor === "requested" || actor === "left" || actor === "banned" ? actor : ("active" as const);
  const own = await putInto(group, person, {
    state,
    role: actor === "keeper" ? "keeper" : "member",
  });
  if (actor === "muted" || actor === "blocked")
    await db.insert(memberMutes).values({
      userId: writer.userId,
      targetId: own.id,
      kind: actor === "muted" ? "mute" : "block",
      createdAt: new Date(),
    });
  return { ...scene, ctx: person.ctx };
}

/** What somebody does, and whether they may. */
const verbs: Record<
  string,
  { attempt: (scene: Scene) => Promise<boolean>; may: (actor: Actor, kind: Kind) => boolean }
> = {
  "read what is written": {
    attempt: async ({ ctx, group }) => (await groupPage(ctx, group.slug))?.canRead ?? false,
    may: (actor, kind) => kind === "open" || isIn(actor),
  },
  write: {
    attempt: async ({ ctx, group }) => {
      await authoriseWriting(ctx, { id: group.id });
      return true;
    },
    may: (actor) => isIn(actor),
  },
  join: {
    attempt: async ({ ctx, group }) => {
      const pseudonym = `Cień ${crypto.randomUUID().slice(0, 8)}`;
      const outcome = await joinGroup(ctx, { groupId: group.id, pseudonym, consents: true });
      return outcome === "joined" || outcome === "requested";
    },
    may: (actor, kind) =>
      ["stranger", "left"].includes(actor) || (actor === "requested" && kind !== "private"),
  },
  leave: {
    attempt: ({ ctx, group }) => leaveGroup(ctx, group.id),
    may: (actor) => isIn(actor) || actor === "requested",
  },
  "see a member's card": {
    attempt: async ({ ctx, author }) => (await memberCard(ctx, author)) !== null,
    may: (actor, kind) => isIn(actor) || (kind === "open" && !["visitor", "staff"].includes(actor)),
  },
  "see who waits": {
    attempt: async ({ ctx, waiting }) => (await memberCard(ctx, waiting)) !== null,
    may: () => false,
  },
  "mute a member": {
    attempt: async ({ ctx, author }) => {
      await setMute(ctx, { membershipId: author, kind: "mute" });
      return true;
    },
    may: (actor, kind) => isIn(actor) || (kind === "open" && !["visitor", "staff"].includes(actor)),
  },
  "list requests": {
    attempt: async ({ ctx, group }) => (await joinRequests(ctx, group.slug)).requests.length > 0,
    may: (actor) => actor === "keeper" || actor === "staff",
  },
  "let somebody in": {
    attempt: async ({ ctx, waiting }) => {
      await answerJoinRequest(ctx, { membershipId: waiting, letsIn: true });
      return true;
    },
    may: (actor) => actor === "keeper" || actor === "staff",
  },
  "appoint a keeper": {
    attempt: async ({ ctx, author }) => {
      await appointKeeper(ctx, { membershipId: author, reason: "volunteered" });
      return true;
    },
    may: (actor) => actor === "staff",
  },
};

const refusals = new Set(["NotFound", "NotAllowed", "Conflict"]);

describe.each(kinds)("in the %s group", (kind) => {
  describe.each(actors)("the %s", (actor) => {
    test.each(Object.entries(verbs))("may %s or is refused", async (_, { attempt, may }) => {
      const done = await attempt(await sceneOf(actor, kind)).catch((error: unknown) => {
        if (error instanceof Error && refusals.has(error.name)) return false;
        throw error;
      });
      expect(done).toBe(may(actor, kind));
    });
  });
});

describe("ids of others", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await sceneOf("stranger", "private");
  });

  test.each(["", "x", "%00", "../..", "0".repeat(64 * 1024), crypto.randomUUID()])(
    "that are none are not there (%#)",
    async (id) => {
      expect(await memberCard(scene.ctx, id)).toBeNull();
      expect(await groupPage(scene.ctx, id.replaceAll("\0", ""))).toBeNull();
      await expect(setMute(scene.ctx, { membershipId: id, kind: "block" })).rejects.toThrow();
    },
  );
});
