import type { RouteConfigEntry } from "@remix-run/route-config";
import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { avatars, comments, groups, posts, users } from "~/db/schema";
import routes from "~/routes";
import { inTransaction } from "~/services/command/context.server";
import { notify } from "~/services/notifications/notify.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { CookieJar } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";

/*
 * Somebody writes in a sensitive group under a pseudonym, and elsewhere under a nick. Whoever meets the one must not find
 * the other: every page that has an address is asked, by people who may see one half, and searched for the other half. The
 * addresses come from the route table, so a new page is searched as well.
 */

type Loader = (args: ActionFunctionArgs) => unknown;
const modules = import.meta.glob<{ loader?: Loader }>("../../../app/routes/**/*.{ts,tsx}");

type Route = { path: string; file: string };
const tableOf = (entries: readonly RouteConfigEntry[], parent = ""): Route[] =>
  entries.flatMap(({ path = "", file, children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, "/");
    return [{ path: full, file }, ...tableOf(children, full)];
  });

/** Rooms in which nobody meets a member: there is nothing to find and much to fill in. */
const elsewhere = /^routes\/(?:admin|books|dev|operations|orders|rental|samples|webhooks)\//;
const table = tableOf(routes).filter(({ file }) => !elsewhere.test(file));

/** What somebody might put into an address, by the name of its parameter. */
const candidates: Record<string, string[]> = {
  format: ["json"],
  kind: ["post", "comment", "member", "picture"],
  size: ["small", "large"],
};
const queries: string[] = [""];
const marks = { account: [] as string[], pseudonym: [] as string[] };
const jars = {
  visitor: new CookieJar(),
  fellow: new CookieJar(),
  acquaintance: new CookieJar(),
};

beforeAll(async () => {
  const key = crypto.randomUUID().slice(0, 8);
  const person = await newPerson({ nick: `Nick${key}` });
  const avatarId = crypto.randomUUID();
  await db
    .update(users)
    .set({
      fullName: `Imię Nazwisko${key}`,
      username: `nazwa${key}`,
      email: `${key}@poczta.example`,
    })
    .where(eq(users.id, person.userId));
  const [account] = await db.select().from(users).where(eq(users.id, person.userId));
  await db.insert(avatars).values({
    id: avatarId,
    userId: person.userId,
    bytes: Buffer.from("obraz"),
    createdAt: new Date(),
  });

  const fellow = await memberInside();
  const acquaintance = await memberInside();
  Object.assign(jars, { fellow: fellow.jar, acquaintance: acquaintance.jar });
  const idOf = async ({ identity }: { identity: { id: string } }) =>
    (await userOf(identity.id))!.id;

  // Neither of the two groups can be read from outside, so what is seen of one half is seen inside.
  const sensitive = await newGroup({ isSensitive: true, type: 18 });
  const ordinary = await newGroup({ isPrivate: true });
  const pseudonym = `Cień${key}`;
  const hidden = await putInto(sensitive, person, {
    pseudonym,
    pseudonymKey: pseudonym.toLowerCase(),
    role: "keeper",
  });
  const known = await putInto(ordinary, person, { role: "keeper" });
  const beside = await putInto(sensitive, { userId: await idOf(fellow) });
  const next = await putInto(ordinary, { userId: await idOf(acquaintance) });

  const ids: string[] = [hidden.id, known.id, person.userId, avatarId];
  for (const [group, membership, reader, word] of [
    [sensitive, hidden, beside, `cisza${key}`],
    [ordinary, known, next, `gwar${key}`],
  ] as const) {
    const values = () => ({ formToken: crypto.randomUUID(), createdAt: new Date() });
    const [post] = await db
      .insert(posts)
      .values({
        ...values(),
        groupId: group.id,
        authorId: membership.id,
        title: `Post ${word}`,
        content: `Treść ${word}`,
      })
      .returning();
    const [comment] = await db
      .insert(comments)
      .values({
        ...values(),
        postId: post!.id,
        authorId: membership.id,
        content: `Komentarz ${word}`,
        depth: 1,
        shownDepth: 1,
      })
      .returning();
    ids.push(post!.id, comment!.id);
    queries.push(`?q=${word}`, `?group=${group.slug}`);
    const about = { groupId: group.id, postId: post!.id, actorId: membership.id };
    await inTransaction(testContext("worker"), async (tx) => {
      await notify(tx, { ...about, kind: "like", recipientId: reader.id });
      await notify(tx, {
        ...about,
        kind: "mention",
        recipientId: reader.id,
        commentId: comment!.id,
      });
    });
    const half = group.isSensitive ? marks.pseudonym : marks.account;
    half.push(membership.id, word, post!.id, comment!.id);
  }
  queries.push(`?q=${person.nick}`, `?q=${pseudonym}`);
  marks.account.push(
    person.userId,
    person.nick,
    `nazwa${key}`,
    `Nazwisko${key}`,
    `${key}@poczta`,
    account!.auth0Id,
    avatarId,
  );
  marks.pseudonym.push(pseudonym, hidden.pictureSeed);
  const slugs = await db.select({ slug: groups.slug }).from(groups);
  Object.assign(candidates, {
    slug: slugs.map(({ slug }) => slug),
    id: ids,
    postId: ids,
  });
});

