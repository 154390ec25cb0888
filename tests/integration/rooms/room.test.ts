import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { appointments, talks } from "~/db/schema";
import { moveAppointment } from "~/services/appointments/move-appointment.server";
import { tendAppointments } from "~/services/fulfilment/tend-appointments.server";
import { deleteContentNow, deleteExpiredContent } from "~/services/orders/delete-content.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { getWithdrawalPage } from "~/services/payments/withdrawal-page.server";
import { endOwnRoom, resumeRoom, standForHelp } from "~/services/talks/send-in-room.server";
import { sumUpRoom } from "~/services/talks/sum-up-room.server";
import { mailTranscript } from "~/services/talks/transcript-mail.server";
import { roomNotes } from "~/services/talks/room-notes";
import { sellTalks } from "../../support/appointments";
import { recordsOf } from "../../support/records";
import { bookedRoom, ordinaryWords } from "../../support/rooms";
import { screeningOf } from "../../support/screening";
import { sandbox } from "../../support/world";

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

const arm = (fault: string, times = 1) => sandbox.faults.arm({ service: "model", fault, times });

const keysOf = (notes: readonly { key: string }[]) => notes.map(({ key }) => key);

test("a talk is welcomed, answered, wound up, summed up and ended, each thing said once", async () => {
  const room = await bookedRoom();
  room.at(-30);
  expect(await room.page()).toMatchObject({ phase: "before", remaining: 30_000, lines: [] });
  await expect(room.say(ordinaryWords)).rejects.toMatchObject({ code: "not_begun" });

  room.at(1);
  await room.come();
  await room.keep();
  await room.keep();
  const [welcome] = await room.notes();
  expect(welcome?.content).toContain("Jestem programem (AI), nie człowiekiem");
  expect(welcome?.content).toContain("jedno słowo");

  const formToken = randomUUID();
  const sent = await room.say(ordinaryWords, { formToken });
  expect(await room.say(ordinaryWords, { formToken })).toEqual(sent);
  expect(await room.page()).toMatchObject({ writing: sent.messageId });
  const answered = await room.answer();
  expect(answered).toMatchObject({ replyState: "complete", countedDay: null, isLast: false });
  expect(answered.begunAt).not.toBeNull();
  expect(answered.reply).toContain("odkładam rozmowę z szefem");

  room.at(900 - 180);
  await room.keep();
  room.at(900 - 59);
  await room.keep();
  await room.say("To ja już tylko dziękuję.");
  const last = await room.answer();
  expect(last).toMatchObject({ isLast: true, replyState: "complete" });
  const { talk } = await room.room();
  await sumUpRoom(room.worker, talk!.id);
  await sumUpRoom(room.worker, talk!.id);

  room.at(901);
  expect((await room.page()).phase).toBe("ended");
  await room.keep();
  await room.keep();
  await expect(room.say("Jeszcze jedno")).rejects.toMatchObject({ code: "room_over" });
  const notes = await room.notes();
  expect(keysOf(notes).toSorted()).toEqual(
    ["farewell", "one_minute", "summary", "three_minutes", "welcome"].toSorted(),
  );
  const said = notes.map(({ content }) => content);
  expect(said).toContain(roomNotes.threeMinutes);
  expect(said).toContain(roomNotes.oneMinute);
  expect(notes.find(({ key }) => key === "summary")?.content).toContain("Co teraz:");

  await room.settle();
  const { order } = await recordsOf(room.orderId);
  expect(order.status).toBe("completed");
  expect(order.contentDeleteAt.getTime() - room.clock.now.getTime()).toBe(24 * 3_600_000);
  expect(await room.page()).toMatchObject({ canMail: true, canDelete: true, canReview: true });
});

test("what the clock brings comes with nobody connected, from the worker's minute, too", async () => {
  const room = await bookedRoom();
  room.at(5);
  await tendAppointments(room.worker);
  room.at(900 - 100);
  await tendAppointments(room.worker);
  room.at(900 - 30);
  await tendAppointments(room.worker);
  expect(keysOf(await room.notes())).toEqual(["welcome", "three_minutes", "one_minute"]);
});

