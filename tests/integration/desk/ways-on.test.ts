import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { action as act, loader as actPage, type ActPage } from "~/routes/admin/act";
import { loader as ordersPage } from "~/routes/admin/orders";
import { loader as threadPage } from "~/routes/admin/support";
import { everyTab } from "~/routes/admin/tabs";
import type { Role } from "~/services/access/permissions";
import { deferredActs } from "~/services/acts/registry.server";
import { writeToAuthor } from "~/services/moderation/write-message.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { listDelayedActs } from "~/services/acts/queries.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { newMember, signIn } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { caseOf, oldMember, reportAs, scene } from "../../support/moderation";
import { newStaff } from "../../support/staff";
import { statementsOf } from "../../support/statements";
import { openTicketOf, signedInPerson } from "../../support/support";

async function jarOfStaff(role: Role) {
  const { identity } = await newStaff(role);
  return (await signIn(identity, undefined, { fresh: "1" })).jar;
}

test("an answer to covered words leads to uncovering them, and back to where they stand", async () => {
  const threadId = await openTicketOf(await signedInPerson());
  const jar = await jarOfStaff("support");
  const reply = { tab: "support", id: threadId, act: "reply-settled" };
  const look = async (address: string) =>
    (await call<ActPage>(actPage, jar.on(get(address)), reply)).data;
  const covered = await look(`/admin/support/${threadId}/reply-settled`);
  expect(covered.preview.words).toBeUndefined();
  const way = covered.first?.href ?? "";
  expect(way).toContain(`/admin/support/${threadId}/open?`);
  const opening = { tab: "support", id: threadId, act: "open" };
  const pressed = await call(act, jar.on(post(way, { reason: "answer_message" })), opening);
  expect(pressed.status).toBe(303);
  expect(pressed.location).toContain(`/admin/support/${threadId}/reply-settled?`);
  const open = await look(pressed.location ?? "");
  expect(open.preview.words).toBeTruthy();
  expect(open.first).toBeUndefined();
});

test("an act leads on to another upon its row, and nowhere else", async () => {
  const threadId = await openTicketOf(await signedInPerson());
  const jar = await jarOfStaff("support");
  const address = `/admin/support/${threadId}/open?then=https://example.com`;
  const opening = { tab: "support", id: threadId, act: "open" };
  const { location } = await call(
    act,
    jar.on(post(address, { reason: "answer_message" })),
    opening,
  );
  expect(location).toBe(`/admin/support/${threadId}?done=content-opened`);
});

test("a ticket leads on to what waits next, also from a list that has nothing more", async () => {
  const one = await openTicketOf(await signedInPerson());
  await openTicketOf(await signedInPerson());
  const jar = await jarOfStaff("support");
  const nextOf = async (search: string) =>
    (
      await call<{ next: string | null }>(
        threadPage,
        jar.on(get(`/admin/support/${one}${search}`)),
        { id: one },
      )
    ).data.next;
  const next = await nextOf("?state=waiting");
  expect(next).toMatch(/^\/admin\/support\/[\da-f-]+\?state=waiting$/);
  expect(next).not.toContain(one);
  // An answered ticket leaves a list like this, and here it is empty.
  expect(await nextOf("?state=closed")).toMatch(/^\/admin\/support\/[\da-f-]+\?state=waiting$/);
  expect(await nextOf("?state=closed")).not.toContain(one);
});

test("the plain reason is chosen already, unless somebody may be in danger or it is about money", async () => {
  const { id } = await placePaidOrder();
  const support = await jarOfStaff("support");
  const ofOrder = async (name: string) =>
    (
      await call<ActPage>(actPage, support.on(get(`/admin/orders/${id}/${name}`)), {
        ...{ tab: "orders", id, act: name },
      })
    ).data.values.reason;
  expect(await ofOrder("resend")).toBe("buyer_wrote");
  expect(await ofOrder("refund")).toBeUndefined();

  const { id: written } = (await scene()).post;
  await reportAs(await oldMember(), "post", written);
  const { id: caseId } = await caseOf(written);
  const moderator = await jarOfStaff("moderator");
  const leaving = { tab: "reports", id: caseId, act: "leave" };
  const page = await call<ActPage>(
    actPage,
    moderator.on(get(`/admin/reports/${caseId}/leave`)),
    leaving,
  );
  expect(page.data.values.reason).toBe("no_breach");
});

