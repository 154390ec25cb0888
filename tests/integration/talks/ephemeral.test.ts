import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { modelCalls, talks, textStreams } from "~/db/schema";
import { paths } from "~/paths";
import { action as close } from "~/routes/mentor/delete-talk";
import { action as restore } from "~/routes/mentor/restore-talk";
import { loader as overview } from "~/routes/mentor/talks";
import { loader as talk } from "~/routes/mentor/talk";
import { withdrawConsent } from "~/services/talks/consent.server";
import { deleteOldTalks } from "~/services/talks/delete-old-talks.server";
import { exportTalks } from "~/services/talks/export-talks.server";
import { turnMemoryOn } from "~/services/talks/memory.server";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
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

const word = "Bursztynnik";

const asMember = ({ id }: Member) => testContext({ kind: "member", userId: id });

/** A talk without a trace, of one message that is answered. */
async function answered(member: Member) {
  const { id } = await begun(member, `${word} czeka na mój telefon.`, { ephemeral: "on" });
  await write(await firstOf(id));
  return id;
}

const seen = async ({ jar }: Member, id: string) =>
  (await call(talk, jar.on(get(paths.talk(id))), { id })).status;

const listed = async ({ jar }: Member) =>
  (
    await call<{ list: { rows: { id: string }[] } }>(overview, jar.on(get(paths.talks())))
  ).data.list.rows.map(({ id }) => id);

/** Every table of the database, ours and the jobs', that has a word anywhere in a row. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.execute(
      sql`select 1 from ${sql.raw(name)} as each where each::text like ${`%${word}%`} limit 1`,
    );
    if (row) found.push(name);
  }
  return found.sort();
}

test("a talk without a trace is rows until it is closed, and then nothing anywhere, without undo", async () => {
  const mine = await consenting();
  await turnMemoryOn(asMember(mine));
  const id = await answered(mine);
  expect(await tablesWith(word)).toEqual(["public.talk_messages", "public.text_pieces"]);
  expect(await listed(mine)).toEqual([id]);
  // Nothing of it will be remembered, and the database holds that.
  expect(await db.select().from(talks).where(eq(talks.id, id))).toMatchObject([
    { isEphemeral: true, factsDueAt: null },
  ]);
  for (const change of [{ factsDueAt: new Date() }, { deletedAt: new Date() }])
    await expect(db.update(talks).set(change).where(eq(talks.id, id))).rejects.toThrow();
  expect(await exportTalks(asMember(mine))).toMatchObject({ talks: [{ id, isEphemeral: true }] });
  const params = { id };
  const closed = await call(close, mine.jar.on(post(paths.talkDeletion(id), {})), params);
  expect(closed.location).toContain("done=talk-closed");
  expect(await tablesWith(word)).toEqual([]);
  expect(await db.$count(modelCalls, eq(modelCalls.subjectId, id))).toBe(0);
  const late = await call(restore, mine.jar.on(post(paths.talkRestoration(id), {})), params);
  expect([late.status, await seen(mine, id)]).toEqual([404, 404]);
});

test("closed while it is being answered, also in a gentler voice, it leaves nothing either, not even its name", async () => {
  const mine = await consenting();
  const closedWhile = async (...behaviour: string[]) => {
    const { id } = await begun(mine, `${word} czeka na mój telefon.`, { ephemeral: "on" });
    const [message] = await messagesOf(id);
    const armed = behaviour.map((fault) =>
      sandbox.faults.arm({ service: "model", fault, times: fault === "hold" ? 2 : 1 }),
    );
    const writing = write(message!.id);
    await expect
      .poll(() => db.$count(textStreams, eq(textStreams.subjectId, message!.id)))
      .toBe(behaviour.length);
    const calls = await db.$count(modelCalls);
    await call(close, mine.jar.on(post(paths.talkDeletion(id), {})), { id });
    await writing;
    for (const each of armed) sandbox.faults.lift(each.id);
    expect(await db.$count(modelCalls)).toBe(calls + 1);
    expect(await tablesWith(word)).toEqual([]);
    expect(await tablesWith(id)).toEqual([]);
  };
  await closedWhile("hold");
  await closedWhile("second_reader_acute", "hold");
});

test("it is gone for its member once 30 minutes have passed, and its rows with the next minute", async () => {
  const mine = await consenting();
  const [id, kept] = [await answered(mine), await answered(mine)];
  const ago = (minutes: number, which: string) =>
    db
      .update(talks)
      .set({ lastMessageAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(talks.id, which));
  await ago(31, id);
  await ago(29, kept);
  expect([await seen(mine, id), await seen(mine, kept)]).toEqual([404, 200]);
  expect((await says(mine, id, "Jesteś?")).status).toBe(404);
  expect(await listed(mine)).toEqual([kept]);
  await deleteOldTalks(testContext("schedule"));
  expect(await db.$count(talks, eq(talks.id, id))).toBe(0);
  // What is said in it keeps it for another 30 minutes.
  await says(mine, kept, "Jeszcze tu jestem.");
  const later = testContext("schedule", { now: new Date(Date.now() + 29 * 60_000) });
  await deleteOldTalks(later);
  expect(await db.$count(talks, eq(talks.id, kept))).toBe(1);
  await withdrawConsent(asMember(mine), "keep");
  expect(await db.$count(talks, eq(talks.userId, mine.id))).toBe(0);
});
