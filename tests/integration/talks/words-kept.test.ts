import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import {
  contentAccesses,
  modelCalls,
  talkMemoryConsents,
  talkMessages,
  talks,
  textStreams,
} from "~/db/schema";
import type * as Endpoints from "~/integrations/ai/endpoints.server";
import { endpointOf, type Endpoint } from "~/integrations/ai/endpoints.server";
import { paths } from "~/paths";
import { loader as talk } from "~/routes/mentor/talk";
import type { TalkViewPage } from "~/routes/mentor/talk-view";
import { openContent } from "~/services/acts/open-content.server";
import { deleteMessage } from "~/services/talks/delete-message.server";
import { deleteTalk } from "~/services/talks/delete-talk.server";
import { withdrawConsent } from "~/services/talks/consent.server";
import { talkCard } from "~/services/talks/desk-queries.server";
import { factsDueAfter } from "~/services/talks/facts";
import { memoryPage } from "~/services/talks/memory-queries.server";
import { turnMemoryOn } from "~/services/talks/memory.server";
import { proposeFacts } from "~/services/talks/propose-facts.server";
import { stopReply } from "~/services/talks/stop-reply.server";
import { sumUpTalk } from "~/services/talks/sum-up-talk.server";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { newStaff } from "../../support/staff";
import {
  begun,
  consenting,
  firstOf,
  messagesOf,
  says,
  write,
  type Member,
} from "../../support/talks";
import { sandbox } from "../../support/world";

const vendors = vi.hoisted(() => ({ list: null as unknown, of: "reader" }));
vi.mock("~/integrations/ai/endpoints.server", async (load) => {
  const real = await load<typeof Endpoints>();
  return {
    ...real,
    configuredEndpoints: (who: "writer" | "reader" = "writer") =>
      vendors.list !== null && who === vendors.of
        ? (vendors.list as Endpoint[])
        : real.configuredEndpoints(who),
  };
});
afterEach(() => {
  vendors.list = null;
});

const asMember = ({ id }: Member) => testContext({ kind: "member", userId: id });

/** Two vendors that are both down, of whom the first hangs until its member has done something. */
function twoVendors(of: "reader" | "writer", meanwhile: () => Promise<void>) {
  const asked: number[] = [];
  const vendor = (number: number, first: () => Promise<void>) =>
    endpointOf(
      {
        ...{ url: `https://vendor-${number}.example/v1`, key: "k", name: "m" },
        ...{ inputUsdPerMillion: 1, outputUsdPerMillion: 1 },
      },
      async () => {
        asked.push(number);
        await first();
        return Response.json({ error: {} }, { status: 503 });
      },
    );
  vendors.of = of;
  vendors.list = [vendor(1, meanwhile), vendor(2, async () => undefined)];
  return asked;
}

async function answered(member: Member, message?: string) {
  const { id } = await begun(member, message);
  await write(await firstOf(id));
  return id;
}

const afterwards = () =>
  testContext("worker", { now: new Date(Date.now() + factsDueAfter + 1_000) });

test("no word goes to a second vendor once its member has withdrawn while the first hung", async () => {
  const mine = await consenting();
  const { id } = await begun(mine);
  const readers = twoVendors("reader", () => withdrawConsent(asMember(mine), "keep"));
  await write(await firstOf(id));
  expect(readers).toEqual([1]);
});

test("nor once the message is deleted of which facts or a summary are made", async () => {
  const mine = await consenting();
  await turnMemoryOn(asMember(mine));
  const id = await answered(mine, "Do maja chcę skończyć kurs rysunku.");
  const deletion = async () =>
    deleteMessage(asMember(mine), { talkId: id, messageId: await firstOf(id) });
  const proposing = twoVendors("writer", deletion);
  await proposeFacts(afterwards(), { talkId: id, lastAttempt: true });
  expect(proposing).toEqual([1]);
  vendors.list = null;
  const long = await answered(mine);
  const sentAt = new Date();
  await db.insert(talkMessages).values(
    Array.from({ length: 9 }, (_, index) => ({
      ...{ talkId: long, number: index + 2, crisisLevel: "none" as const, formToken: randomUUID() },
      ...{ sentAt, repliedAt: sentAt, replyState: "complete" as const },
      ...{ content: "a".repeat(1_000), reply: "b".repeat(1_000) },
    })),
  );
  const summing = twoVendors("writer", async () =>
    deleteMessage(asMember(mine), { talkId: long, messageId: await firstOf(long) }),
  );
  await sumUpTalk(testContext("worker"), long);
  expect(summing).toEqual([1]);
});

test.each([
  ["reply_reader_harmful", { replyState: "help", reply: null }],
  [null, { replyState: "stopped", reply: "Trzy dni po dwie tabletki." }],
])("an answer that its member stops is read whole all the same (%s)", async (fault, then) => {
  const mine = await consenting();
  const { id } = await begun(mine);
  const messageId = await firstOf(id);
  await stopReply(asMember(mine), id);
  await db
    .update(talkMessages)
    .set({ reply: "Trzy dni po dwie tabletki." })
    .where(eq(talkMessages.id, messageId));
  const armed = fault && sandbox.faults.arm({ service: "model", fault, times: 1 });
  await write(messageId);
  if (armed) sandbox.faults.lift(armed.id);
  expect(await messagesOf(id)).toMatchObject([then]);
});

