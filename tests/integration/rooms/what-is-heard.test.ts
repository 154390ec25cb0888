import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { appointments, talks } from "~/db/schema";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { raiseTalk } from "~/services/talks/raise-talk.server";
import { resumeRoom, standForHelp } from "~/services/talks/send-in-room.server";
import { sumUpRoom } from "~/services/talks/sum-up-room.server";
import { sellTalks } from "../../support/appointments";
import { mailsTo, recordsOf } from "../../support/records";
import { bookedRoom, ordinaryWords } from "../../support/rooms";
import { screeningOf } from "../../support/screening";
import { sandbox } from "../../support/world";

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

const arm = (fault: string, times = 1) => sandbox.faults.arm({ service: "model", fault, times });

test("goes with the order, its mails and the money, though nobody answered", async () => {
  const room = await bookedRoom();
  room.at(100);
  await room.come();
  await room.say("Nie chcę już żyć i mówię to dziś pierwszy raz.", {
    screening: screeningOf("acute"),
  });
  const fault = arm("server_error", 99);
  room.at(130);
  await room.answer(true);
  sandbox.faults.lift(fault.id);
  room.at(900 + 31 * 60 + 200);
  await room.keep();
  await room.settle();
  expect((await recordsOf(room.orderId)).order).toMatchObject({
    status: "failed",
    crisisLevel: "acute",
  });
});

test("stays with an order that its buyer withdraws from, while its talk goes", async () => {
  const room = await bookedRoom();
  room.at(100);
  await room.say("Nie chcę już żyć i mówię to dziś pierwszy raz.", {
    screening: screeningOf("acute"),
  });
  await withdrawOrder(room.buyer, { token: room.token, name: null });
  expect(await db.$count(talks, eq(talks.orderId, room.orderId))).toBe(0);
  expect((await recordsOf(room.orderId)).order.crisisLevel).toBe("acute");
  await room.sendMails();
  const { mails } = await recordsOf(room.orderId);
  expect(mails.map(({ withHelp }) => withHelp)).not.toContain(false);
});

test("is in the document of the analysis", async () => {
  const room = await bookedRoom({ withAnalysis: true });
  room.at(10);
  await room.come();
  const { talkId } = await room.say(ordinaryWords);
  await room.answer();
  await raiseTalk(room.worker, talkId, "acute");
  room.at(901);
  await room.keep();
  await room.settle();
  const { order } = await recordsOf(room.orderId);
  expect(order.crisisLevel).toBe("acute");
  await room.sendMails();
  expect(mailsTo(room.order.email).at(0)?.text).toMatch(/116\s123/);
});

test("is not told again to its buyer where no model sums the talk up", async () => {
  const room = await bookedRoom();
  room.at(100);
  await room.come();
  const { talkId } = await room.say("Nie chcę już żyć i mówię to dziś pierwszy raz.", {
    screening: screeningOf("acute"),
  });
  await room.answer();
  // Misheard, at their word: the words are those still.
  await resumeRoom(room.buyer, room.token);
  const fault = arm("server_error", 99);
  await sumUpRoom(room.worker, talkId);
  sandbox.faults.lift(fault.id);
  const summary = (await room.notes()).find(({ key }) => key === "summary")?.content;
  expect(summary).not.toContain("żyć");
  expect(summary).toContain("Co teraz: zadzwoń pod numery z tej strony");
});

test("lets the clock stand for half an hour, after which open pages look anew", async () => {
  const room = await bookedRoom();
  room.at(300);
  await standForHelp(room.buyer, room.token);
  const { version } = await room.page();
  room.at(300 + 29 * 60);
  expect((await room.page()).version).toBe(version);
  room.at(300 + 30 * 60 + 1);
  expect((await room.page()).version).not.toBe(version);
});

test("of somebody else in danger leads no talk as a crisis", async () => {
  const room = await bookedRoom();
  room.at(100);
  await room.come();
  const { talkId } = await room.say("Kolega grozi, że skoczy, co robić?", {
    screening: { ...screeningOf("acute"), isAboutAnother: true },
  });
  expect(await room.page()).toMatchObject({ isAcute: false });
  const [talk] = await db.select().from(talks).where(eq(talks.id, talkId));
  expect(talk).toMatchObject({ crisisLevel: "concern", everAcuteAt: null });
});

test("by a rule alone is kept, though the words are not sent, until its buyer goes on", async () => {
  const room = await bookedRoom();
  room.at(-10);
  await standForHelp(room.buyer, room.token);
  expect(await room.page()).toMatchObject({ isAcute: false });
  room.at(300);
  await standForHelp(room.buyer, room.token, { isForAnother: true });
  const page = await room.page();
  expect(page.isAcute).toBe(false);
  expect(page.standsUntil).not.toBeNull();
  await standForHelp(room.buyer, room.token);
  expect(await room.page()).toMatchObject({ isAcute: true, needsHelp: true });
  await resumeRoom(room.buyer, room.token);
  expect(await room.page()).toMatchObject({ isAcute: false });
});
