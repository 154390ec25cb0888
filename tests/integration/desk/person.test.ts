import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { contactMessages, mails, users } from "~/db/schema";
import { loader as personPage } from "~/routes/admin/person";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { addNote } from "~/services/notes/staff-notes.server";
import { personCard } from "~/services/people/person-card.server";
import { ask } from "../../support/acts";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { newMember, signIn } from "../../support/members";
import { caseOf, reportAs } from "../../support/moderation";
import { deliverOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { newStaff, staffContext } from "../../support/staff";

test("a person's page has everything of one address, from whichever row it is opened, and nothing of another", async () => {
  const { email } = await newMember();
  const [member] = await db.select().from(users).where(eq(users.email, email));
  const delivered = await placePaidOrder(testContext(), { email: email.toUpperCase() });
  await deliverOrder(testContext(), { orderId: delivered.id, lastAttempt: true });
  const waiting = await placeTestOrder(testContext(), { email });
  await placePaidOrder(testContext(), { email: `x${email}` });
  await sendContactMessage(testContext("visitor"), {
    ...{ email, message: "Gdzie jest mój dokument?" },
    screening: screeningOf("none"),
  });
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  const admin = await newStaff("admin");
  await addNote(admin.ctx, { target: { kind: "order", id: waiting.id }, text: "Dzwoniła." });
  await addNote(admin.ctx, { target: { kind: "member", id: member!.id }, text: "Woli listy." });
  const reason = "court_order";
  await newStaff("admin");
  await ask(admin.ctx, {
    kind: "delete_member",
    input: { userId: member!.id, texts: "keep", reason },
  });
  const starts = [
    { kind: "order", id: delivered.id },
    { kind: "member", id: member!.id },
    { kind: "message", id: message!.id },
  ] as const;
  const { jar } = await signIn(admin.identity);
  for (const { kind, id } of starts) {
    const path = `/admin/people/${kind}/${id}`;
    const { status, data } = await call<Awaited<ReturnType<typeof personPage>>>(
      personPage,
      jar.on(get(path)),
      { kind, id },
    );
    expect(status).toBe(200);
    const { person } = data;
    expect(person.address).toBe(email.toLowerCase());
    expect(person.member?.id).toBe(member!.id);
    expect(person.orders?.map((order) => order.id).sort()).toEqual(
      [delivered.id, waiting.id].sort(),
    );
    expect(person.messages).toMatchObject([{ beginning: "Gdzie jest mój dokument?" }]);
    expect(person.mails?.map((mail) => mail.kind).sort()).toEqual(["contact_receipt", "document"]);
    expect(person.agreements).toMatchObject([{ status: "requested", targetName: member!.email }]);
    expect(person.notes.map(({ text }) => text)).toEqual(["Dzwoniła.", "Woli listy."]);
  }
});

test("who may see less sees less, and no pseudonym is joined to an address", async () => {
  const person = await newPerson();
  const [open, sensitive] = [await newGroup(), await newGroup({ isSensitive: true })];
  const cases = [];
  for (const group of [open, sensitive]) {
    const membership = await putInto(group, person);
    const post = await writePost(membership);
    const reporter = await newPerson();
    await putInto(group, reporter);
    await reportAs(reporter, "post", post.id);
    cases.push(await caseOf(post.id));
  }
  const [member] = await db.select().from(users).where(eq(users.id, person.userId));
  const order = await placePaidOrder(testContext(), { email: member!.email });
  await db.insert(mails).values({
    ...{ kind: "report_outcome", recipient: member!.email, subject: "Decyzja" },
    ...{ idempotencyKey: randomUUID(), createdAt: new Date() },
  });
  const of = { kind: "order", id: order.id } as const;
  const seen = await personCard(staffContext("admin"), { kind: "member", id: person.userId });
  expect(seen.cases).toMatchObject([{ id: cases[0]!.id, isAuthor: true }]);
  expect(seen.mails?.map(({ kind }) => kind)).not.toContain("report_outcome");
  expect(await personCard(staffContext("support"), of)).toMatchObject({
    member: { id: person.userId },
    cases: null,
    messages: [],
  });
  expect(await personCard(staffContext("finance"), of)).toMatchObject({
    orders: [{ id: order.id }],
    ...{ member: null, messages: null, cases: null },
  });
  for (const ctx of [staffContext("moderator"), testContext("buyer"), testContext("visitor")])
    await expect(personCard(ctx, of)).rejects.toThrow(NotAllowed);
  const account = { kind: "member", id: person.userId } as const;
  await expect(personCard(staffContext("finance"), account)).rejects.toThrow(NotAllowed);
  for (const id of ["x", randomUUID()])
    await expect(personCard(staffContext("admin"), { ...of, id })).rejects.toThrow(NotFound);
  const { jar } = await signIn((await newStaff("support")).identity);
  const wrong = { kind: "mailbox", id: order.id };
  expect(
    (await call(personPage, jar.on(get(`/admin/people/mailbox/${order.id}`)), wrong)).status,
  ).toBe(404);
});
