import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, posts } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as addComment from "~/routes/community/add-comment";
import { writingRefusals } from "~/services/posts/refusals";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import type { CookieJar } from "../../support/members";
import { writerInside } from "../../support/settings";
import { testContext } from "../../support/orders";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "post/:id/comments": addComment }, entry, { default: () => <Outlet /> }),
);

let jar: CookieJar;
let own: Awaited<ReturnType<typeof putInto>>;
let post: Awaited<ReturnType<typeof writePost>>;
let earlier: Awaited<ReturnType<typeof writeComment>>;

beforeEach(async () => {
  const writer = await writerInside();
  jar = writer.jar;
  const group = await newGroup();
  own = await putInto(group, { userId: writer.userId });
  const other = await putInto(group, await newPerson());
  post = await writePost(other, { content: "Kto idzie jutro nad rzekę?" });
  earlier = await writeComment(other, post, { content: "Zbieramy się o siódmej." });
});

async function say(fields: { content: string; parentId?: string }) {
  const body = new URLSearchParams({ formToken: randomUUID(), ...fields });
  const to = new Request(url + paths.postComments(post.id), {
    ...{ method: "POST", redirect: "manual", body, headers: { Origin: url } },
  });
  const answer = await fetch(jar.on(to));
  return { status: answer.status, html: await answer.text() };
}

const untied = (html: string) => html.replaceAll("\u00a0", " ");
const plain = "Idę z Wami, wezmę termos.";

const refused = {
  "that came too often": {
    status: 429,
    says: "Odpocznij chwilę i wyślij to ponownie po ",
    when: async () => {
      for (let turn = 0; turn < 100; turn += 1)
        await consumeRateLimit(testContext("visitor"), "communityComments", own.id);
    },
  },
  "of somebody silenced": {
    status: 403,
    says: "możesz w tej grupie czytać, ale nie pisać",
    isOver: true,
    when: () =>
      db
        .update(groupMembers)
        .set({ silencedUntil: new Date(Date.now() + 60_000) })
        .where(eq(groupMembers.id, own.id)),
  },
  "to a closed talk": {
    status: 403,
    says: "Opieka grupy zamknęła tę rozmowę",
    isOver: true,
    when: () => db.update(posts).set({ closedAt: new Date() }).where(eq(posts.id, post.id)),
  },
  "with a link on the first day": {
    status: 422,
    says: writingRefusals.new_member_link.text,
    content: "Mapa jest na https://example.com/rzeka",
  },
  "without words": { status: 422, says: "Treść komentarza nie może być pusta", content: " " },
};

test.each(Object.entries(refused))(
  "a comment %s stands in its thread as it was, with its words and the reason at its form",
  async (_, { status, says, ...more }) => {
    if ("when" in more) await more.when();
    const content = "content" in more ? more.content : plain;
    const answer = await say({ content });
    expect(answer.status).toBe(status);
    const [above = "", form = ""] = answer.html.split('id="twoj-komentarz"');
    expect(above).toContain("Komentarz nie został dodany");
    expect(above).toContain('href="#twoj-komentarz"');
    expect(above).toContain(post.content);
    expect(above).toContain(earlier.content);
    expect(untied(form)).toContain(says);
    expect(form).toContain(`>${content}</textarea>`);
    // Nothing is offered that would be refused again; but the words can be taken along.
    const offers = [form.includes("<button"), form.includes('download="moje-slowa.txt"')];
    expect(offers).toEqual("isOver" in more ? [false, true] : [true, false]);
  },
);

test("an answer that came back stands below the comment that it answers", async () => {
  await db.update(posts).set({ closedAt: new Date() }).where(eq(posts.id, post.id));
  const { html } = await say({ content: plain, parentId: earlier.id });
  const [above = "", form = ""] = html.split(`id="reply-to-${earlier.id}"`);
  expect(above).toContain(earlier.content);
  expect(untied(form)).toContain("Opieka grupy zamknęła tę rozmowę");
  expect(form).toContain(`>${plain}</textarea>`);
  expect(form).not.toContain("<button");
});

test("an answer to a comment that has gone comes back in its thread, to be added there", async () => {
  await db.update(comments).set({ state: "deleted" }).where(eq(comments.id, earlier.id));
  const { status, html } = await say({ content: plain, parentId: earlier.id });
  expect(status).toBe(409);
  expect(untied(html)).toContain("Komentarza, na który odpowiadasz, już tu nie ma");
  expect(html).toContain("Kto idzie jutro nad rzekę?");
  expect(html).toContain(plain);
  expect(html).not.toContain('name="parentId"');
  expect((await say({ content: plain })).status).toBe(303);
});
