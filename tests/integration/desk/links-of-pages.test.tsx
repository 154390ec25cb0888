import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  books,
  caseParties,
  documentFiles,
  groups,
  mails,
  moderationCases,
  orders,
  pictures,
  posts,
  promotions,
  sessions,
  subscriptions,
} from "~/db/schema";
import * as entry from "~/entry.server";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { specialHoroscope } from "~/products/special-horoscope/product";
import * as agreementsPage from "~/routes/admin/agreements";
import * as appointmentsPage from "~/routes/admin/appointments";
import * as booksPage from "~/routes/admin/books";
import * as commentsPage from "~/routes/admin/comments";
import * as ebooksPage from "~/routes/admin/ebooks";
import * as groupsPage from "~/routes/admin/groups";
import * as jobsPage from "~/routes/admin/jobs";
import * as mailsPage from "~/routes/admin/mails";
import * as postsPage from "~/routes/admin/posts";
import * as pricesPage from "~/routes/admin/prices";
import * as reportsPage from "~/routes/admin/reports";
import * as schedulesPage from "~/routes/admin/schedules";
import * as specialPage from "~/routes/admin/special-horoscopes";
import * as subscriptionsPage from "~/routes/admin/subscriptions";
import * as switchesPage from "~/routes/admin/switches";
import * as usersPage from "~/routes/admin/users";
import type { Role } from "~/services/access/permissions";
import { declineAct } from "~/services/acts/decide-act.server";
import { openOwnPageAct, openStaffAct } from "~/services/acts/open-staff-act.server";
import { actsOfTabs, staffActs } from "~/services/acts/staff-acts.server";
import {
  actRefusal,
  isStaffAct,
  type ActRule,
  type OwnPageAct,
} from "~/services/acts/staff-act.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { groupWords, writeGroupWords } from "~/services/groups/write-group-words.server";
import { banMember } from "~/services/members/ban-member.server";
import { addNote } from "~/services/notes/staff-notes.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { setSwitch } from "~/services/switches/set-switch.server";
import { formatIsoDate } from "~/copy/format";
import { dayAfter, warsawMoment } from "~/time/warsaw-time";
import { ask } from "../../support/acts";
import { orderTalk, payForTalk, personaNumbered, sellTalks } from "../../support/appointments";
import { placeBookOrder, placeDeliveredBookOrder, placePaidBookOrder } from "../../support/books";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { grant, signedInMember } from "../../support/desk";
import { jobWith } from "../../support/jobs";
import { deliveredTo } from "../../support/mail-reports";
import { signIn, type CookieJar } from "../../support/members";
import { decide, why, written } from "../../support/moderated-texts";
import { caseOf, reportAs, scene } from "../../support/moderation";
import { deliverOrder, testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { banWords, newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      "admin/agreements/:id?": agreementsPage,
      "admin/appointments/:id?": appointmentsPage,
      "admin/books/:id?": booksPage,
      "admin/comments/:id?": commentsPage,
      "admin/ebooks/:id?": ebooksPage,
      "admin/groups/:id?": groupsPage,
      "admin/jobs/:id?": jobsPage,
      "admin/mails/:id?": mailsPage,
      "admin/posts/:id?": postsPage,
      "admin/prices/:id?": pricesPage,
      "admin/reports/:id?": reportsPage,
      "admin/schedules/:id?": schedulesPage,
      "admin/special-horoscopes/:id?": specialPage,
      "admin/subscriptions/:id?": subscriptionsPage,
      "admin/switches/:id?": switchesPage,
      "admin/users/:id?": usersPage,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

type Visitor = Awaited<ReturnType<typeof newStaff>> & { jar: CookieJar };
type Visitors = Record<Role, Visitor>;
let visitors: Visitors;

beforeAll(async () => {
  const enter = async (role: Role): Promise<Visitor> => {
    const staff = await newStaff(role);
    const { jar } = await signIn(staff.identity, undefined, { fresh: "1" });
    return { ...staff, jar };
  };
  visitors = {
    admin: await enter("admin"),
    finance: await enter("finance"),
    support: await enter("support"),
    moderator: await enter("moderator"),
  };
});

/** A row as somebody finds it, on its own page unless it stands on another one. */
type Row = { role: Role; id: string; page?: string };
type Tab = keyof typeof actsOfTabs;

const worker = testContext();
const by = (roles: readonly Role[], id: string, page?: string): Row[] =>
  roles.map((role) => ({ role, id, page }));

async function newBook(more: Partial<typeof books.$inferInsert>) {
  const now = new Date();
  const [book] = await db
    .insert(books)
    .values({
      ...{ slug: `ksiazka-${randomUUID()}`, title: "Nocny pociąg", author: "Łucja Żak" },
      ...{ description: "Pociąg.", priceGrosze: 1999, regularPriceGrosze: 1999 },
      ...{ excerpt: "Początek.", constellation: "lyra", edition: 1, isPublished: false },
      ...{ formToken: randomUUID(), createdAt: now },
      ...more,
    })
    .returning();
  return book!.id;
}

async function newPicture() {
  const [picture] = await db
    .insert(pictures)
    .values({ width: 1, height: 1, createdAt: new Date() })
    .returning();
  return picture!.id;
}

async function newPromotion(startsInDays: number, endsInDays: number) {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  const [promotion] = await db
    .insert(promotions)
    .values({
      ...{ productSlug: emotionMirror.slug, priceGrosze: 899, reason: "campaign" },
      ...{ startsAt: inDays(startsInDays), endsAt: inDays(endsInDays), createdAt: inDays(-60) },
    })
    .returning();
  return promotion!.id;
}

const placeSpecial = () =>
  placeOrder(worker, {
    product: specialHoroscope,
    screening: screeningOf(),
    submission: {
      formToken: randomUUID(),
      email: `sowa.${randomUUID()}@example.com`,
      answers: { zodiacSign: "leo", theme: "love" },
    },
  });

/** A talk tomorrow at noon, each with another persona. */
const placeTalk = (persona: number) =>
  orderTalk(worker, {
    persona: personaNumbered(persona),
    time: warsawMoment(dayAfter(formatIsoDate(new Date()), 1), 12),
  });

/** A case of what a keeper wrote for their group. */
async function caseOfWords(field: "rules" | "welcome") {
  const [group, keeper, reader] = [await newGroup(), await newPerson(), await newPerson()];
  await putInto(group, keeper, { role: "keeper" });
  await putInto(group, reader);
  const words = { ...{ rules: "", welcome: "" }, [field]: "Bijemy." };
  const { version } = await groupWords(keeper.ctx, group.slug);
  await writeGroupWords(keeper.ctx, { groupId: group.id, ...words, version });
  await reportAs(reader, `group_${field}`, group.id);
  return caseOf(group.id);
}

async function openCase(more: Parameters<typeof scene>[0] = {}) {
  const { reporter, post, first } = await scene(more);
  await reportAs(reporter, "post", post.id);
  return { ...(await caseOf(post.id)), post, first };
}

const appeal = (caseId: string) =>
  db
    .update(moderationCases)
    .set({ state: "appealed", decidedAt: new Date() })
    .where(eq(moderationCases.id, caseId));

const rowsOf: Partial<Record<Tab, (by: Visitors) => Promise<Row[]>>> = {
  async users({ admin }) {
    const [active, banned, away] = [
      await signedInMember(),
      await signedInMember(),
      await signedInMember(),
    ];
    await banMember(admin.ctx, { userId: banned.id, reason: "spam", ...banWords });
    await addNote(admin.ctx, { target: { kind: "member", id: banned.id }, text: "Spam." });
    await db.delete(sessions).where(eq(sessions.auth0Id, away.auth0Id));
    return [
      ...[active, banned, away].flatMap(({ id }) => by(["admin", "support"], id)),
      ...by(["admin"], admin.userId),
    ];
  },
  async subscriptions({ admin }) {
    const [person, other] = [await signedInMember(), await signedInMember()];
    await grant(person.id, "plus");
    await grant(other.id, "plus");
    await grant(other.id, "premium", "plus");
    await grant(admin.userId, "plus", "none", { ctx: (await newStaff("admin")).ctx });
    const held = await db.select().from(subscriptions);
    return held
      .filter(({ userId }) => [person.id, other.id, admin.userId].includes(userId))
      .flatMap(({ id }) => by(["admin", "support"], id));
  },
  async groups() {
    const [plain, pictured] = [await newGroup(), await newGroup({ isIndexed: true })];
    await db
      .update(groups)
      .set({ iconId: await newPicture() })
      .where(eq(groups.id, pictured.id));
    return [plain, pictured].flatMap(({ id }) => by(["admin", "moderator"], id));
  },
  async posts({ moderator }) {
    const [shown, hidden, deleted] = [await written(), await written(), await written()];
    await decide(moderator.ctx, { kind: "post", id: hidden.post.id }, { kind: "hide", ...why });
    await decide(moderator.ctx, { kind: "post", id: deleted.post.id }, { kind: "delete", ...why });
    const [reported, taken, appealed] = [await openCase(), await openCase(), await openCase()];
    await claimCase(taken.first.ctx, taken.id);
    await appeal(appealed.id);
    return [shown, hidden, deleted, reported, taken, appealed].flatMap(({ post }) =>
      by(["admin", "moderator"], post.id),
    );
  },
  async comments({ moderator }) {
    const [shown, hidden, deleted] = [await written(), await written(), await written()];
    const hide = { kind: "hide", ...why } as const;
    await decide(moderator.ctx, { kind: "comment", id: hidden.comment.id }, hide);
    const remove = { kind: "delete", ...why } as const;
    await decide(moderator.ctx, { kind: "comment", id: deleted.comment.id }, remove);
    return [shown, hidden, deleted].flatMap(({ comment }) => by(["moderator"], comment.id));
  },
  async reports({ admin, moderator }) {
    const [free, mine, decided, sensitive] = [
      await openCase(),
      await openCase(),
      await openCase(),
      await openCase({ isSensitive: true }),
    ];
    await db
      .update(posts)
      .set({ pictureId: await newPicture() })
      .where(eq(posts.id, free.post.id));
    await claimCase(moderator.ctx, mine.id);
    await decideCase(admin.ctx, { caseId: decided.id, kind: "hide", ...why });
    const appealed = await openCase();
    await appeal(appealed.id);
    const held = await openCase();
    await db.update(posts).set({ state: "held" }).where(eq(posts.id, held.post.id));
    const shutOut = await signedInMember();
    const other = await newStaff("admin");
    await banMember(other.ctx, { userId: shutOut.id, reason: "spam", ...banWords });
    const ban = await caseOf(shutOut.id);
    await appeal(ban.id);
    const words = [await caseOfWords("rules"), await caseOfWords("welcome")];
    return [free, mine, decided, sensitive, appealed, held, ban, ...words].flatMap(({ id }) =>
      by(["admin", "moderator"], id),
    );
  },
  async parties() {
    const [open, closed] = [await openCase(), await openCase()];
    await db
      .update(moderationCases)
      .set({ state: "closed", decidedAt: new Date(), closedAt: new Date() })
      .where(eq(moderationCases.id, closed.id));
    const heard = await db.select().from(caseParties);
    return heard
      .filter(({ caseId }) => caseId === open.id || caseId === closed.id)
      .flatMap(({ id, caseId }) => by(["moderator"], id, `/admin/reports/${caseId}`));
  },
  async books() {
    const order = await placePaidBookOrder();
    const [ordered] = await db.select().from(books).where(eq(books.slug, order.bookSlug!));
    const ids = [
      await newBook({}),
      await newBook({ isPublished: true, firstPublishedAt: new Date() }),
      await newBook({ archivedAt: new Date() }),
      ordered!.id,
    ];
    return ids.flatMap((id) => by(["admin", "support"], id));
  },
  async jobs() {
    const ids = [
      await jobWith({ attempts: 0 }),
      await jobWith({ attempts: 3 }),
      await jobWith({ attempts: 3, lockedBy: "somebody" }),
      await jobWith({ task: "send_refund" }),
      await jobWith({ task: "cancel_payment" }),
    ];
    return ids.flatMap((id) => by(["admin", "support"], id));
  },
  async mails({ support }) {
    const [late, fresh] = [
      await deliveredTo(`anna.${randomUUID()}@example.com`),
      await deliveredTo(`anna.${randomUUID()}@example.com`),
    ];
    await db
      .update(mails)
      .set({ createdAt: new Date(Date.now() - 60 * 60_000) })
      .where(eq(mails.id, late.mail.id));
    await addNote(support.ctx, { target: { kind: "mail", id: late.mail.id }, text: "Pytała." });
    return [late, fresh].flatMap(({ mail }) => by(["admin", "support", "finance"], mail.id));
  },
  async appointments({ support }) {
    await sellTalks();
    // Without a second one nobody could agree to what takes two.
    await newStaff("admin");
    const [placed, waiting, paid, delivered] = [
      await placeTalk(1),
      await placeTalk(2),
      await placeTalk(3),
      await placeTalk(4),
    ];
    await startPayment(worker, waiting);
    for (const order of [paid, delivered]) await payForTalk(worker, order);
    await deliverOrder(worker, { orderId: delivered.id, lastAttempt: true });
    // Over, with its analysis.
    await db
      .update(orders)
      .set({ status: "completed", completedAt: new Date() })
      .where(eq(orders.id, delivered.id));
    await db.insert(documentFiles).values({
      ...{ orderId: delivered.id, position: 0, fileName: "analiza.pdf" },
      ...{ contentType: "application/pdf", bytes: Buffer.from("%PDF"), renderedAt: new Date() },
    });
    await addNote(support.ctx, { target: { kind: "order", id: placed.id }, text: "Pytała." });
    return [placed, waiting, paid, delivered].flatMap(({ id }) =>
      by(["admin", "support", "finance"], id),
    );
  },
  async schedules() {
    return by(["admin", "support", "finance"], "lena");
  },
  async prices() {
    const product = emotionMirror.slug;
    const ids = [
      await newPromotion(-20, -10),
      await newPromotion(-1, 1),
      await newPromotion(10, 20),
      product,
    ];
    return ids.flatMap((id) => by(["admin", "finance"], id, `/admin/prices/${product}`));
  },
  async switches({ admin }) {
    const request = { reason: "planned_work", note: "Nowa wersja." } as const;
    await setSwitch(admin.ctx, { name: "stop-posts", to: "on", ...request });
    return by(["admin"], "stop-posts").concat(by(["admin"], "stop-model"));
  },
  async agreements({ admin }) {
    const colleague = await newStaff("admin");
    const asked = async (group: { id: string }) =>
      ask(admin.ctx, {
        kind: "delete_group",
        input: { groupId: group.id, reason: "unused_group" },
      });
    const theirs = async (group: { id: string }) =>
      ask(colleague.ctx, {
        kind: "delete_group",
        input: { groupId: group.id, reason: "unused_group" },
      });
    const stale = await newGroup();
    const declined = await theirs(await newGroup());
    await declineAct(admin.ctx, { actId: declined, reason: "not_justified" });
    const ids = [
      await asked(await newGroup()),
      await theirs(await newGroup()),
      declined,
      await theirs(stale),
    ];
    const post = await writePost(await putInto(stale, await newPerson()));
    await reportAs(await newPerson(), "post", post.id);
    return ids.flatMap((id) => by(["admin"], id));
  },
  async ebooks({ support }) {
    const [placed, paid, delivered] = [
      await placeBookOrder(),
      await placePaidBookOrder(),
      await placeDeliveredBookOrder(),
    ];
    await addNote(support.ctx, { target: { kind: "order", id: delivered.id }, text: "Pytała." });
    return [placed, paid, delivered].flatMap(({ id }) => by(["admin", "support", "finance"], id));
  },
  async "special-horoscopes"({ support }) {
    const [placed, waiting] = [await placeSpecial(), await placeSpecial()];
    await startPayment(worker, waiting);
    const [paid, delivered] = [await placeSpecial(), await placeSpecial()];
    for (const order of [paid, delivered])
      await markPaid(worker, order, {
        ...{ transactionTitle: `TR-${order.id}`, paidGrosze: 1199, currency: "PLN" },
      });
    await deliverOrder(worker, { orderId: delivered.id, lastAttempt: true });
    await addNote(support.ctx, { target: { kind: "order", id: placed.id }, text: "Pytała." });
    return [placed, waiting, paid, delivered].flatMap(({ id }) =>
      by(["admin", "support", "finance"], id),
    );
  },
};

/** Whether the page of an act has a button, or says itself why there is none yet. */
async function isReachable(act: ActRule, { ctx }: Visitor, id: string): Promise<boolean> {
  try {
    if (!isStaffAct(act))
      return (await openOwnPageAct(ctx, act as OwnPageAct<unknown, unknown>, id)).refused === null;
    const { preview } = await openStaffAct(ctx, { isFresh: true }, act, id);
    if (preview.impossible === undefined) return true;
    // What the act itself says may name the hour: its code is what a link goes by.
    const on = { id, row: (await act.read(ctx, id)) as never };
    const refused = actRefusal(act, on, ctx.actor);
    return Boolean(
      act.link?.evenIf?.some(
        ({ code, text }) => text === preview.impossible || code === refused?.code,
      ),
    );
  } catch (error) {
    if (error instanceof NotAllowed || error instanceof NotFound) return false;
    throw error;
  }
}

/** What whoever sees such rows can always do. */
const always: Partial<Record<Tab, readonly string[]>> = {
  groups: ["edit", "words", "icon"],
  appointments: ["note"],
  ebooks: ["note"],
  mails: ["note"],
  "special-horoscopes": ["note"],
};

/** What the pages of such rows do not show, although it can be done: an order of a book has no words to open. */
const elsewhere: Partial<Record<Tab, readonly string[]>> = { ebooks: ["open"] };

test.each(Object.keys(rowsOf) as Tab[])(
  "%s link to what can be done to a row, and to nothing else",
  async (tab) => {
    const acts = Object.entries<ActRule>(actsOfTabs[tab]).filter(([, { creates }]) => !creates);
    const seen = new Map(acts.map(([name]) => [name, new Set<boolean>()]));
    for (const { role, id, page = `/admin/${tab}/${id}` } of await rowsOf[tab]!(visitors)) {
      const visitor = visitors[role];
      const answer = await fetch(visitor.jar.on(new Request(url + page)));
      const html = await answer.text();
      expect([page, answer.status]).toEqual([page, 200]);
      const found = [...html.matchAll(new RegExp(`href="/admin/${tab}/${id}/([\\w-]+)`, "g"))];
      const linked = [...new Set(found.map(([, name]) => name!))].filter((name) => seen.has(name));
      const reachable: string[] = [];
      for (const [name, act] of acts) {
        const is = await isReachable(act, visitor, id);
        seen.get(name)?.add(is);
        if (is && !elsewhere[tab]?.includes(name)) reachable.push(name);
      }
      expect([role, page, linked.sort()]).toEqual([role, page, reachable.sort()]);
    }
    const sameInAll = [...seen].filter(([, answers]) => answers.size < 2);
    expect(sameInAll.map(([name]) => name)).toEqual(always[tab] ?? []);
  },
);

test("every act upon a row can be reached from its page", () => {
  const without = staffActs.filter(({ act }) => !act.link);
  expect(without.map(({ tab, name }) => `${tab}/${name}`)).toEqual([]);
});
