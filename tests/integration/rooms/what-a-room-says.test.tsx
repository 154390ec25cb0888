import { renderToStaticMarkup } from "react-dom/server";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { appointments, talkMessages, talks } from "~/db/schema";
import { RoomView, type ShownRoom } from "~/routes/room/room-view";
import { endOwnRoom, standForHelp } from "~/services/talks/send-in-room.server";
import { sumUpRoom } from "~/services/talks/sum-up-room.server";
import { apology, roomWords } from "~/services/talks/room-words";
import { sellTalks } from "../../support/appointments";
import { bookedRoom, ordinaryWords } from "../../support/rooms";
import { sandbox } from "../../support/world";

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => undefined,
  useRevalidator: () => ({ revalidate: () => undefined }),
  useFetcher: () => ({ state: "idle", Form: "form" }),
}));

beforeAll(sellTalks);
beforeEach(() => db.delete(appointments));

type Room = Awaited<ReturnType<typeof bookedRoom>>;

/** What stands on its page, as its buyer reads it. */
async function seen(room: Room, shown: Partial<ShownRoom> = {}): Promise<string> {
  const page = { ...(await room.page()), portrait: "", ...shown };
  const html = renderToStaticMarkup(<RoomView page={page} form={{ values: {}, errors: {} }} />);
  return html.replaceAll("\u00a0", " ");
}

const summing = "Podsumowanie jeszcze powstaje…";
const returning = "Czas, w którym nie było odpowiedzi, wraca do Ciebie.";
/** The page looks again by itself. */
const looks = /http-equiv="refresh"/i;

const sumUp = async ({ orderId, worker }: Room) => {
  const [talk] = await db.select().from(talks).where(eq(talks.orderId, orderId));
  await sumUpRoom(worker, talk?.id ?? "");
};

/** A talk that its buyer ended after they were answered. */
async function endedTalk() {
  const room = await bookedRoom();
  room.at(10);
  await room.come();
  await room.say(ordinaryWords);
  await room.answer();
  room.at(300);
  await endOwnRoom(room.buyer, room.token);
  await room.keep();
  return room;
}

describe("a summary that is still to come", () => {
  test("is waited for after the goodbye until it is there, and what the talk comes to after it", async () => {
    const room = await endedTalk();
    expect(await seen(room)).toContain(summing);
    await sumUp(room);
    expect(await room.page()).toMatchObject({ isSummed: true, isSettled: false });
    expect(await seen(room)).not.toContain(summing);
    expect(await seen(room)).toMatch(looks);
    await room.settle();
    expect(await room.page()).toMatchObject({ isSettled: true });
    expect(await seen(room)).not.toMatch(looks);
  });

  test("is none where nobody wrote, and what the talk comes to is waited for all the same", async () => {
    const room = await bookedRoom();
    room.at(10);
    await room.come();
    room.at(901);
    expect(await room.page()).toMatchObject({ isSummed: true, isSettled: false });
    await room.keep();
    expect(await seen(room)).not.toContain(summing);
    expect(await seen(room)).toMatch(looks);
    await room.settle();
    expect(await room.page()).toMatchObject({ isSettled: true });
  });

  test("is promised by no page that waits no longer", async () => {
    const room = await endedTalk();
    room.at(300 + 119);
    expect(await seen(room)).toContain(summing);
    expect(await seen(room)).toMatch(looks);
    room.at(300 + 120);
    expect(await room.page()).toMatchObject({ isSettled: true });
    expect(await seen(room)).not.toContain(summing);
    expect(await seen(room)).not.toMatch(looks);
    // It is shown to whoever looks later.
    await sumUp(room);
    expect((await room.notes()).map(({ key }) => key)).toContain("summary");
  });

  test("is none after a vendor's block", async () => {
    const blocked = await bookedRoom();
    blocked.at(10);
    await blocked.come();
    await blocked.say(ordinaryWords);
    const fault = sandbox.faults.arm({ service: "model", fault: "refusal", times: 9 });
    await blocked.answer();
    sandbox.faults.lift(fault.id);
    await blocked.keep();
    expect(await seen(blocked)).not.toContain(summing);
  });
});

describe("a message that no answer came of", () => {
  async function failedTalk() {
    const room = await bookedRoom();
    room.at(100);
    await room.come();
    const { messageId } = await room.say(ordinaryWords);
    await db
      .update(talkMessages)
      .set({ replyState: "failed", repliedAt: room.clock.now })
      .where(eq(talkMessages.id, messageId));
    return room;
  }

  test("is told to give its time back as long as there is any, and after it only that it was too late", async () => {
    const room = await failedTalk();
    room.at(200);
    expect(await seen(room)).toContain(`${roomWords.notSent} ${returning}`);
    expect(await seen(room)).not.toContain(roomWords.notAnswered);
    room.at(901);
    await room.keep();
    expect(await seen(room)).toContain(roomWords.notAnswered);
    expect(await seen(room)).not.toContain(returning);
  });

  test("is apologised for with a clock that stands while it does stand, and not in the time after the end", async () => {
    const room = await bookedRoom();
    room.at(100);
    await room.come();
    await room.say(ordinaryWords);
    room.at(114);
    expect(await seen(room)).not.toContain(apology);
    room.at(116);
    expect(await seen(room)).toContain(apology);

    await db.delete(appointments);
    const last = await bookedRoom();
    last.at(890);
    await last.come();
    await last.say(ordinaryWords);
    last.at(910);
    expect(await last.page()).toMatchObject({ phase: "ended", isSettled: false });
    expect(await seen(last)).not.toContain(apology);
    await last.keep();
    expect((await last.notes()).map(({ key }) => key.split(":")[0])).not.toContain("apology");
  });
});

test("what to do for another stands above the clock that stands still for it", async () => {
  const room = await bookedRoom();
  room.at(100);
  await standForHelp(room.buyer, room.token, { isForAnother: true });
  const html = await seen(room, { isForAnother: true });
  const [steps, resuming] = ["Co możesz zrobić teraz", "Wracam do rozmowy"].map((words) =>
    html.indexOf(words),
  );
  expect(html).toContain("Zegar stoi");
  expect(steps).toBeGreaterThan(-1);
  expect(resuming).toBeGreaterThan(steps ?? -1);
});
