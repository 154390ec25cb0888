import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { helpSeenName } from "~/crisis/detour";
import { db } from "~/db/client.server";
import { mails, mailTexts, safetyPlanCopies, users } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action, loader } from "~/routes/public/safety-plan";
import { permissions } from "~/services/access/permissions";
import { NotAllowed } from "~/services/command/errors";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteUnsentPlans, mailSafetyPlan } from "~/services/safety-plan/mail-safety-plan.server";
import { findEverywhere } from "../../support/find-everywhere";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";

const says = `Puszczam Chopina ${randomUUID()}`;
const plan = { warnings: "Przestaję odbierać telefon.", onMyOwn: says };

const copiesOf = (userId: string) =>
  db.select().from(safetyPlanCopies).where(eq(safetyPlanCopies.userId, userId));

async function mailed() {
  const { identity, jar } = await memberInside();
  const member = (await userOf(identity.id))!;
  const form = { ...plan, intent: "mail", formToken: randomUUID() };
  const press = () => call<Refusal>(action, jar.on(post(paths.safetyPlan(), form)));
  const answer = await press();
  const [copy] = await copiesOf(member.id);
  return { member, press, answer, mailId: copy!.mailId };
}

const send = (mailId: string) => sendMail(testContext("worker"), { mailId, lastAttempt: true });

test("a plan comes back to be printed, for everybody, and is stored nowhere", async () => {
  const shown = await call(action, post(paths.safetyPlan(), plan));
  expect(shown).toMatchObject({ status: 200 });
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  expect(await shown.response!.json()).toEqual(plan);
  const empty = await call(action, post(paths.safetyPlan(), {}));
  expect(await empty.response!.json()).toEqual({});
  const visitor = { ...plan, intent: "mail", formToken: randomUUID() };
  expect((await call(action, post(paths.safetyPlan(), visitor))).status).toBe(200);
  const page = await call<{ formToken: string | null }>(loader, get(paths.safetyPlan()));
  expect(page.data).toEqual({ formToken: null });
  expect(await findEverywhere(says)).toEqual([]);
});

test("whoever writes of dying sees help once, and their plan after that", async () => {
  const acute = { warnings: "Myślę, że dziś w nocy się zabiję." };
  const helped = await call<Refusal>(action, post(paths.safetyPlan(), acute));
  expect(helped).toMatchObject({ status: 422, data: { step: "help", values: acute } });
  const onward = post(paths.safetyPlan(), { ...acute, [helpSeenName]: "1" });
  expect(await (await call(action, onward)).response!.json()).toEqual(acute);
});

test("what is too long comes back", async () => {
  const answer = await call<Refusal>(
    action,
    post(paths.safetyPlan(), { reasons: "a".repeat(1_001) }),
  );
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.data.errors)).toEqual(["reasons"]);
});

test("a member has a copy sent to their own address, once, and its words go when it is accepted", async () => {
  const { member, press, answer, mailId } = await mailed();
  expect([answer.status, answer.location]).toEqual([
    303,
    `${paths.safetyPlan()}?done=safety-plan-mailed`,
  ]);
  await press();
  expect(await copiesOf(member.id)).toHaveLength(1);
  await send(mailId);
  const sent = mailsTo(member.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: "Kopia, o którą prosisz" });
  expect(sent[0]!.text).toContain(says);
  expect(sent[0]!.text).toContain("112");
  expect(await copiesOf(member.id)).toEqual([]);
  expect(await db.$count(mailTexts, eq(mailTexts.mailId, mailId))).toBe(0);
  expect(await findEverywhere(says)).toEqual([]);
});

test("its words go also when the mail is refused, after a day, and with the account", async () => {
  const refused = await mailed();
  await db.update(mails).set({ recipient: "no address" }).where(eq(mails.id, refused.mailId));
  await send(refused.mailId);
  expect(await db.select().from(mails).where(eq(mails.id, refused.mailId))).toMatchObject([
    { status: "refused" },
  ]);
  expect(await copiesOf(refused.member.id)).toEqual([]);

  const late = await mailed();
  const hours = (count: number) =>
    testContext("schedule", { now: new Date(Date.now() + count * 3_600_000) });
  await deleteUnsentPlans(hours(23));
  expect(await copiesOf(late.member.id)).toHaveLength(1);
  await deleteUnsentPlans(hours(25));
  expect(await copiesOf(late.member.id)).toEqual([]);
  await send(late.mailId);
  expect(await db.select().from(mails).where(eq(mails.id, late.mailId))).toMatchObject([
    { status: "refused", lastError: "nothing_to_send" },
  ]);

  const gone = await mailed();
  await db.delete(users).where(eq(users.id, gone.member.id));
  expect(await copiesOf(gone.member.id)).toEqual([]);
});

test("nobody but a member has one sent", async () => {
  const wanted = { plan, formToken: randomUUID() };
  const staff = { kind: "staff", userId: randomUUID(), permissions } as const;
  for (const actor of ["visitor", "worker", staff] as const)
    await expect(mailSafetyPlan(testContext(actor), wanted)).rejects.toBeInstanceOf(NotAllowed);
});
