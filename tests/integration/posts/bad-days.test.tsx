import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { helpSeenName } from "~/crisis/detour";
import { db } from "~/db/client.server";
import { comments, posts, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { formBoundary } from "~/forms/form-boundary";
import { paths } from "~/paths";
import * as addComment from "~/routes/community/add-comment";
import * as casePage from "~/routes/community/case";
import * as cases from "~/routes/community/cases";
import * as comment from "~/routes/community/comment";
import * as editPost from "~/routes/community/edit-post";
import * as group from "~/routes/community/group";
import * as keeperOverview from "~/routes/community/keeper-overview";
import * as newPost from "~/routes/community/new-post";
import * as notifications from "~/routes/community/notifications";
import * as panel from "~/routes/community/panel";
import * as postPage from "~/routes/community/post";
import * as report from "~/routes/community/report";
import * as saved from "~/routes/community/saved";
import * as search from "~/routes/community/search";
import { banMember } from "~/services/members/ban-member.server";
import { ErrorPage } from "~/ui/error-page";
import { newGroup, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { writerInside } from "../../support/settings";
import { banWords, newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      panel,
      saved,
      notifications,
      cases,
      "cases/:key": casePage,
      "grupy/:slug": group,
      "groups/:slug/overview": keeperOverview,
      "report/:kind/:id": report,
      "post/new": newPost,
      "post/:id": postPage,
      "post/:id/edit": editPost,
      "post/:id/comments": addComment,
      "comments/:id": comment,
      szukaj: search,
    },
    entry,
    {
      default: () => <Outlet />,
      ErrorBoundary: formBoundary(() => <ErrorPage />, { fields: [] }),
    },
  ),
);

let jar: CookieJar;
let userId: string;
let place: Awaited<ReturnType<typeof newGroup>>;
let membership: Awaited<ReturnType<typeof putInto>>;

beforeAll(async () => {
  ({ jar, userId } = await writerInside({ createdAt: new Date("2026-01-01") }));
  place = await newGroup({ isSensitive: true });
  membership = await putInto(place, { userId }, { role: "keeper" });
});

const open = (path: string) => fetch(jar.on(new Request(url + path)));

const send = (path: string, fields: Record<string, string>, by = jar) =>
  fetch(
    by.on(
      new Request(url + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
      }),
    ),
  );

const postOf = (content: string) => ({
  groupId: place.id,
  title: "Zwykły tytuł",
  content,
  formToken: randomUUID(),
});

describe("hostile words that come by the form", () => {
  const end = "Koniec słów";

  test.each<[string, string]>([
    ["quotations 1,000 deep", `${">".repeat(1_000)} ${end}`],
    ["lists 1,000 deep", `${"- ".repeat(1_000)}${end}`],
    ["bold in bold", `${"**".repeat(2_000)}${end}${"**".repeat(2_000)}`],
    ["emphasis that never ends", `${"*a **b ".repeat(1_200)}${end}`],
    ["half links", `${"[a](".repeat(2_000)}${end}`],
    ["marks that turn the direction", `${"\u202e\u2066\u202d".repeat(1_000)}${end}`],
    ["marks that show nothing", `${"\u200b\u200d\u2060".repeat(1_000)}${end}`],
    ["tags of HTML", `${"<div><table><!--".repeat(500)}${end}`],
  ])(
    "as %s become a post and a comment, and leave the page around them whole",
    async (_, words) => {
      const published = await send(paths.newPost(place.slug), postOf(words));
      expect(published.status).toBe(303);
      const [, id = ""] = /#post-([\w-]+)$/.exec(published.headers.get("Location") ?? "") ?? [];
      const [written] = await db.select().from(posts).where(eq(posts.id, id));
      expect(written?.content).toContain(end);
      const answer = { content: `${words} `, formToken: randomUUID() };
      expect((await send(`/post/${id}/comments`, answer)).status).toBe(303);
      const [said] = await db.select().from(comments).where(eq(comments.postId, id));
      expect(said?.content).toContain(end);
      for (const path of [paths.post(id), paths.comment(said!.id), paths.group(place.slug)]) {
        const page = await open(path);
        expect([path, page.status]).toEqual([path, 200]);
        const html = await page.text();
        expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|<div><table><!--/);
        // What follows them stands behind them: the words have opened nothing that the page does not close.
        expect(html.lastIndexOf('href="tel:112"')).toBeGreaterThan(0);
        for (const tag of ["blockquote", "ul", "li", "strong", "em", "article", "section", "div"])
          expect([tag, html.match(new RegExp(`<${tag}[ >]`, "g"))?.length ?? 0]).toEqual([
            tag,
            html.match(new RegExp(`</${tag}>`, "g"))?.length ?? 0,
          ]);
      }
      expect(await (await open(paths.post(id))).text()).toContain(end);
    },
  );

  test.each([
    ["of 30,000 signs", 15_000, 422],
    ["of 64 KiB and more", 33_000, 413],
  ])("%s come back whole, in both forms", async (_, times, status) => {
    const words = "> ".repeat(times) + end;
    const { id } = await writePost(membership);
    for (const [path, fields] of [
      [paths.newPost(place.slug), postOf(words)],
      [`/post/${id}/comments`, { content: words, formToken: randomUUID() }],
    ] as const) {
      const answer = await send(path, fields);
      expect([path, answer.status]).toEqual([path, status]);
      const html = await answer.text();
      expect(html.includes("&gt; ".repeat(times) + end)).toBe(true);
    }
  });

  test.each([["\u200b\u200d"], ["\u202e\u2066"], ["\u2800\u3164"]])(
    "that show nothing (%j) are none",
    async (words) => {
      const refused = await send(paths.newPost(place.slug), postOf(words.repeat(20)));
      expect(refused.status).toBe(422);
    },
  );
});

