import { and, eq, ne } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { appointments, mails, mailTexts, talks } from "~/db/schema";
import { moveAppointment } from "~/services/appointments/move-appointment.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { tendAppointments } from "~/services/fulfilment/tend-appointments.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { mailTranscript } from "~/services/talks/transcript-mail.server";
import { sellTalks } from "../../support/appointments";
import { mailsTo, recordsOf } from "../../support/records";
import { bookedRoom, ordinaryWords } from "../../support/rooms";

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

type Room = Awaited<ReturnType<typeof bookedRoom>>;

async function held(withAnalysis: boolean): Promise<Room> {
  const room = await bookedRoom({ withAnalysis });
  await room.sendMails();
  room.at(10);
  await room.come();
  await room.say(ordinaryWords);
  await room.answer();
  room.at(901);
  await room.keep();
  await room.settle();
  return room;
}

const oldMailsOf = ({ order }: Room) => mailsTo(order.email).map(({ text }) => text);

describe("a corrected address", () => {
  test("gets what waited for the old one, and its new link goes nowhere else", async () => {
    const room = await bookedRoom();
    await room.sendMails();
    await moveAppointment(room.buyer, {
      token: room.token,
      time: new Date("2026-11-24T15:00:00Z"),
    });
    const email = `nowy.${room.orderId}@example.com`;
    const token = await correctEmail(room.buyer, { token: room.token, email });
    // One that was being composed at that moment is not called back.
    await db
      .update(mails)
      .set({ status: "pending", refusedAt: null })
      .where(and(eq(mails.orderId, room.orderId), ne(mails.recipient, email)));
    await room.sendMails();
    expect(oldMailsOf(room).join("\n")).not.toContain(token);
    const subjects = mailsTo(email).map(({ subject }) => subject);
    expect(subjects).toContain(`Nowy termin Twojej rozmowy (K-${room.order.number})`);
  });

  test("brings no transcript to the old one", async () => {
    const room = await held(true);
    await mailTranscript(room.buyer, room.token);
    const email = `nowy.${room.orderId}@example.com`;
    await correctEmail(room.buyer, { token: room.token, email });
    await db
      .update(mails)
      .set({ status: "pending", refusedAt: null })
      .where(and(eq(mails.orderId, room.orderId), eq(mails.kind, "talk_transcript")));
    await room.sendMails();
    expect(
      [...oldMailsOf(room), ...mailsTo(email).map(({ text }) => text)].join("\n"),
    ).not.toContain(ordinaryWords);
  });

  test("gets the analysis that waited for the old one, once", async () => {
    const room = await held(true);
    const email = `nowy.${room.orderId}@example.com`;
    await correctEmail(room.buyer, { token: room.token, email });
    await room.sendMails();
    await room.settle();
    await room.sendMails();
    const { order, mails: rows } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    const analyses = rows.filter(({ kind }) => kind === "talk_analysis");
    expect(
      analyses.map(({ status, recipient }) => [status, recipient === email]).toSorted(),
    ).toEqual([
      ["accepted", true],
      ["refused", false],
    ]);
    expect(mailsTo(email).flatMap(({ attachments }) => attachments)).toContainEqual(
      expect.objectContaining({ filename: "analiza-rozmowy.pdf" }),
    );
  });
});

describe("a silent mail program", () => {
  /** It was asked just now, and has not answered. */
  const leaveUnanswered = (room: Room, kind: string) =>
    db
      .update(mails)
      .set({ status: "pending", claimedAt: room.clock.now, acceptedAt: null })
      .where(and(eq(mails.orderId, room.orderId), eq(mails.kind, kind)));

  test("keeps nobody from withdrawing their consent while a talk is only confirmed", async () => {
    const room = await bookedRoom();
    room.at(100);
    await leaveUnanswered(room, "document");
    await withdrawOrder(room.buyer, { token: room.token, name: null });
    expect((await recordsOf(room.orderId)).order).toMatchObject({ failure: "withdrawn" });
  });
});

test("what a mailed transcript says is kept for nobody", async () => {
  const room = await held(false);
  await mailTranscript(room.buyer, room.token);
  await room.sendMails();
  expect(oldMailsOf(room).join("\n")).toContain(ordinaryWords);
  const kept = await db.select().from(mailTexts).where(eq(mailTexts.orderId, room.orderId));
  expect(JSON.stringify(kept)).not.toContain(ordinaryWords);
});

test("what was said goes a day after the talk, though its analysis came hours later", async () => {
  const room = await held(true);
  room.at(901 + 5 * 3_600);
  await room.sendMails();
  const said = () => db.$count(talks, eq(talks.orderId, room.orderId));
  room.at(900 + 24 * 3_600 - 1);
  await tendAppointments(room.worker);
  expect(await said()).toBe(1);
  room.at(901 + 24 * 3_600);
  await tendAppointments(room.worker);
  expect(await said()).toBe(0);
  const { order, files } = await recordsOf(room.orderId);
  expect([order.contentDeletedAt, files.length]).toEqual([null, 1]);
});