test("what is stopped while the reader reads it is read again once its text is closed", async () => {
  const mine = await consenting();
  const { id } = await begun(mine);
  const messageId = await firstOf(id);
  let readings = 0;
  const harmful = JSON.stringify({ verdict: "harmful" });
  vendors.of = "reader";
  vendors.list = [
    endpointOf(
      {
        ...{ url: "https://reader.example/v1", key: "k", name: "m" },
        ...{ inputUsdPerMillion: 1, outputUsdPerMillion: 1 },
      },
      async (_, init) => {
        if (!String(init?.body).includes("<odpowiedz>"))
          return Response.json(completionOf(JSON.stringify({ verdict: "none" })));
        readings += 1;
        if (readings === 1) {
          await stopReply(asMember(mine), id);
          await untilAborted(init!.signal!);
        }
        return Response.json(completionOf(harmful));
      },
    ),
  ];
  await write(messageId);
  expect(readings).toBe(2);
  expect(await messagesOf(id)).toMatchObject([{ replyState: "help", reply: null }]);
  expect(await db.$count(textStreams, eq(textStreams.subjectId, messageId))).toBeGreaterThan(0);
});

/** Rejects as a hanging call does; at once where the stop came before anybody listened for it. */
const untilAborted = (signal: AbortSignal) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });

const completionOf = (content: string) => ({
  ...{ id: "1", object: "chat.completion", created: 1, model: "m" },
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

test("a deleted talk is opened by nobody, and covered for whoever has it open", async () => {
  const mine = await consenting();
  const [id, other] = [await answered(mine), await answered(mine)];
  const { ctx } = await newStaff("admin");
  const open = (target: string) =>
    openContent(ctx, { target: { kind: "talk", id: target }, reason: "complaint" });
  await open(id);
  expect((await talkCard(ctx, id)).content).not.toBeNull();
  for (const each of [id, other]) await deleteTalk(asMember(mine), each);
  await expect(open(other)).rejects.toMatchObject({ code: "nothing_covered" });
  expect(await db.$count(contentAccesses, eq(contentAccesses.targetId, other))).toBe(0);
  const card = await talkCard(ctx, id);
  expect([card.content, card.messagesShown[0]!.content]).toEqual([null, null]);
});

test("the readings of a talk stand among its calls, and are in the sum", async () => {
  const mine = await consenting();
  const id = await answered(mine);
  const calls = await db.select().from(modelCalls).where(eq(modelCalls.subjectId, id));
  expect(calls.map(({ task }) => task).sort()).toEqual(["mentor", "reply_reader", "second_reader"]);
});

test("other words with a token that was used are one message, however often they are sent", async () => {
  const mine = await consenting();
  const id = await answered(mine);
  const formToken = randomUUID();
  await says(mine, id, "Pierwsze słowa.", { formToken });
  for (let sent = 0; sent < 2; sent++) await says(mine, id, "Inne słowa.", { formToken });
  const said = (await messagesOf(id)).map(({ content }) => content);
  expect(said.slice(1)).toEqual(["Pierwsze słowa.", "Inne słowa."]);
});

test("a message that takes the number of one that was deleted is read for the memory, too", async () => {
  const mine = await consenting();
  await turnMemoryOn(asMember(mine));
  const id = await answered(mine, "Do maja chcę skończyć kurs rysunku.");
  await proposeFacts(afterwards(), { talkId: id, lastAttempt: true });
  await deleteMessage(asMember(mine), { talkId: id, messageId: await firstOf(id) });
  expect((await memoryPage(asMember(mine))).proposed).toEqual([]);
  await says(mine, id, "Do maja chcę skończyć kurs rysunku.");
  await write(await firstOf(id));
  await proposeFacts(afterwards(), { talkId: id, lastAttempt: true });
  expect((await memoryPage(asMember(mine))).proposed).toHaveLength(1);
});

test("a memory that was turned on by older words is off until it is turned on again", async () => {
  const mine = await consenting();
  const ctx = asMember(mine);
  await turnMemoryOn(ctx);
  await db
    .update(talkMemoryConsents)
    .set({ version: "2020-01-01" })
    .where(eq(talkMemoryConsents.userId, mine.id));
  const id = await answered(mine, "Do maja chcę skończyć kurs rysunku.");
  expect((await memoryPage(ctx)).isOn).toBe(false);
  const [held] = await db.select().from(talks).where(eq(talks.id, id));
  expect(held!.factsDueAt).toBeNull();
  await turnMemoryOn(ctx);
  expect((await memoryPage(ctx)).isOn).toBe(true);
});

test("without a script one writes on while an answer is awaited, on a page that does not look again", async () => {
  const mine = await consenting();
  const { id } = await begun(mine);
  const shown = async (address: string) =>
    (await call<{ page: TalkViewPage }>(talk, mine.jar.on(get(address)), { id })).data.page;
  expect((await shown(paths.talk(id))).isWriting).toBe(false);
  expect((await shown(paths.talkWriting(id))).isWriting).toBe(true);
});
