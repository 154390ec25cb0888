import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { appointments, talkMessages } from "~/db/schema";
import { refundFact } from "~/routes/orders/order-texts";
import { owedForTalk } from "~/services/appointments/owed-for-talk.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { completeRefund } from "~/services/payments/send-refund.server";
import type * as Finishing from "~/services/talks/finish-reply.server";
import { writeReply } from "~/services/talks/write-reply.server";
import { sellTalks } from "../../support/appointments";
import { mailsTo, recordsOf } from "../../support/records";
import { bookedRoom, ordinaryWords } from "../../support/rooms";
import { sandbox } from "../../support/world";

/** The worker is killed once an answer has ended so. */
const killed = vi.hoisted(() => ({ after: null as string | null }));

vi.mock("~/services/talks/finish-reply.server", async (load) => {
  const real = await load<typeof Finishing>();
  const finishReply: typeof real.finishReply = async (ctx, id, end) => {
    const done = await real.finishReply(ctx, id, end);
    if (killed.after === end.state) throw new Error("killed");
    return done;
  };
  return { ...real, finishReply };
});

beforeAll(sellTalks);
beforeEach(async () => {
  killed.after = null;
  await db.delete(appointments);
});

const arm = (fault: string, times = 1) => sandbox.faults.arm({ service: "model", fault, times });

describe("a vendor's block", () => {
  test("ends the talk and gives all back also where the worker dies right after it", async () => {
    const room = await bookedRoom();
    room.at(300);
    await room.come();
    const { messageId } = await room.say(ordinaryWords);
    const fault = arm("refusal", 9);
    killed.after = "help";
    await expect(room.answer()).rejects.toThrow("killed");
    killed.after = null;
    sandbox.faults.lift(fault.id);
    await writeReply(room.worker, { messageId, lastAttempt: true });
    room.at(901);
    await room.keep();
    await room.settle();
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order).toMatchObject({ status: "failed", failure: "model_refused" });
    expect(refunds).toMatchObject([{ amountGrosze: 1999 }]);
  });

  test("leaves what was sent behind it unanswered", async () => {
    const room = await bookedRoom();
    room.at(300);
    await room.come();
    await room.say(ordinaryWords);
    await room.say("Jesteś tam?");
    const fault = arm("refusal", 9);
    await room.answer();
    sandbox.faults.lift(fault.id);
    room.at(305);
    await room.answer();
    expect((await room.messages()).map(({ replyState }) => replyState)).toEqual(["help", "failed"]);
  });
});

test("a talk in which help took the place of every answer is not paid for", async () => {
  const room = await bookedRoom();
  room.at(10);
  await room.come();
  await room.say(ordinaryWords);
  const fault = arm("reply_reader_harmful");
  await room.answer();
  sandbox.faults.lift(fault.id);
  expect((await room.messages())[0]).toMatchObject({ replyState: "help", reply: null });
  room.at(901);
  await room.keep();
  await room.settle();
  const { order, refunds } = await recordsOf(room.orderId);
  expect(order).toMatchObject({ status: "failed", failure: "model_unavailable" });
  expect(refunds).toMatchObject([{ amountGrosze: 1999 }]);
});

describe("an answer that broke off after its first sentence", () => {
  /** One that could be read from, and whose writer died then. */
  async function brokenOff() {
    const room = await bookedRoom();
    room.at(100);
    await room.come();
    const { messageId } = await room.say(ordinaryWords);
    room.at(104);
    await db
      .update(talkMessages)
      .set({ replyState: "writing", begunAt: room.clock.now })
      .where(eq(talkMessages.id, messageId));
    return room;
  }

  test("and never came gives back the time in which it was waited for", async () => {
    const room = await brokenOff();
    room.at(130);
    const fault = arm("server_error", 99);
    await room.answer(true);
    sandbox.faults.lift(fault.id);
    expect((await room.messages())[0]).toMatchObject({ replyState: "failed", begunAt: null });
    expect(await room.page()).toMatchObject({ givenBack: 30_000 });
  });

  test("and is written anew gives it back until its new first sentence", async () => {
    const room = await brokenOff();
    room.at(140);
    await room.answer();
    expect((await room.messages())[0]).toMatchObject({ replyState: "complete" });
    expect(await room.page()).toMatchObject({ givenBack: 40_000 });
  });

  test("opens no talk again that is over", async () => {
    const room = await brokenOff();
    room.at(901);
    const fault = arm("server_error", 99);
    await room.answer(true);
    sandbox.faults.lift(fault.id);
    expect(await room.page()).toMatchObject({ phase: "ended", givenBack: 0 });
  });
});

describe("an outage that is longer than what can be given back", () => {
  /** Answered once, then nobody answers any more, until the talk is over. */
  async function silentFrom(seconds: number, asked: Parameters<typeof bookedRoom>[0] = {}) {
    const room = await bookedRoom(asked);
    room.at(10);
    await room.come();
    await room.say(ordinaryWords);
    await room.answer();
    room.at(seconds);
    await room.say("Jesteś tam?");
    room.at(1_801);
    expect(await room.page()).toMatchObject({ phase: "ended", givenBack: 900_000 });
    await room.keep();
    room.at(1_840);
    await room.keep();
    return room;
  }

  test("goes back in money for each minute that was begun, once, and is told of", async () => {
    const room = await silentFrom(300);
    await room.settle();
    await room.settle();
    const { order, refunds, payments } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    // 1500 s of silence, of which 900 were given back as time: ten minutes of fifteen.
    expect(refunds).toMatchObject([{ amountGrosze: 1332, reason: "talk_silent" }]);
    await completeRefund(room.worker, refunds[0]!, payments[0]!.transactionId);
    await room.sendMails();
    const notice = mailsTo(order.email).find(({ subject }) => subject.startsWith("Zwrot"));
    expect(notice?.text).toContain("oddajemy pieniądze za minuty, których zabrakło");
    const page = await getOrderPage(room.buyer, room.token);
    expect(page?.options.refunds.map(refundFact)[0]).toMatch(
      /^13,32\szł za\sminuty rozmowy bez odpowiedzi/,
    );
  });

  test("does so before an analysis is written, whose price is none of it", async () => {
    const room = await silentFrom(300, { withAnalysis: true });
    await room.settle();
    const { order, refunds, files } = await recordsOf(room.orderId);
    expect(order.status).toBe("processing");
    expect(files).toHaveLength(1);
    expect(refunds).toMatchObject([{ amountGrosze: 1332, reason: "talk_silent" }]);
  });

  test("is not paid for by who withdraws in the middle of it", async () => {
    const room = await bookedRoom();
    room.at(300);
    await room.come();
    await room.say(ordinaryWords);
    room.at(1_790);
    // Five minutes were talked in; of the rest there was nothing.
    expect(await owedForTalk(room.buyer, room.order)).toBe(666);
  });
});