test("a room is for its own token alone, not for an old one, and not before it is paid for", async () => {
  const room = await bookedRoom();
  const other = await bookedRoom({ time: new Date("2026-11-24T13:00:00Z") });
  for (const token of ["AiAppointment-none", "", "../x", "a".repeat(65_536)]) {
    const stranger = {
      ...room,
      page: () =>
        import("~/services/talks/room-page.server").then(({ roomPage }) =>
          roomPage(room.buyer, token),
        ),
    };
    await expect(stranger.page()).rejects.toMatchObject({ code: "room" });
  }
  const formToken = randomUUID();
  room.at(10);
  await room.say(ordinaryWords, { formToken });
  other.at(3_700);
  await expect(other.say(ordinaryWords, { formToken })).rejects.toMatchObject({
    code: "form_token",
  });
  room.at(11);
  await expect(room.say("a".repeat(65_536))).rejects.toMatchObject({ code: "talk_message" });
  await expect(room.say("  \n ")).rejects.toMatchObject({ code: "talk_empty" });

  const before = other.token;
  await correctEmail(other.buyer, { token: before, email: "nowy@example.com" });
  await expect(other.page()).rejects.toMatchObject({ code: "room" });
});

describe("a silence of the buyer", () => {
  const silencesIn = async (room: Awaited<ReturnType<typeof bookedRoom>>) =>
    keysOf(await room.notes()).filter((key) => key.startsWith("silence:"));

  test("is counted from when they came, and broken by one line at a time", async () => {
    const room = await bookedRoom();
    room.at(1);
    await room.keep();
    room.at(360);
    await room.come();
    await room.keep();
    expect(await silencesIn(room)).toEqual([]);
    room.at(500);
    await room.keep();
    room.at(502);
    await room.keep();
    expect(await silencesIn(room)).toEqual(["silence:0:1"]);
    room.at(620);
    await room.keep();
    expect(await silencesIn(room)).toEqual(["silence:0:1", "silence:0:2"]);
  });

  test("has each line of the persona once, however often it comes", async () => {
    const room = await bookedRoom();
    room.at(1);
    await room.come();
    await room.keep();
    room.at(130);
    await room.keep();
    room.at(140);
    await room.say(ordinaryWords);
    await room.answer();
    for (const second of [265, 390, 515, 640]) {
      room.at(second);
      await room.keep();
    }
    expect(await silencesIn(room)).toEqual(["silence:0:1", "silence:1:2"]);
    const said = (await room.notes()).map(({ content }) => content);
    expect(new Set(said).size).toBe(said.length);
  });

  test.each([
    ["whose words were acute, also later", { crisisLevel: "acute", everAcuteAt: new Date() }],
    ["who was in acute need before", { everAcuteAt: new Date() }],
  ] as const)("is left alone for somebody %s", async (_, heard) => {
    const room = await bookedRoom();
    room.at(1);
    await room.come();
    await room.keep();
    const { talk } = await room.room();
    await db.update(talks).set(heard).where(eq(talks.id, talk!.id));
    room.at(500);
    await room.keep();
    expect(await silencesIn(room)).toEqual([]);
  });

  test("is left alone after the clock stood for help", async () => {
    const room = await bookedRoom();
    room.at(1);
    await room.come();
    await room.keep();
    room.at(10);
    await standForHelp(room.buyer, room.token);
    room.at(200);
    await resumeRoom(room.buyer, room.token);
    room.at(201);
    await room.keep();
    room.at(400);
    await room.keep();
    expect(await silencesIn(room)).toEqual([]);
  });
});

describe("our silence", () => {
  test("of fifteen seconds is apologised for once, stands the clock and gives the time back", async () => {
    const room = await bookedRoom();
    room.at(100);
    await room.come();
    await room.keep();
    await room.say(ordinaryWords);
    room.at(110);
    await room.keep();
    expect(keysOf(await room.notes())).toEqual(["welcome"]);
    room.at(118);
    await room.keep();
    await room.keep();
    expect(keysOf(await room.notes())).toEqual(["welcome", expect.stringMatching(/^apology:/)]);
    expect(await room.page()).toMatchObject({ isOwed: true, remaining: 800_000 });
    room.at(160);
    await room.answer();
    expect(await room.page()).toMatchObject({
      isOwed: false,
      givenBack: 60_000,
      remaining: 800_000,
    });
    room.at(900);
    expect((await room.page()).phase).toBe("during");
    room.at(960);
    expect((await room.page()).phase).toBe("ended");
  });

  test("that ends without an answer gives it back, too, and nobody is charged for a talk without one", async () => {
    const room = await bookedRoom();
    room.at(100);
    await room.come();
    await room.say(ordinaryWords);
    const fault = arm("server_error", 99);
    room.at(130);
    await room.answer(true);
    sandbox.faults.lift(fault.id);
    expect((await room.messages())[0]).toMatchObject({ replyState: "failed" });
    expect(await room.page()).toMatchObject({ givenBack: 30_000 });
    room.at(931);
    await room.keep();
    await room.settle();
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order).toMatchObject({ status: "failed", failure: "model_unavailable" });
    expect(refunds).toMatchObject([{ amountGrosze: 1999 }]);
  });

  test("an answer begun before zero is finished for half a minute, and kept as far as it came then", async () => {
    const room = await bookedRoom();
    room.at(890);
    await room.come();
    await room.say(ordinaryWords);
    room.at(905);
    await room.keep();
    expect((await room.messages())[0]).toMatchObject({ repliedAt: null });
    await room.answer();
    expect((await room.messages())[0]).toMatchObject({ replyState: "complete" });
    const late = await bookedRoom({ time: new Date("2026-11-24T14:00:00Z") });
    late.at(7_200 + 895);
    await late.come();
    await late.say(ordinaryWords);
    late.at(7_200 + 901);
    await late.keep();
    late.at(7_200 + 931);
    await late.keep();
    expect((await late.messages())[0]).toMatchObject({ replyState: "stopped" });
  });
});

