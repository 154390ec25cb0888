import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { appointments, mailTexts, talks } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { deleteBookedTalk } from "~/services/fulfilment/delete-booked-talk.server";
import { tendAppointments } from "~/services/fulfilment/tend-appointments.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { keepSentText } from "~/services/outbox/sent-text.server";
import { completeRefund } from "~/services/payments/send-refund.server";
import { roomNotes } from "~/services/talks/room-notes";
import { endOwnRoom } from "~/services/talks/send-in-room.server";
import { mailTranscript } from "~/services/talks/transcript-mail.server";
import { sellTalks } from "../../support/appointments";
import { mailsTo, recordsOf } from "../../support/records";
import { bookedRoom, ordinaryWords } from "../../support/rooms";
import { sandbox } from "../../support/world";

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

const arm = (fault: string, times = 1) => sandbox.faults.arm({ service: "model", fault, times });

/** A talk in which something was said and answered, after its end. */
async function heldTalk(asked: Parameters<typeof bookedRoom>[0] = {}) {
  const room = await bookedRoom(asked);
  room.at(10);
  await room.come();
  await room.say(ordinaryWords);
  await room.answer();
  room.at(901);
  await room.keep();
  return { ...room, isKept: () => db.$count(talks, eq(talks.orderId, room.orderId)) };
}

describe("an analysis whose words a vendor declines", () => {
  test("gives its money back at the first attempt, with a card of care in its place", async () => {
    const room = await heldTalk({ withAnalysis: true });
    const fault = arm("refusal", 9);
    await room.settle(false);
    sandbox.faults.lift(fault.id);
    const { order, refunds, files, payments } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    expect(refunds).toMatchObject([{ amountGrosze: 1_000, reason: "analysis_declined" }]);
    expect(files).toMatchObject([{ fileName: "kartka.pdf" }]);
    await completeRefund(room.worker, refunds[0]!, payments[0]!.transactionId);
    await room.sendMails();
    const notice = mailsTo(order.email).find(({ subject }) => subject.startsWith("Zwrot"));
    expect(notice?.text).toContain("więc oddajemy jej cenę");
    expect(notice?.text).toMatch(/116\s123/);
    expect(notice?.attachments).toHaveLength(1);
    expect(await room.page()).toMatchObject({ needsHelp: true, canReview: false });
    // A confirmation of what is over, or an analysis that nobody wrote: neither is sent again.
    room.at(901 + 3_600);
    expect(await room.page()).toMatchObject({ canDelete: true, analysisGoes: null });
    const page = await getOrderPage(room.buyer, room.token);
    expect(page?.options).toMatchObject({ resend: "not_possible", canCorrectEmail: false });
    expect(page?.documents).toMatchObject([{ fileName: "kartka.pdf" }]);
    await expect(requestDocumentAgain(room.buyer, { token: room.token })).rejects.toMatchObject({
      code: "not_possible",
    });
    // That it was declined says something of who wrote, so it goes with the words.
    await deleteContentNow(room.buyer, room.token);
    expect((await recordsOf(room.orderId)).refunds[0]?.reason).toBe("analysis_unwritten");
  });
});

describe("the analysis of a talk", () => {
  test("is sent again as what it is", async () => {
    const room = await heldTalk({ withAnalysis: true });
    await room.settle();
    await room.sendMails();
    const { order } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    room.at(901 + 3_600);
    expect((await getOrderPage(room.buyer, room.token))?.options.resend).toBe("offered");
    await requestDocumentAgain(room.buyer, { token: room.token });
    await room.sendMails();
    const subject = `Analiza Twojej rozmowy (K-${order.number})`;
    const analyses = mailsTo(order.email).filter((mail) => mail.subject === subject);
    expect(analyses).toHaveLength(2);
    const contract = ", z\u00a0analizą po rozmowie (PDF), złożone";
    expect(analyses[0]?.text).toContain(`Rozmowa z EmoCrew${contract}`);
    const confirmation = mailsTo(order.email).find((mail) => mail.subject.includes("Twój termin"));
    expect(confirmation?.text).toContain(contract);
    expect(analyses[0]?.attachments.map(({ filename }) => filename)).toContain(
      "analiza-rozmowy.pdf",
    );
  });
});

