import { createHash } from "node:crypto";
import type postgres from "postgres";
import { foldName } from "~/services/groups/fold-name";
import { slugOf } from "~/services/words/slug";
import { commentSearch, postSearch } from "~/services/words/written-search";
import { groupTypeNumber, isSensitiveType } from "~/site/group-types";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { everyday } from "./everyday";
import type { DemoComment, DemoGroup, DemoPost } from "./group";
import { heart } from "./heart";
import { home } from "./home";
import { loss } from "./loss";
import { work } from "./work";

export const demoGroups: readonly DemoGroup[] = [...everyday, ...work, ...home, ...heart, ...loss];

const hour = 60 * 60_000;
const day = 24 * hour;

type Sql = postgres.TransactionSql;

/** Everybody who writes in a group, by the name that they have there. */
export function namesIn({ keeper, pseudonyms, posts }: DemoGroup): string[] {
  const ofComments = (comments: readonly DemoComment[]): string[] =>
    comments.flatMap(([who, , answers = []]) => [who, ...ofComments(answers)]);
  const writing = posts.flatMap(({ who, comments }) => [who, ...ofComments(comments)]);
  return [...new Set([keeper, ...Object.keys(pseudonyms ?? {}), ...writing])];
}

/**
 * Fills a database that works with the sandbox with groups in which people talk, so that a first visitor sees life. What is
 * there already stays as it is, so it may run again; times count from the moment of the first run.
 */
export async function seedCommunity(sql: postgres.Sql, now = new Date()): Promise<void> {
  await sql.begin(async (tx) => {
    const known = await tx<{ slug: string }[]>`select slug from groups`;
    const missing = demoGroups.filter(({ slug }) => !known.some((group) => group.slug === slug));
    if (missing.length === 0) return;
    const accounts = await seedAccounts(tx, missing, now);
    for (const group of missing) await seedGroup(tx, group, accounts, now);
  });
}

const nameInAddress = (nick: string) => slugOf(nick, 60, "glos");

async function seedAccounts(tx: Sql, groups: readonly DemoGroup[], now: Date) {
  const nicks = new Set(
    groups.flatMap((group) => namesIn(group).map((name) => group.pseudonyms?.[name] ?? name)),
  );
  const rows = [...nicks].map((nick) => ({
    auth0_id: `auth0|demo-voice-${nameInAddress(nick)}`,
    email: `${nameInAddress(nick)}@glosy.konstelacja.example`,
    username: nick,
    nick,
    nick_key: foldName(nick),
    language_id: 1,
    created_at: new Date(now.getTime() - 60 * day),
  }));
  await tx`insert into users ${tx(rows)} on conflict do nothing`;
  const found = await tx<{ id: string; nick: string }[]>`
    select id, nick from users where nick_key in ${tx(rows.map((row) => row.nick_key))}`;
  return new Map(found.map(({ id, nick }) => [nick, id]));
}

type Members = ReadonlyMap<string, string>;

async function seedGroup(tx: Sql, group: DemoGroup, accounts: Members, now: Date): Promise<void> {
  const { slug, name, description, type, isPrivate = false, keeper, pseudonyms } = group;
  const isSensitive = isSensitiveType(type);
  const joinedAt = new Date(now.getTime() - 40 * day);
  const [made] = await tx<{ id: string }[]>`insert into groups ${tx({
    slug,
    name,
    description,
    type: groupTypeNumber(type),
    is_private: isPrivate,
    is_sensitive: isSensitive,
    created_at: joinedAt,
  })} returning id`;
  const groupId = made!.id;
  const names = namesIn(group);
  const rows = await tx<{ id: string; user_id: string }[]>`insert into group_members ${tx(
    names.map((who) => ({
      group_id: groupId,
      user_id: accounts.get(pseudonyms?.[who] ?? who) ?? null,
      state: "active",
      role: who === keeper ? "keeper" : "member",
      pseudonym: isSensitive ? who : null,
      pseudonym_key: isSensitive ? foldName(who) : null,
      consent_version: isSensitive ? sensitiveGroupConsent.version : null,
      consented_at: isSensitive ? joinedAt : null,
      joined_at: joinedAt,
    })),
  )} returning id, user_id`;
  const members: Members = new Map(names.map((who, index) => [who, rows[index]!.id]));
  for (const post of group.posts) await seedPost(tx, groupId, post, members, now);
}

async function seedPost(tx: Sql, groupId: string, post: DemoPost, members: Members, now: Date) {
  const { who, daysAgo, title, text, replyPreference, isHard, tags, comments } = post;
  const writtenAt = now.getTime() - daysAgo * day;
  const [made] = await tx<{ id: string }[]>`insert into posts ${tx({
    group_id: groupId,
    author_id: members.get(who)!,
    title,
    content: text,
    reply_preference: replyPreference ?? null,
    is_hard: isHard ?? false,
    tags: [...(tags ?? [])],
    search: postSearch({ title, content: text, tags: tags ?? [] }),
    form_token: crypto.randomUUID(),
    created_at: new Date(writtenAt),
  })} returning id`;
  const postId = made!.id;
  const likes = [...members].filter(([name]) => name !== who && likesIt(name, title));
  if (likes.length > 0)
    await tx`insert into post_likes ${tx(
      likes.map(([, id]) => ({ post_id: postId, member_id: id, created_at: now })),
    )}`;
  const step = Math.min(1.3 * hour, (now.getTime() - writtenAt) / (count(comments) + 1));
  let position = 0;
  const write = async (
    [author, content, answers = []]: DemoComment,
    parent: { id: string; depth: number } | null,
  ): Promise<void> => {
    position += 1;
    const depth = (parent?.depth ?? 0) + 1;
    const [comment] = await tx<{ id: string }[]>`insert into comments ${tx({
      post_id: postId,
      author_id: members.get(author)!,
      parent_id: parent?.id ?? null,
      depth,
      shown_under_id: parent?.id ?? null,
      shown_depth: depth,
      content,
      search: commentSearch(content),
      form_token: crypto.randomUUID(),
      created_at: new Date(writtenAt + position * step * 0.97),
    })} returning id`;
    for (const answer of answers) await write(answer, { id: comment!.id, depth });
  };
  for (const comment of comments) await write(comment, null);
}

export const count = (comments: readonly DemoComment[]): number =>
  comments.reduce((sum, [, , answers = []]) => sum + 1 + count(answers), 0);

const likesIt = (name: string, title: string) =>
  (createHash("sha256").update(`${name} ${title}`).digest()[0] ?? 0) < 110;