describe("an end", () => {
  test("that its buyer presses is final, and pressed again nothing more", async () => {
    const room = await bookedRoom();
    room.at(300);
    await room.say(ordinaryWords);
    await room.answer();
    await endOwnRoom(room.buyer, room.token);
    const ended = (await room.room()).appointment;
    room.at(310);
    await endOwnRoom(room.buyer, room.token);
    expect((await room.room()).appointment).toMatchObject({
      endedAt: ended.endedAt,
      endedBy: "buyer",
    });
    await expect(room.say("I jeszcze")).rejects.toMatchObject({ code: "room_over" });
    await room.keep();
    expect(keysOf(await room.notes())).toContain("farewell");
    await room.settle();
    const { refunds, order } = await recordsOf(room.orderId);
    expect([order.status, refunds.length]).toEqual(["completed", 0]);
  });

  test("by withdrawing the consent takes the minutes that are over, and every word goes", async () => {
    const room = await bookedRoom({ withAnalysis: true });
    room.at(100);
    await room.say("Mam na imię Zenobia i boję się lotów.");
    room.at(100 + 40);
    await room.answer();
    room.at(7 * 60 + 30);
    // 40 seconds of ours: six whole minutes are over.
    expect(await getWithdrawalPage(room.buyer, room.token)).toMatchObject({ owedGrosze: 799 });
    await withdrawOrder(room.buyer, { token: room.token, name: null });
    const { refunds } = await recordsOf(room.orderId);
    expect(refunds).toMatchObject([{ amountGrosze: 2200 }]);
    expect(await db.$count(talks, eq(talks.orderId, room.orderId))).toBe(0);
    expect(await room.page()).toMatchObject({ phase: "closed", lines: [] });
    await expect(room.say("Halo?")).rejects.toMatchObject({ code: "room_closed" });
  });
});

describe("a crisis", () => {
  test("that a rule hears stops the clock, brings help first, sells nothing, and the clock goes on by itself", async () => {
    const room = await bookedRoom();
    room.at(300);
    await standForHelp(room.buyer, room.token);
    await room.say("Nie chcę już żyć i mówię to dziś pierwszy raz.", {
      screening: screeningOf("acute"),
    });
    room.at(400);
    expect(await room.page()).toMatchObject({ isAcute: true, needsHelp: true, remaining: 600_000 });
    await room.answer();
    await resumeRoom(room.buyer, room.token);
    expect(await room.page()).toMatchObject({ isAcute: false, standsUntil: null });
    room.at(500);
    expect(await room.page()).toMatchObject({ remaining: 500_000 });
    await standForHelp(room.buyer, room.token);
    room.at(500 + 1_700 - 10);
    expect(await room.page()).toMatchObject({ remaining: 500_000 });
    room.at(500 + 1_700 + 10);
    expect(await room.page()).toMatchObject({ standsUntil: null, remaining: 490_000 });
  });

  test("that only a reader hears does the same", async () => {
    const room = await bookedRoom();
    room.at(300);
    arm("second_reader_acute");
    await room.say(ordinaryWords);
    await room.answer();
    const page = await room.page();
    expect(page).toMatchObject({ isAcute: true, canReview: false });
    expect(page.standsUntil).not.toBeNull();
  });

  test("a vendor's block of the answer is help, an end, and all the money back", async () => {
    const room = await bookedRoom({ withAnalysis: true });
    room.at(300);
    await room.come();
    await room.say(ordinaryWords);
    const fault = arm("refusal", 9);
    await room.answer();
    sandbox.faults.lift(fault.id);
    await room.keep();
    await room.settle();
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order).toMatchObject({ status: "failed", failure: "model_refused" });
    expect(refunds).toMatchObject([{ amountGrosze: 2999 }]);
    expect(await room.page()).toMatchObject({ phase: "ended", needsHelp: true, canReview: false });
  });
});