test("whoever was banned while writing reads that, and every word, on the page of either form", async () => {
  const identity = await newMember();
  const { jar: banned } = await signIn(identity);
  const { id } = await writePost(membership);
  const [user] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
  const { ctx } = await newStaff("admin");
  await banMember(ctx, { userId: user!.id, reason: "spam", ...banWords });
  const words = "Idę z Wami, wezmę termos.";
  for (const [path, fields] of [
    [paths.newPost(place.slug), postOf(words)],
    [`/post/${id}/comments`, { content: words, formToken: randomUUID() }],
  ] as const) {
    const answer = await send(path, fields, banned);
    const html = (await answer.text()).replaceAll("\u00a0", " ");
    expect([path, answer.status]).toEqual([path, 403]);
    for (const said of ["Twoje konto jest zablokowane", "Powód: spam.", words])
      expect(html, path).toContain(said);
    expect(html, path).not.toContain("Wyślij jeszcze raz");
  }
});

test("a browser that shows text alone reads each word apart, and what is folded as either", async () => {
  const { id } = await writePost(membership, { isHard: true });
  await writeComment(membership, { id });
  const html = await (await open(paths.post(id))).text();
  const said = html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(said).toContain("pokaż albo ukryj");
  expect(said).toContain("112 gdy");
  expect(said).toContain(`${membership.pseudonym} Opieka grupy`);
  expect(said).not.toMatch(
    /pokażukryj|OdpowiedzWięcej|ZapiszWięcej|postUsuń|komentarzUsuń|rozmowęWycisz|PrzypnijZamknij/,
  );
});

test("of what may be done with a post and its comments the seldom acts are folded, and nothing is lost", async () => {
  const { id } = await writePost(membership);
  await writeComment(membership, { id });
  const html = await (await open(paths.post(id))).text();
  const unfolded = html.replace(/<details name="acts".*?<\/details>/gs, "");
  expect(unfolded).toMatch(/Zapisz<\/button>/);
  expect(unfolded).toContain(">Odpowiedz</a>");
  for (const act of [
    ...["Obserwuj rozmowę", "Wycisz rozmowę", "Edytuj post", "Usuń post", "Przypnij"],
    ...["Zamknij rozmowę", "Edytuj komentarz", "Usuń komentarz"],
  ]) {
    expect(html).toContain(act);
    expect(unfolded).not.toContain(act);
  }
});

/** A colleague of the server who has the tables for themselves: whoever reads or writes there waits. */
const holder = postgres(env.DATABASE_URL, { max: 1, onnotice: () => {} });
const watcher = postgres(env.DATABASE_URL, { max: 1, onnotice: () => {} });
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
});

