import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  bookEditionFiles,
  bookEditions,
  bookFiles,
  books,
  moderationCases,
  moderationDecisions,
  payments,
} from "~/db/schema";
import { loader as shop } from "~/routes/books/shop";
import { readSidePanel } from "~/routes/community/read-side-panel.server";
import { orderCard } from "~/services/desk/order-card.server";
import { listOrders } from "~/services/desk/order-list.server";
import { countUnread, listNotifications } from "~/services/inbox/read-notifications.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { listMyCases } from "~/services/moderation/case-page.server";
import { findModeratedText } from "~/services/moderation/text-cases.server";
import { readComments } from "~/services/posts/comments-page.server";
import { listComments, listPosts } from "~/services/posts/desk-queries.server";
import { groupFeed, myFeed } from "~/services/posts/feed.server";
import { setLike } from "~/services/posts/set-like.server";
import { groupDirectory, myGroups } from "~/services/groups/queries.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { oldMember, reportAs } from "../../support/moderation";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { statementsOf, statementsWithLimits } from "../../support/statements";

/** Reads with one row, then with five. */
async function costs(read: () => Promise<unknown>, oneMore: () => Promise<unknown>) {
  await oneMore();
  const one = await statementsOf(read);
  for (let more = 0; more < 4; more += 1) await oneMore();
  return { one, five: await statementsOf(read) };
}

async function publishBook() {
  const slug = `ksiazka-${randomUUID().slice(0, 8)}`;
  const now = new Date();
  const price = { priceGrosze: 1999, regularPriceGrosze: 2999 };
  await db.insert(books).values({
    ...{ slug, title: "Nocny pociąg", author: "Łucja Żak", description: "Pociąg.", ...price },
    ...{ excerpt: "Początek.", constellation: "lyra", edition: 1, isPublished: true },
    ...{ firstPublishedAt: now, formToken: randomUUID(), createdAt: now },
  });
  await db.insert(bookEditions).values({ bookSlug: slug, number: 1, madeAt: now });
  const [file] = await db
    .insert(bookFiles)
    .values({
      ...{ format: "pdf", name: "pociag.pdf", sha256: randomUUID(), byteSize: 9, pages: 3 },
      storedAt: now,
    })
    .returning();
  await db
    .insert(bookEditionFiles)
    .values({ bookSlug: slug, number: 1, format: "pdf", fileId: file!.id });
}

test("the shop asks for the prices and beginnings of all books at once", async () => {
  const { one, five } = await costs(() => call(shop, get("/books")), publishBook);
  expect(five).toBe(one);
  const page = await call<{ books: { fragment: string | null; price: object }[] }>(
    shop,
    get("/books"),
  );
  expect(page.data.books.length).toBeGreaterThanOrEqual(6);
  for (const book of page.data.books)
    expect(book).toMatchObject({ fragment: expect.any(String) as string, price: {} });
  await db.delete(books).where(eq(books.author, "Łucja Żak"));
});

test("an order's page asks once what was done to its payments", async () => {
  const order = await placePaidOrder();
  const read = () => orderCard(staffContext("support"), order.id);
  const cost = await costs(read, () =>
    db.insert(payments).values({
      ...{ orderId: order.id, status: "failed", amountGrosze: 1199, createdAt: new Date() },
    }),
  );
  expect(cost.five).toBe(cost.one);
});

test("a text's page asks once what holds in its cases", async () => {
  const membership = await putInto(await newGroup(), await newPerson());
  const post = await writePost(membership);
  const read = () => findModeratedText(testContext(), { kind: "post", id: post.id });
  const decidedAt = new Date();
  const cost = await costs(read, async () => {
    const [of] = await db
      .insert(moderationCases)
      .values({
        ...{ subject: "post", subjectId: post.id, postId: post.id, inPostId: post.id },
        ...{ groupId: membership.groupId, authorId: membership.id },
        ...{ state: "decided", openedAt: decidedAt, decidedAt },
      })
      .returning();
    await db.insert(moderationDecisions).values({
      ...{ caseId: of!.id, kind: "leave", reason: "no_breach", words: "", decidedAt, undo: {} },
    });
  });
  expect(cost.five).toBe(cost.one);
  expect((await read())?.current).toMatchObject({ kind: "leave" });
});

test("a feed's page names its limits in its statements, which are planned once", async () => {
  const member = await oldMember();
  await writePost(await putInto(await newGroup(), member));
  const withLimits = await statementsWithLimits(() =>
    Promise.all([
      myFeed(member.ctx),
      myGroups(member.ctx),
      readSidePanel(member.ctx),
      countUnread(member.ctx),
    ]),
  );
  expect(withLimits).toEqual([]);
});

test("lists of the community and of the desk cost the same however long they are", async () => {
  const group = await newGroup();
  const author = await oldMember();
  const membership = await putInto(group, author);
  const post = await writePost(membership);
  const moderator = await newStaff("moderator");
  const lists: Record<string, () => Promise<unknown>> = {
    feed: () => groupFeed(author.ctx, group.slug),
    comments: () =>
      readComments(author.ctx, {
        ...{ postId: post.id, under: null, memberId: membership.id },
        ...{ since: null, group },
      }),
    notifications: () => listNotifications(author.ctx),
    "own cases": () => listMyCases(author.ctx),
    directory: () => groupDirectory(author.ctx),
    "own groups": () => myGroups(author.ctx),
    "posts of the desk": () => listPosts(moderator.ctx, {}, 1),
    "comments of the desk": () => listComments(moderator.ctx, {}, 1),
    cases: () => listCases(moderator.ctx, {}, 1),
    orders: () => listOrders(staffContext("support"), {}, 1),
  };
  const oneMore = async () => {
    const reader = await oldMember();
    await putInto(group, reader);
    const mine = await writePost(membership);
    await setLike(reader.ctx, { kind: "post", id: mine.id, liked: true });
    await writeComment(membership, post);
    await reportAs(reader, "post", mine.id);
    await putInto(await newGroup(), author);
    await placeTestOrder(testContext());
  };
  await oneMore();
  // The first look at a feed is written down.
  await groupFeed(author.ctx, group.slug);
  const one: Record<string, number> = {};
  for (const [name, read] of Object.entries(lists)) one[name] = await statementsOf(read);
  // With the newest post of each.
  expect(one["own groups"]).toBe(1);
  for (let more = 0; more < 4; more += 1) await oneMore();
  for (const [name, read] of Object.entries(lists))
    expect([name, await statementsOf(read)]).toEqual([name, one[name]]);
});
