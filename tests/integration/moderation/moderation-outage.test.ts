import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  auditLog,
  caseAppeals,
  mails,
  messages,
  moderationDecisions,
  notifications,
} from "~/db/schema";
import type { Refusal, UnsentForm } from "~/forms/refusal";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { action as casePage } from "~/routes/community/case";
import { action as keep } from "~/routes/community/keep";
import { claimNick } from "~/services/groups/claim-nick.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { outliveLostConnections } from "../../../server/outlive-lost-connections";
import { putInto } from "../../support/community";
import { signedInMember } from "../../support/desk";
import { signIn } from "../../support/members";
import {
  actsOn,
  caseOf,
  emailOf,
  keysOf,
  reportAs,
  scene,
  stateOf,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";

/** From now on whoever writes this kind of line into the log loses their connection, a moment before they are done. */
async function loseConnectionAt(doing: string) {
  await db.execute(sql`create function lose_connection() returns trigger language plpgsql as $$
    begin
      if new.act = ${sql.raw(`'${doing}'`)} then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`);
  await db.execute(
    sql`create trigger lose_connection before insert on audit_log for each row execute function lose_connection()`,
  );
}

async function keepConnection() {
  await db.execute(sql`drop trigger if exists lose_connection on audit_log`);
  await db.execute(sql`drop function if exists lose_connection()`);
}

// The driver throws where nobody can catch it, and the process lives on as the server's does.
const watching = process.listeners("uncaughtException");
beforeAll(() => {
  process.removeAllListeners("uncaughtException");
  outliveLostConnections();
});
afterAll(() => {
  process.removeAllListeners("uncaughtException");
  for (const listener of watching) process.on("uncaughtException", listener);
});

beforeEach(keepConnection);
afterEach(keepConnection);

const words = "Prosimy, pisz o sprawach, nie o ludziach.";

async function reported() {
  const all = await scene();
  await reportAs(all.reporter, "post", all.post.id);
  return { ...all, caseId: (await caseOf(all.post.id)).id };
}

const toldTo = async (userId: string) => [
  await db.select().from(notifications).where(eq(notifications.userId, userId)),
  await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, await emailOf({ userId }))),
];

describe("a connection to the database that is lost in the middle", () => {
  test("of a decision leaves nothing half done, and the moderator's words in the form", async () => {
    const { caseId, post: text, author } = await reported();
    const { jar } = await signIn((await newStaff("moderator")).identity);
    const params = { tab: "reports", id: caseId, act: "hide" };
    const form = { reason: "abuse", words };
    const send = () => call<Refusal>(act, jar.on(post("/", form)), params);
    await loseConnectionAt("decide_case");
    const failed = await send();
    expect(failed).toMatchObject({ status: 503, data: { values: form } });
    expect(failed.data.errors[""]).toContain("nadal w formularzu");
    expect(await stateOf(text.id)).toBe("published");
    expect(await caseOf(text.id)).toMatchObject({ state: "open", decidedAt: null });
    expect(await toldTo(author.userId)).toEqual([[], []]);
    expect(await db.$count(moderationDecisions, eq(moderationDecisions.caseId, caseId))).toBe(0);
    expect(await db.$count(auditLog, eq(auditLog.targetId, caseId))).toBe(0);
    await keepConnection();
    expect((await call(actPage, jar.on(get("/")), params)).status).toBe(200);
    expect((await send()).status).toBe(303);
    expect(await stateOf(text.id)).toBe("hidden");
  });

  test("of an appeal leaves no appeal, and its words on the page", async () => {
    const { caseId, first } = await reported();
    await decideCase(first.ctx, { caseId, kind: "hide", reason: "abuse", words });
    const [key = ""] = await keysOf(caseId, "author");
    const form = { intent: "appeal", appeal: "To był cytat z książki." };
    const send = () => call<UnsentForm>(casePage, post(`/cases/${key}`, form), { key });
    await loseConnectionAt("appeal");
    expect(await send()).toMatchObject({
      status: 503,
      data: { values: form, action: `/cases/${key}`, signIn: null },
    });
    expect(await db.$count(caseAppeals)).toBe(0);
    expect(await db.$count(messages)).toBe(0);
    await keepConnection();
    expect((await send()).status).toBe(303);
  });

  test("of what a keeper does leaves the text where it is, and their words on the page", async () => {
    const { group, post: text } = await scene();
    const { id: userId, identity } = await signedInMember();
    await claimNick(testContext({ kind: "member", userId }), `Ktoś${text.id.slice(0, 8)}`);
    await putInto(group, { userId }, { role: "keeper" });
    const { jar } = await signIn(identity);
    const form = { reason: "abuse", words };
    const send = () =>
      call<UnsentForm>(keep, jar.on(post("/keep", form)), { kind: "post", id: text.id });
    await loseConnectionAt("keeper_hides");
    expect(await send()).toMatchObject({ status: 503, data: { values: form } });
    expect(await stateOf(text.id)).toBe("published");
    expect(await actsOn(text.id)).toEqual([]);
    await keepConnection();
    expect((await send()).status).toBe(303);
    expect(await stateOf(text.id)).toBe("hidden");
  });
});
