import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { helpSeenForAnother, helpSeenName } from "~/crisis/detour";
import { db } from "~/db/client.server";
import { appointments } from "~/db/schema";
import { wholeForm, type Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as withdrawConsent, loader as consentPage } from "~/routes/room/consent";
import { loader as endPage } from "~/routes/room/end";
import { loader as events } from "~/routes/room/events";
import { action, loader } from "~/routes/room/room";
import type { ShownRoom } from "~/routes/room/room-view";
import { action as writeAction, loader as writePage } from "~/routes/room/write";
import { roomNotes } from "~/services/talks/room-notes";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { minute } from "~/time/durations";
import { sellTalks } from "../../support/appointments";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { bookedRoom, ordinaryWords } from "../../support/rooms";
import { sandbox } from "../../support/world";

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

/** A room whose talk began so long ago, in milliseconds, by the clock on the wall: pages go by it. */
async function roomSince(ago: number) {
  const room = await bookedRoom();
  const startsAt = new Date(Date.now() - ago);
  await db.update(appointments).set({ startsAt }).where(eq(appointments.orderId, room.orderId));
  room.clock.now = new Date();
  const params = { token: room.token };
  return {
    ...room,
    params,
    shown: async () =>
      (await call<{ page: ShownRoom }>(loader, get(paths.room(room.token)), params)).data.page,
    send: (fields: Record<string, string>, to = action) =>
      call<Refusal<ShownRoom>>(to, post(paths.room(room.token), fields), params),
  };
}

const message = (words: string) => ({ message: words, formToken: randomUUID() });

describe("the room's pages", () => {
  test("let in by the link alone, and say who came", async () => {
    const room = await roomSince(minute);
    const page = await room.shown();
    expect(page).toMatchObject({ phase: "during", persona: { name: "Lena" } });
    expect(page.portrait).toMatch(/portrait-\d\S*\.svg/);
    expect((await room.room()).appointment.cameAt).not.toBeNull();
    const params = { token: "AiAppointment-wrong" };
    for (const of of [loader, writePage, endPage, consentPage])
      expect((await call(of, get("/chat/ai/AiAppointment-wrong"), params)).status).toBe(404);
    expect((await call(events, get("/chat/ai/AiAppointment-wrong/events"), params)).status).toBe(
      204,
    );
  });

  test("take a message from the living page and from the one that stands still", async () => {
    const room = await roomSince(minute);
    expect((await room.send(message(ordinaryWords))).status).toBe(303);
    expect((await room.send(message("I jeszcze jedno."), writeAction)).location).toBe(
      paths.room(room.token),
    );
    expect((await room.messages()).map(({ content }) => content)).toEqual([
      ordinaryWords,
      "I jeszcze jedno.",
    ]);
  });

  test("give a message back before the start, with the specified words", async () => {
    const room = await roomSince(-minute);
    const refused = await room.send(message(ordinaryWords));
    expect(refused.status).toBe(422);
    expect(refused.data.errors[wholeForm]).toBe(roomNotes.notBegun);
    expect(refused.data.values.message).toBe(ordinaryWords);
  });

  test("show help first where rules hear a crisis, and the clock stands from then on", async () => {
    const room = await roomSince(minute);
    const helped = await room.send(message("Nie chcę już żyć, chcę się zabić."));
    expect(helped.status).toBe(422);
    expect(helped.data.step).toBe("help");
    expect((await room.shown()).standsUntil).not.toBeNull();
    expect((await room.send({ intent: "resume" })).status).toBe(303);
    expect((await room.shown()).standsUntil).toBeNull();
  });

  test("have words read that they do not take, before the start and when there are too many", async () => {
    const early = await roomSince(-minute);
    sandbox.faults.arm({ service: "model", fault: "second_reader_acute", times: 1 });
    expect((await early.send(message(ordinaryWords))).data.step).toBe("help");
    expect(await early.shown()).toMatchObject({ phase: "before", isAcute: false });

    await db.delete(appointments);
    const room = await roomSince(minute);
    await consumeRateLimit(
      { ...room.buyer, now: () => new Date() },
      "roomSends",
      room.orderId,
      120,
    );
    expect((await room.send(message(ordinaryWords))).data.page.isAcute).toBe(false);
    sandbox.faults.arm({ service: "model", fault: "second_reader_acute", times: 1 });
    const refused = await room.send(message(ordinaryWords));
    expect(refused).toMatchObject({ status: 429, data: { page: { isAcute: true } } });
    expect((await room.shown()).standsUntil).not.toBeNull();
  });

  test("say that the clock stands for another in danger, also when there are too many", async () => {
    const room = await roomSince(minute);
    const now = { ...room.buyer, now: () => new Date() };
    await consumeRateLimit(now, "roomSends", room.orderId, 120);
    const words = "Kolega grozi, że skoczy, co robić?";
    // Help was seen before: what is sent again reaches the limit.
    const refused = await room.send({ ...message(words), [helpSeenName]: helpSeenForAnother });
    expect(refused.status).toBe(429);
    const { page } = refused.data;
    expect(page).toMatchObject({ isForAnother: true, isAcute: false });
    expect(page.standsUntil).not.toBeNull();
  });

  test("end it once, whoever presses twice", async () => {
    const room = await roomSince(minute);
    expect((await call(endPage, get(paths.roomEnd(room.token)), room.params)).status).toBe(200);
    expect((await room.send({ intent: "end" })).status).toBe(303);
    expect((await room.send({ intent: "end" })).status).toBe(303);
    expect((await room.shown()).phase).toBe("ended");
    expect((await call(endPage, get(paths.roomEnd(room.token)), room.params)).location).toBe(
      paths.room(room.token),
    );
  });

  test("withdraw the consent, which ends the talk and gives the rest back", async () => {
    const room = await roomSince(5 * minute + 10_000);
    const asked = await call<{ owedGrosze: number }>(
      consentPage,
      get(paths.roomConsent(room.token)),
      room.params,
    );
    expect(asked.data.owedGrosze).toBe(666);
    const done = await call(withdrawConsent, post(paths.roomConsent(room.token), {}), room.params);
    expect(done.status).toBe(303);
    expect((await room.shown()).phase).toBe("closed");
    expect((await recordsOf(room.orderId)).refunds).toMatchObject([{ amountGrosze: 1333 }]);
  });

  test("withdraw it after the end, too, which deletes what was said and gives nothing back", async () => {
    const room = await roomSince(minute);
    await room.send(message(ordinaryWords));
    await room.answer();
    await room.send({ intent: "end" });
    const page = () =>
      call<{ performance: string }>(consentPage, get(paths.roomConsent(room.token)), room.params);
    expect((await page()).data.performance).toBe("over");
    const done = await call(withdrawConsent, post(paths.roomConsent(room.token), {}), room.params);
    expect(done.location).toBe(`${paths.room(room.token)}?done=talk-consent-ended`);
    expect((await room.shown()).phase).toBe("closed");
    const { order, refunds } = await recordsOf(room.orderId);
    expect(order).toMatchObject({ status: "completed" });
    expect(refunds).toEqual([]);
    expect((await page()).location).toBe(paths.room(room.token));
  });
});