describe("a talk that is over", () => {
  test("can be deleted while its analysis is written, whose price goes back, once", async () => {
    const room = await heldTalk({ withAnalysis: true });
    expect(await room.page()).toMatchObject({
      ...{ phase: "ended", canDelete: true, analysisGoes: roomNotes.analysisStops },
    });
    expect((await recordsOf(room.orderId)).order.status).toBe("processing");
    expect(await deleteBookedTalk(room.buyer, room.token)).toBe(true);
    expect(await room.isKept()).toBe(0);
    await room.settle();
    const { order, refunds, files } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    expect(order.contentDeletedAt).not.toBeNull();
    expect(refunds).toMatchObject([{ amountGrosze: 1_000, reason: "analysis_unwritten" }]);
    expect(files).toEqual([]);
    expect(await deleteBookedTalk(room.buyer, room.token)).toBe(false);
  });

  test("leaves no analysis behind that was written already, and gives nothing back for it", async () => {
    const room = await heldTalk({ withAnalysis: true });
    await room.settle();
    expect((await recordsOf(room.orderId)).files).toHaveLength(1);
    expect(await room.page()).toMatchObject({ analysisGoes: roomNotes.analysisGoes });
    expect(await deleteBookedTalk(room.buyer, room.token)).toBe(true);
    await room.sendMails();
    const { order, refunds, files } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    expect(refunds).toEqual([]);
    expect(files).toEqual([]);
    expect(mailsTo(order.email).map(({ subject }) => subject)).not.toContain(
      `Analiza Twojej rozmowy (K-${order.number})`,
    );
  });

  test("gives all back where nobody had answered by the time it is deleted", async () => {
    const room = await bookedRoom();
    room.at(890);
    await room.come();
    await room.say(ordinaryWords);
    room.at(901);
    await room.keep();
    expect(await deleteBookedTalk(room.buyer, room.token)).toBe(true);
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order).toMatchObject({ status: "failed" });
    expect(refunds).toMatchObject([{ amountGrosze: 1999 }]);
    expect(await db.$count(talks, eq(talks.orderId, room.orderId))).toBe(0);
  });

  test("is not deleted before its end", async () => {
    const room = await bookedRoom();
    room.at(10);
    await room.come();
    await room.say(ordinaryWords);
    expect(await deleteBookedTalk(room.buyer, room.token)).toBe(false);
    expect(await db.$count(talks, eq(talks.orderId, room.orderId))).toBe(1);
  });

  test("goes a day after its end also where its order is not at its own, and is settled before", async () => {
    const room = await heldTalk({ withAnalysis: true });
    room.at(900 + 24 * 3_600 - 60);
    await tendAppointments(room.worker);
    expect(await room.isKept()).toBe(1);
    room.at(900 + 24 * 3_600 + 1);
    await tendAppointments(room.worker);
    expect(await room.isKept()).toBe(0);
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order.status).toBe("completed");
    expect(refunds).toMatchObject([{ amountGrosze: 1_000, reason: "analysis_unwritten" }]);
  });

  test("has words read that its end came before, so that help comes all the same", async () => {
    const room = await bookedRoom();
    room.at(880);
    await room.come();
    await room.say(ordinaryWords);
    await room.answer();
    room.at(890);
    await room.say("Jesteś tam?");
    await room.say("Dziś wieczorem się pożegnam ze wszystkimi.");
    room.at(931);
    await room.keep();
    expect(await room.page()).toMatchObject({ needsHelp: false });
    arm("second_reader_acute");
    await room.settle();
    expect(await room.page()).toMatchObject({ isAcute: true, needsHelp: true });
    expect((await recordsOf(room.orderId)).order).toMatchObject({
      status: "completed",
      crisisLevel: "acute",
    });
    expect((await room.messages()).map(({ heardLevel }) => heardLevel)).not.toContain(null);
  });

  test("leaves nothing of its transcript, nor of a mail that comes after its deletion, with staff", async () => {
    const room = await heldTalk();
    await room.settle();
    await mailTranscript(room.buyer, room.token);
    await room.sendMails();
    const kept = await db.select().from(mailTexts).where(eq(mailTexts.orderId, room.orderId));
    expect(JSON.stringify(kept)).not.toContain(ordinaryWords);
    await deleteBookedTalk(room.buyer, room.token);
    const { mails } = await recordsOf(room.orderId);
    const mail = mails.find(({ kind }) => kind === "document")!;
    const message = { subject: "Termin", text: "Rozmowa …", html: "<p>Rozmowa …</p>" };
    await inTransaction(room.worker, (tx) => keepSentText(tx, mail, message));
    expect(await db.$count(mailTexts, eq(mailTexts.orderId, room.orderId))).toBe(0);
  });

  test("is shortened in the calendar of who ended it before its time, once", async () => {
    const whole = await heldTalk();
    await whole.settle();
    await whole.sendMails();
    const told = mailsTo((await recordsOf(whole.orderId)).order.email);
    expect(told.map(({ subject }) => subject).join()).not.toContain("Rozmowa zakończona");
    await db.delete(appointments);

    const room = await bookedRoom();
    room.at(10);
    await room.come();
    await room.say(ordinaryWords);
    await room.answer();
    room.at(400);
    await endOwnRoom(room.buyer, room.token);
    await room.keep();
    await room.settle();
    await room.settle();
    await room.sendMails();
    const { order } = await recordsOf(room.orderId);
    const ended = sandbox.state.mails
      .newest(({ to }) => to.includes(order.email ?? ""))
      .filter(({ subject }) => subject.startsWith("Rozmowa zakończona"));
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toContain("o 13:06");
    const calendar = String(await sandbox.state.attachments.read(ended[0]!.id, 0));
    expect(calendar).toContain("SEQUENCE:2");
    expect(calendar).toContain("METHOD:REQUEST");
    expect(calendar).toContain("DTSTART:20261124T120000Z");
    expect(calendar).toContain("DTEND:20261124T120640Z");
  });
});