test("a decision about somebody who may be in a crisis says that nobody has written to them, until somebody has", async () => {
  const { post: written } = await scene();
  await reportAs(await oldMember(), "post", written.id, { reason: "crisis" });
  const { id: caseId } = await caseOf(written.id);
  const { identity, ctx } = await newStaff("moderator");
  const { jar } = await signIn(identity, undefined, { fresh: "1" });
  const hiding = { tab: "reports", id: caseId, act: "hide" };
  const effects = async () =>
    (await call<ActPage>(actPage, jar.on(get(`/admin/reports/${caseId}/hide`)), hiding)).data
      .preview.effects;
  const unwritten = expect.stringContaining("nikt do niej jeszcze nie napisał") as string;
  expect(await effects()).toContainEqual(unwritten);
  await writeToAuthor(ctx, { caseId, text: "Jak się dziś masz?" });
  expect(await effects()).not.toContainEqual(unwritten);
});

test("an empty search of orders says which other lists have it, of those one may open", async () => {
  const { email } = await newMember();
  await sendContactMessage(testContext("visitor"), {
    ...{ email, message: "Gdzie jest mój dokument?" },
    screening: screeningOf("none"),
  });
  const search = `/admin/orders?email=${encodeURIComponent(email)}`;
  type Found = { desk: { elsewhere: { label: string; href: string; total: number }[] } };
  const found = async (role: Role, address: string) => {
    const jar = await jarOfStaff(role);
    return (await call<Found>(ordersPage, jar.on(get(address)))).data.desk.elsewhere;
  };
  const words = encodeURIComponent(email);
  // As the menu calls them.
  const labelOf = (key: string) => everyTab.find((tab) => tab.key === key)?.label;
  expect(await found("support", search)).toEqual([
    { label: labelOf("users"), href: `/admin/users?email=${words}`, total: 1, isMore: false },
    {
      ...{ label: labelOf("messages"), href: `/admin/messages?email=${words}` },
      ...{ total: 1, isMore: false },
    },
  ]);
  const ofFinance = (await found("finance", search)).map(({ href }) => href);
  expect(ofFinance.filter((href) => href.startsWith("/admin/messages"))).toEqual([]);
  expect(await found("support", "/admin/orders")).toEqual([]);
  expect(await found("support", `/admin/orders?email=${randomUUID()}`)).toEqual([]);

  const jar = await jarOfStaff("support");
  const writer = await signedInPerson();
  const thread = await openTicketOf(writer);
  const ofWriter = `?email=${encodeURIComponent(writer.identity.email)}`;
  expect(await found("support", `/admin/orders${ofWriter}`)).toContainEqual({
    ...{ label: labelOf("support"), href: `/admin/support${ofWriter}`, total: 1, isMore: false },
  });
  const led = await call(threadPage, jar.on(get(`/admin/support${ofWriter}`)));
  expect(JSON.stringify(led)).toContain(thread);
  const others = await found("finance", `/admin/orders${ofWriter}`);
  expect(others.filter(({ href }) => href.startsWith("/admin/support"))).toEqual([]);

  const costs = () => statementsOf(() => call(ordersPage, jar.on(get(search))));
  const before = await costs();
  await newMember({ email: `x.${email}` });
  expect(await costs()).toBe(before);
});

test("what waits for half a minute is said in a sentence, a refund with its sum", async () => {
  const soon = { now: new Date() };
  const order = await placePaidOrder(testContext(undefined, soon));
  const { ctx } = await newStaff("finance", soon);
  await scheduleRefund(ctx, { orderId: order.id, amountGrosze: 500, reason: "goodwill" });
  expect(await listDelayedActs(ctx)).toMatchObject([{ ahead: "Zwrócimy 5,00\u00a0zł" }]);
  const silent = deferredActs.filter(({ ahead, bulk, byTwo }) => !ahead && !byTwo && !bulk);
  expect(silent.map(({ act: { code } }) => code)).toEqual([]);
});