/** Every address of a route that somebody might try. */
function addressesOf(path: string): { path: string; params: Record<string, string> }[] {
  const names = [...path.matchAll(/:(\w+)\??/g)].map(([, name = ""]) => name);
  let found: Record<string, string>[] = [{}];
  for (const name of names)
    found = found.flatMap((params) =>
      (candidates[name] ?? [crypto.randomUUID()]).map((value) => ({ ...params, [name]: value })),
    );
  return found.map((params) => ({
    params,
    path: path.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? ""),
  }));
}

/** Everything that an answer says, in whichever part of it. */
async function wordsOf({ response, data, headers }: Awaited<ReturnType<typeof call>>) {
  const head = JSON.stringify([...headers]);
  // A stream says what it has to say as it comes; what it carries are ids, and rights are checked again.
  if (headers.get("content-type")?.startsWith("text/event-stream")) {
    await response?.body?.cancel();
    return head;
  }
  return head + (response ? await response.text() : JSON.stringify(data));
}

/** Where a half shows that should not, beside what was asked with anyway. */
async function findHalf(half: readonly string[], jar: CookieJar): Promise<string[]> {
  const found: string[] = [];
  for (const route of table) {
    const { loader } = (await modules[`../../../app/${route.file}`]?.()) ?? {};
    if (!loader) continue;
    for (const { path, params } of addressesOf(route.path))
      for (const query of path === route.path ? queries : [""]) {
        const address = path.replace("*", "nieznana") + query;
        const words = await wordsOf(await call(loader, jar.on(get(address)), params));
        const seen = half.filter((mark) => words.includes(mark) && !address.includes(mark));
        if (seen.length > 0) found.push(`${address}: ${seen.join(", ")}`);
      }
  }
  return found;
}

describe("a pseudonym", () => {
  test("leads nobody in its group to the account, the nick, the picture or another membership", async () => {
    expect(await findHalf(marks.account, jars.fellow)).toEqual([]);
  });

  test("is met by nobody who knows the nick", async () => {
    expect(await findHalf(marks.pseudonym, jars.acquaintance)).toEqual([]);
  });

  test("and nothing of both is met by visitors", async () => {
    expect(await findHalf([...marks.account, ...marks.pseudonym], jars.visitor)).toEqual([]);
  });

  test("is seen by whoever may see it, or this search would find nothing anywhere", async () => {
    expect((await findHalf(marks.pseudonym, jars.fellow)).length).toBeGreaterThan(0);
    expect((await findHalf(marks.account, jars.acquaintance)).length).toBeGreaterThan(0);
  });
});
