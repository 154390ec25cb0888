import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, notifications } from "~/db/schema";
import { decideCase } from "~/services/moderation/decide-case.server";
import { moderateAsKeeper } from "~/services/moderation/moderate-as-keeper.server";
import { takeBackAsKeeper } from "~/services/moderation/take-back-as-keeper.server";
import { takeBackDecision } from "~/services/moderation/take-back-decision.server";
import { newPerson, putInto } from "../../support/community";
import { caseOf, emailOf, mailsAt, reportAs, scene } from "../../support/moderation";
import { screeningOf } from "../../support/screening";

const words = "Prosimy, pisz o sprawach, nie o ludziach.";
const leave = { kind: "leave", reason: "no_breach", words: "" } as const;

/** A post that a keeper can hide, and what its author has been told. */
async function kept() {
  const all = await scene();
  const keeper = await newPerson();
  await putInto(all.group, keeper, { role: "keeper" });
  const id = all.post.id;
  const hide = () =>
    moderateAsKeeper(keeper.ctx, {
      ...{ kind: "post", id, reason: "abuse", words, screening: screeningOf() },
    });
  const giveBack = async () => takeBackAsKeeper(keeper.ctx, { caseId: (await caseOf(id)).id });
  const lines = async () =>
    (
      await db.select().from(notifications).where(eq(notifications.userId, all.author.userId))
    ).filter(({ kind }) => kind === "decision");
  const email = await emailOf(all.author);
  const written = async () =>
    (await db.select().from(mails).where(eq(mails.recipient, email))).filter(
      ({ kind }) => kind === "statement_of_reasons",
    );
  const send = async () => {
    for (const { subject } of await written()) await mailsAt(email, subject);
  };
  const read = () =>
    db
      .update(notifications)
      .set({ readAt: new Date() })
      .where(eq(notifications.userId, all.author.userId));
  return { ...all, hide, giveBack, lines, written, send, read, email };
}

test("what a keeper hides and gives back before anybody has read of it is told once", async () => {
  const { hide, giveBack, lines, written } = await kept();
  await hide();
  await giveBack();
  expect(await lines()).toHaveLength(1);
  expect(await written()).toHaveLength(1);
});

test("whoever was told that something is hidden is told that it was given back", async () => {
  const { hide, giveBack, lines, written, send, read, email } = await kept();
  await hide();
  await send();
  await read();
  await giveBack();
  expect(await lines()).toHaveLength(2);
  expect((await written()).map(({ status }) => status).sort()).toEqual(["accepted", "pending"]);
  const [mail] = await mailsAt(email, "Opieka grupy cofa swoją decyzję");
  expect(mail?.text).toContain("ten post znowu widzą wszyscy, którzy czytają tę grupę");
  expect(mail?.text).not.toContain("Powód:");
});

test("that staff leave what a keeper has given back is not told anew, unless they write something", async () => {
  const silent = await kept();
  await reportAs(silent.reporter, "post", silent.post.id);
  await silent.hide();
  await silent.giveBack();
  const caseId = (await caseOf(silent.post.id)).id;
  await decideCase(silent.first.ctx, { caseId, ...leave });
  expect(await silent.written()).toHaveLength(1);
  expect(await silent.lines()).toHaveLength(1);

  const written = await kept();
  await reportAs(written.reporter, "post", written.post.id);
  await written.hide();
  await written.giveBack();
  await written.send();
  const other = (await caseOf(written.post.id)).id;
  await decideCase(written.first.ctx, { caseId: other, ...leave, words: "Wszystko w porządku." });
  expect(await written.written()).toHaveLength(2);
});

test("what a moderator hides and takes back at once is told once, to whoever reported it as well", async () => {
  const { first, post, reporter, lines, written } = await kept();
  await reportAs(reporter, "post", post.id);
  const { id: caseId } = await caseOf(post.id);
  await decideCase(first.ctx, { caseId, kind: "hide", reason: "abuse", words });
  await takeBackDecision(first.ctx, { caseId, reason: "wrong_decision", words: "" });
  expect(await lines()).toHaveLength(1);
  expect(await written()).toHaveLength(1);
  const heard = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, reporter.userId));
  expect(heard.filter(({ kind }) => kind === "decision")).toHaveLength(1);
});