/** What comes while the database is so slow that its statements are given up, as after the time that each of them has. */
async function whileSlow(ask: () => Promise<Response>): Promise<{ status: number; html: string }> {
  return holder.begin(async (sql) => {
    await sql`lock table groups, posts, comments, group_members, notifications, moderation_cases, case_parties`;
    let isDone = false;
    const answer = ask().finally(() => (isDone = true));
    while (!isDone) {
      await watcher`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await Promise.race([answer, new Promise((again) => setImmediate(again))]);
    }
    const { status } = await answer;
    return { status, html: await (await answer).text() };
  }) as Promise<{ status: number; html: string }>;
}

describe("while the database is slow", () => {
  test("every page of the community says so plainly, with help near it", async () => {
    const { id } = await writePost(membership);
    const { id: commentId } = await writeComment(membership, { id });
    for (const path of [
      paths.panel(),
      paths.group(place.slug),
      paths.post(id),
      paths.postEditing(id),
      paths.comment(commentId),
      paths.newPost(place.slug),
      paths.report("post", id),
      paths.savedPosts(),
      paths.notifications(),
      paths.cases(),
      paths.case("x"),
      paths.keeperOverview(place.slug),
      paths.search({ q: "sen" }),
    ]) {
      const { status, html } = await whileSlow(() => open(path));
      expect([path, status]).toEqual([path, 503]);
      expect(html, path).toContain("Chwilowo niedostępne");
      expect(html, path).toContain('href="tel:112"');
    }
  });

  test("a post and a comment come back with every word, and with help first for whoever needs it", async () => {
    const { id } = await writePost(membership);
    const calm = `Ruszam o szóstej, z termosem i kocem. ${randomUUID()}`;
    const hard = `Nie widzę już sensu i planuję ze sobą skończyć dziś w nocy. ${randomUUID()}`;
    for (const words of [calm, hard])
      for (const [path, fields] of [
        [paths.newPost(place.slug), postOf(words)],
        [`/post/${id}/comments`, { content: words, formToken: randomUUID() }],
        [paths.report("post", id), { reason: "abuse", details: words, reporterName: "Ola" }],
      ] as const) {
        const { status, html } = await whileSlow(() => send(path, fields));
        expect([path, status]).toEqual([path, words === hard && status === 422 ? 422 : 503]);
        expect(html, path).toContain(words);
        if (words === hard) expect(html, path).toContain('href="tel:112"');
      }
  });

  test("whoever may be in danger has help and every word before it answers at all", async () => {
    const { id } = await writePost(membership);
    const hard = `Nie widzę już sensu i planuję ze sobą skończyć dziś w nocy. ${randomUUID()}`;
    for (const [path, fields] of [
      [paths.newPost(place.slug), postOf(hard)],
      [`/post/${id}/comments`, { content: hard, formToken: randomUUID() }],
    ] as const) {
      const { status, html } = await holder.begin(async (sql) => {
        await sql`lock table sessions, users, groups, posts, comments, group_members in access exclusive mode`;
        const answer = await send(path, fields);
        // Nothing of it is done once the tables are free.
        await watcher`select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return { status: answer.status, html: await answer.text() };
      });
      expect([path, status]).toEqual([path, 503]);
      expect(html, path).toContain(hard);
      expect(html, path).toContain('href="tel:112"');
    }
    expect(await db.$count(posts, eq(posts.content, hard))).toBe(0);
    expect(await db.$count(comments, eq(comments.content, hard))).toBe(0);
  });

  test("pages and forms that were sent again end before it answers at all, with help and every word", async () => {
    const { id } = await writePost(membership);
    const hard = `Nie widzę już sensu i planuję ze sobą skończyć dziś w nocy. ${randomUUID()}`;
    const again = { content: hard, formToken: randomUUID(), [helpSeenName]: "1" };
    const calm = `Ruszam o szóstej, z termosem i kocem. ${randomUUID()}`;
    const asked = {
      [paths.panel()]: () => open(paths.panel()),
      [paths.post(id)]: () => open(paths.post(id)),
      "a comment, after help": () => send(`/post/${id}/comments`, again),
      "a post, after help": () =>
        send(paths.newPost(place.slug), { ...postOf(hard), [helpSeenName]: "1" }),
      "a calm post": () => send(paths.newPost(place.slug), postOf(calm)),
    };
    const answers = await holder.begin(async (sql) => {
      await sql`lock table sessions, users, groups, posts, comments, group_members in access exclusive mode`;
      const all = await Promise.all(
        Object.entries(asked).map(async ([what, ask]) => {
          const answer = await ask();
          return [what, answer.status, await answer.text()] as const;
        }),
      );
      // What was asked is not waited for behind the pages' backs.
      await expect
        .poll(async () => {
          const waits = await watcher<{ many: number }[]>`
            select count(*)::int as many from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
          return waits[0]?.many;
        })
        .toBe(0);
      return all;
    });
    for (const [what, status, html] of answers) {
      expect([what, status]).toEqual([what, 503]);
      expect(html, what).toContain('href="tel:112"');
      if (what.includes("help")) expect(html, what).toContain(hard);
      if (what.includes("calm")) expect(html, what).toContain(calm);
    }
    for (const words of [hard, calm]) {
      expect(await db.$count(posts, eq(posts.content, words))).toBe(0);
      expect(await db.$count(comments, eq(comments.content, words))).toBe(0);
    }
  });
});
