import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { comments, posts } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import {
  decideText,
  textVersion,
  type TextVerdict,
} from "~/services/moderation/decide-text.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { newGroup, putInto } from "./community";
import { writeComment, writePost } from "./community-content";
import { appealIn, caseOf, keysOf, oldMember } from "./moderation";
import { testContext } from "./orders";
import { newStaff } from "./staff";
import { screeningOf } from "./screening";

const visitor = testContext("visitor");
export const words = "Prosimy, pisz o sprawach, nie o ludziach.";
/** A reason to take something away, and its words. */
export const why = { reason: "abuse", words } as const;
/** The answer to an appeal that gives everything back. */
export const back = {
  outcome: "changed",
  kind: "leave",
  reason: "no_breach",
  words: "Masz rację.",
} as const;

/** A post with a comment by somebody else, and two moderators. */
export async function written(more: { isSensitive?: boolean } = {}) {
  const clock = { now: new Date() };
  const group = await newGroup(more);
  const [author, other] = [await oldMember(clock), await oldMember(clock)];
  const membership = await putInto(group, author);
  const otherMembership = await putInto(group, other);
  const post = await writePost(membership, {
    title: "Nie śpię od tygodnia",
    content: "I co teraz? Mój numer to 600 100 200.",
    tags: ["sen"],
    isHard: true,
  });
  const comment = await writeComment(otherMembership, post, { content: "Spróbuj herbaty z lipy" });
  const [first, second] = [await newStaff("moderator", clock), await newStaff("moderator", clock)];
  return { clock, group, author, other, membership, otherMembership, post, comment, first, second };
}

export type Scene = Awaited<ReturnType<typeof written>>;
export const kinds = ["post", "comment"] as const;
export type Kind = (typeof kinds)[number];
export const textOf = (scene: Scene, kind: Kind) => ({ kind, id: scene[kind].id });
export const authorOf = (scene: Scene, kind: Kind) =>
  kind === "post" ? scene.author : scene.other;
export const wordsOf = (scene: Scene, kind: Kind) => ({
  title: kind === "post" ? scene.post.title : "",
  content: scene[kind].content,
});

export const rowOf = async ({ kind, id }: { kind: Kind; id: string }) => {
  const [row] =
    kind === "post"
      ? await db.select().from(posts).where(eq(posts.id, id))
      : await db.select().from(comments).where(eq(comments.id, id));
  return row!;
};

/** What stays the same when everything was taken back. */
export const kept = async (text: { kind: Kind; id: string }) => {
  const row = await rowOf(text);
  const { state, content, search, moderatedAt, crisisLevel } = row;
  const more = "title" in row ? { title: row.title, tags: row.tags, isHard: row.isHard } : {};
  return { state, content, search, moderatedAt, crisisLevel, ...more };
};

export const edited = (scene: Scene, kind: Kind, content = "I co teraz?"): TextVerdict => ({
  kind: "edit",
  ...why,
  edited: { ...wordsOf(scene, kind), content },
  version: textVersion(wordsOf(scene, kind)),
});

export const decide = (
  ctx: ServiceContext,
  text: { kind: Kind; id: string },
  verdict: TextVerdict,
) => decideText(ctx, { text, ...verdict });

export async function appeal(text: { id: string }) {
  const { id } = await caseOf(text.id);
  const [key = ""] = await keysOf(id, "author");
  await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
  return { caseId: id, key, appealId: (await appealIn(id)).id };
}
