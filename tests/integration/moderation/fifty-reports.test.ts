import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { posts, users } from "~/db/schema";
import { paths } from "~/paths";
import { action, loader } from "~/routes/community/report";
import { keepTerms } from "~/services/legal/keep-terms.server";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { jarOf, type CookieJar } from "../../support/members";
import { oldMember, reportAs } from "../../support/moderation";
import { untilLockIsAwaited } from "../../support/locks";
import { testContext } from "../../support/orders";
import { call, get, post as postTo } from "../../support/requests";

/** Somebody who is signed in, and whose report counts towards hiding. */
async function reporting(): Promise<CookieJar> {
  const { userId } = await oldMember();
  const termsVersion = await keepTerms(testContext("visitor"));
  const agreed = { termsVersion, termsAcceptedAt: new Date() };
  await db.update(users).set(agreed).where(eq(users.id, userId));
  return jarOf(userId);
}

const inTurn = async <Result>(many: number, make: () => Promise<Result>): Promise<Result[]> => {
  const made: Result[] = [];
  while (made.length < many) made.push(await make());
  return made;
};

test.each(["post", "comment"] as const)(
  "fifty who report a %s at once are thanked with their numbers, also who opens the form once it is hidden",
  async (kind) => {
    const membership = await putInto(await newGroup(), await newPerson());
    const post = await writePost(membership);
    const { id } = kind === "post" ? post : await writeComment(membership, post);
    const address = paths.report(kind, id);
    const params = { kind, id };
    const form = {
      reason: "abuse",
      details: "To boli.",
      reporterName: "Jan Nowak",
      goodFaith: "on",
    };
    const fromFormToThanks = async (jar: CookieJar) => {
      const opened = await call<{ mine: unknown }>(loader, jar.on(get(address)), params);
      expect(opened).toMatchObject({ status: 200, data: { mine: null } });
      const sent = await call(action, jar.on(postTo(address, form)), params);
      expect(sent.location).toMatch(/done=report-reported$/);
      const thanks = jar.on(get(sent.headers.get("Location") ?? ""));
      const { data } = await call<{ mine: { number: string } }>(loader, thanks, params);
      return data.mine.number;
    };
    const jars = await inTurn(50, reporting);
    const first = await Promise.all(jars.slice(0, 25).map(fromFormToThanks));
    const late = await Promise.all(jars.slice(25).map(fromFormToThanks));
    expect(new Set([...first, ...late]).size).toBe(50);
  },
);

test("who waits to report a text that somebody is changing keeps neither the database nor other reports from anybody", async () => {
  const membership = await putInto(await newGroup(), await newPerson());
  const [post, other] = [await writePost(membership), await writePost(membership)];
  const worried = await oldMember();
  const people = await inTurn(20, oldMember);
  const report = (person: Person) => reportAs(person, "post", post.id);
  const { reported } = await db.transaction(async (tx) => {
    await tx.update(posts).set({ title: "Inny tytuł" }).where(eq(posts.id, post.id));
    const reported = Promise.all(people.map(report));
    await untilLockIsAwaited("%posts%");
    // Without a limit these would stand in line behind all twenty.
    await Promise.all(Array.from({ length: 3 }, () => db.execute(sql`select 1`)));
    for (const reason of ["crisis", "abuse"] as const)
      await reportAs(reason === "crisis" ? worried : people[0]!, "post", other.id, { reason });
    return { reported };
  });
  expect(new Set(await reported)).toEqual(new Set(["reported"]));
});