describe("after it", () => {
  test("the analysis that was bought is written of the talk, and its mail ends the order", async () => {
    const room = await bookedRoom({ withAnalysis: true });
    room.at(10);
    await room.come();
    await room.say(ordinaryWords);
    await room.answer();
    room.at(901);
    await room.keep();
    await room.settle();
    expect((await recordsOf(room.orderId)).order.status).toBe("processing");
    await room.sendMails();
    const { order, files, refunds, delivered } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    expect(refunds).toEqual([]);
    expect(files).toMatchObject([{ fileName: "analiza-rozmowy.pdf" }]);
    expect(delivered.map(({ subject }) => subject)).toContain(
      `Analiza Twojej rozmowy (K-${order.number})`,
    );
  });

  test("bought, and nothing written: its ten złote come back", async () => {
    const room = await bookedRoom({ withAnalysis: true });
    room.at(10);
    await room.come();
    room.at(901);
    await room.keep();
    await room.settle();
    await room.settle();
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    expect(refunds).toMatchObject([{ amountGrosze: 1_000, reason: "analysis_unwritten" }]);
  });

  test("nobody came: told, and moved once without paying", async () => {
    const room = await bookedRoom();
    room.at(901);
    await room.keep();
    await room.settle();
    await room.settle();
    expect((await recordsOf(room.orderId)).order.status).toBe("processing");
    expect((await room.page()).missedUntil).not.toBeNull();
    await room.sendMails();
    const told = (await recordsOf(room.orderId)).mails.filter(
      ({ kind }) => kind === "appointment_missed",
    );
    expect(told).toHaveLength(1);
    await moveAppointment(room.buyer, {
      token: room.token,
      time: new Date("2026-11-24T15:00:00Z"),
    });
    expect(await room.page()).toMatchObject({ phase: "before", lines: [], missedUntil: null });
    room.at(3 * 3_600 + 901);
    await room.keep();
    await room.settle();
    expect((await recordsOf(room.orderId)).order.status).toBe("completed");
    await expect(
      moveAppointment(room.buyer, { token: room.token, time: new Date("2026-11-24T17:00:00Z") }),
    ).rejects.toMatchObject({ code: "not_movable" });
  });

  test("the transcript is mailed to its buyer, deleted at their word, and gone a day after the end", async () => {
    const room = await bookedRoom();
    room.at(10);
    await room.come();
    await expect(mailTranscript(room.buyer, room.token)).rejects.toMatchObject({
      code: "room_closed",
    });
    await room.say(ordinaryWords);
    await room.answer();
    room.at(901);
    await room.keep();
    await room.settle();
    await mailTranscript(room.buyer, room.token);
    await room.sendMails();
    const { delivered } = await recordsOf(room.orderId);
    expect(delivered.map(({ text }) => text).join("\n")).toContain(ordinaryWords);
    expect(await deleteContentNow(room.buyer, room.token)).toBe(true);
    expect(await room.page()).toMatchObject({ phase: "closed", lines: [], canReview: true });
    expect(await room.notes()).toEqual([]);

    const left = await bookedRoom({ time: new Date("2026-11-24T14:00:00Z") });
    left.at(7_210);
    await left.come();
    await left.say(ordinaryWords);
    await left.answer();
    left.at(7_200 + 901);
    await left.keep();
    await left.settle();
    left.at(7_200 + 902 + 24 * 3_600);
    await deleteExpiredContent(left.worker);
    expect(await db.$count(talks, eq(talks.orderId, left.orderId))).toBe(0);
  });

  test("who wished for it is reminded a day, an hour and five minutes before, once each", async () => {
    const room = await bookedRoom({
      wantsReminders: true,
      time: new Date("2026-11-26T12:00:00Z"),
    });
    const times = [-3 * 86_400, -86_400 + 60, -86_400 + 120, -3_600 + 30, -300 + 20, -200];
    for (const seconds of times) {
      room.at(2 * 86_400 + seconds);
      await tendAppointments(room.worker);
      await room.sendMails();
    }
    const reminded = (await recordsOf(room.orderId)).mails.filter(
      ({ kind }) => kind === "appointment_reminder",
    );
    expect(reminded).toHaveLength(3);
  });
});
