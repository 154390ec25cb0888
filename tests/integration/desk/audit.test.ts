import { EventEmitter, once } from "node:events";
import { randomUUID } from "node:crypto";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, auditSeals } from "~/db/schema";
import { deleteOldAuditEvents } from "~/services/audit/delete-old-audit-events.server";
import { listAudit } from "~/services/audit/queries.server";
import { recordAuditEvent } from "~/services/audit/record-audit-event.server";
import { sealAudit } from "~/services/audit/seal-audit.server";
import { checkAudit, verifyAudit } from "~/services/audit/verify-audit.server";
import { findAudited } from "~/services/acts/find-audited.server";
import {
  inTransaction,
  serviceContext,
  type ServiceContext,
} from "~/services/command/context.server";
import { testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";
import { killWorkers, startWorker } from "../../support/worker-process";
import { actAuditEvents } from "~/services/acts/acts";
import { groupAuditEvents } from "~/services/groups/acts";
import { memberAuditEvents } from "~/services/members/acts";
import { moderationAuditEvents } from "~/services/moderation/acts";
import { supportAuditEvents } from "~/services/support/acts";

afterEach(killWorkers);

const schedule = serviceContext("schedule");

/** Does something to the log that its triggers refuse, as somebody with every right in the database could. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });
}

beforeEach(() => tamper(sql`truncate audit_log, audit_seals`));

/** Writes rows down, one for each moment. */
async function written(...moments: Date[]): Promise<number[]> {
  for (const now of moments) {
    await inTransaction(staffContext("moderator", { now }), (tx) =>
      recordAuditEvent(tx, {
        act: memberAuditEvents.ban_member,
        target: { kind: "member", id: randomUUID() },
        reason: "spam",
        before: { status: "active" },
        after: { status: "banned" },
      }),
    );
  }
  const rows = await db.select({ id: auditLog.id }).from(auditLog).orderBy(auditLog.id);
  return rows.map(({ id }) => id);
}

/** What the log's own search finds. */
const foundBy = async (ctx: ServiceContext, typed: string) =>
  (await listAudit(ctx, { search: await findAudited(ctx, typed) }, 1)).rows;

const just = (count: number) => Array.from({ length: count }, () => new Date());
const verdict = async () => (await verifyAudit(schedule)).breaks;

describe("the audit log refuses", () => {
  test.each([
    ["a change", sql`update audit_log set reason = 'fraud'`],
    ["a young row's deletion", sql`delete from audit_log`],
    ["to be emptied", sql`truncate audit_log`],
    ["a change of its chain", sql`update audit_seals set hash = ''`],
    ["the deletion of a link", sql`delete from audit_seals`],
    ["to have its chain emptied", sql`truncate audit_seals`],
  ])("%s", async (_, statement) => {
    await written(...just(2));
    await sealAudit(schedule);
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: "42501" } });
    expect(await verdict()).toEqual([]);
  });

  test("a row of staff that says nobody's account", async () => {
    const row = { at: new Date(), actorKind: "staff", act: "ban_member", reason: "spam" };
    await expect(
      db.insert(auditLog).values({ ...row, targetKind: "member", targetId: "x" }),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});

test("the audit log has no reason where nobody is asked, and its seal holds", async () => {
  await inTransaction(staffContext("support"), (tx) =>
    recordAuditEvent(tx, {
      act: supportAuditEvents.take_thread,
      target: { kind: "thread", id: randomUUID() },
    }),
  );
  expect(await db.select({ reason: auditLog.reason }).from(auditLog)).toEqual([{ reason: null }]);
  await sealAudit(schedule);
  expect(await verdict()).toEqual([]);
});

describe("the chain", () => {
  test("takes each row once, whoever seals and however often", async () => {
    await written(...just(5));
    const counts = await Promise.all([1, 2, 3].map(() => sealAudit(schedule)));
    await written(...just(2));
    counts.push(await sealAudit(schedule), await sealAudit(schedule));
    expect(counts.reduce((sum, count) => sum + count)).toBe(7);
    expect(await verifyAudit(schedule)).toMatchObject({ sealed: 7, breaks: [] });
  });

  test("takes a row that turns up after later ones", async () => {
    const steps = new EventEmitter();
    const begun = once(steps, "begun");
    const slow = inTransaction(staffContext("moderator"), async (tx) => {
      const target = { kind: "member", id: randomUUID() } as const;
      await recordAuditEvent(tx, { act: memberAuditEvents.ban_member, target, reason: "spam" });
      const end = once(steps, "end");
      steps.emit("begun");
      await end;
    });
    await begun;
    await written(...just(3));
    expect(await sealAudit(schedule)).toBe(3);
    steps.emit("end");
    await slow;
    expect(await sealAudit(schedule)).toBe(1);
    expect(await verifyAudit(schedule)).toMatchObject({ sealed: 4, breaks: [] });
  });

  test("is checked by nobody who may not", async () => {
    await expect(verifyAudit(staffContext("moderator"))).rejects.toThrow("verify_audit");
    await expect(verifyAudit(testContext("buyer"))).rejects.toThrow("verify_audit");
    expect(await verifyAudit(staffContext("finance"))).toEqual({
      sealed: 0,
      head: null,
      breaks: [],
    });
  });
});

describe("the check says where the log breaks:", () => {
  test("a row that was changed", async () => {
    const [, second] = await written(...just(3));
    await sealAudit(schedule);
    await tamper(sql`update audit_log set reason = 'fraud' where id = ${second}`);
    expect(await verdict()).toEqual([{ kind: "changed_row", position: 2, auditId: second }]);
    expect(await checkAudit(schedule)).toBe(1);
  });

  test("a row that is missing", async () => {
    const [, second] = await written(...just(3));
    await sealAudit(schedule);
    await tamper(sql`delete from audit_log where id = ${second}`);
    expect(await verdict()).toEqual([{ kind: "missing_row", position: 2, auditId: second }]);
  });

  test("a row that was taken out together with its link", async () => {
    const [, second] = await written(...just(3));
    await sealAudit(schedule);
    await tamper(sql`delete from audit_log where id = ${second}`);
    await tamper(sql`delete from audit_seals where audit_id = ${second}`);
    expect(await verdict()).toEqual([{ kind: "broken_link", position: 3 }]);
  });

  test("a row and its link that were written anew", async () => {
    const [first] = await written(...just(2));
    await sealAudit(schedule);
    await tamper(sql`update audit_seals set row_hash = repeat('a', 64) where audit_id = ${first}`);
    expect(await verdict()).toContainEqual({ kind: "broken_link", position: 1 });
  });

  test("a row that has waited for its seal for more than a minute", async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    const [old] = await written(ago(61), ago(30));
    expect(await verdict()).toEqual([{ kind: "unsealed_row", auditId: old }]);
    await sealAudit(schedule);
    expect(await verdict()).toEqual([]);
  });

  test("an end that was cut off, to whoever noted it", async () => {
    await written(...just(3));
    await sealAudit(schedule);
    const { head } = await verifyAudit(schedule);
    await tamper(sql`delete from audit_log where id = (select max(id) from audit_log)`);
    await tamper(sql`delete from audit_seals where position = 3`);
    expect(await verdict()).toEqual([]);
    const { breaks } = await verifyAudit(schedule, head ?? undefined);
    expect(breaks).toEqual([{ kind: "shortened", position: 3 }]);
  });

  test("on the command line, too", async () => {
    const run = () =>
      promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/verify-audit.ts"]);
    const [first] = await written(...just(2));
    await sealAudit(schedule);
    expect((await run()).stdout).toContain("The audit log is whole.");
    await tamper(sql`update audit_log set act = 'unban_member' where id = ${first}`);
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`changed_row at position 1, auditId ${first}`),
    });
  });
});

describe("after three years", () => {
  const monthsAgo = (months: number, day = 10) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day));
  };

  test("whole sealed months go, the chain stays, and it still checks", async () => {
    await written(monthsAgo(38), monthsAgo(37, 1), monthsAgo(37, 27), monthsAgo(36), new Date());
    expect(await deleteOldAuditEvents(schedule)).toBe(3);
    expect(await db.select().from(auditLog)).toHaveLength(2);
    expect(await db.select().from(auditSeals)).toHaveLength(5);
    expect(await verifyAudit(schedule)).toMatchObject({ sealed: 5, breaks: [] });
  });

  test("nothing goes that is not sealed, nor a part of a month", async () => {
    const [first] = await written(monthsAgo(40, 3), monthsAgo(40, 4));
    const gone = db.execute(sql`delete from audit_log`);
    await expect(gone).rejects.toMatchObject({ cause: { code: "42501" } });
    await sealAudit(schedule);
    const part = db.execute(sql`delete from audit_log where id = ${first}`);
    await expect(part).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});

describe("who opened a pseudonym and banned its account", () => {
  /** Asked for, agreed to, done and followed by a ban, all in one minute. */
  async function openedAndBanned() {
    const membership = { kind: "membership", id: randomUUID() } as const;
    const actId = randomUUID();
    const now = new Date("2026-05-04T10:41:00Z");
    await inTransaction(staffContext("moderator", { now }), async (tx) => {
      const [reason, act] = ["ban_account", "open_pseudonym"] as const;
      const of = { target: membership, reason };
      await recordAuditEvent(tx, { act: actAuditEvents.request_act, ...of, after: { act, actId } });
      await recordAuditEvent(tx, {
        act: moderationAuditEvents.open_pseudonym,
        ...of,
        after: { askedBy: "x" },
      });
      await recordAuditEvent(tx, { act: actAuditEvents.approve_act, ...of, after: { act, actId } });
      const declined = { kind: "act", id: actId } as const;
      await recordAuditEvent(tx, {
        act: actAuditEvents.decline_act,
        target: declined,
        reason: "not_justified",
        after: { act },
      });
      await recordAuditEvent(tx, {
        act: groupAuditEvents.let_in,
        target: membership,
      });
      const member = { kind: "member", id: randomUUID() } as const;
      await recordAuditEvent(tx, {
        act: memberAuditEvents.ban_member,
        target: member,
        reason: "fraud",
      });
    });
    return { membershipId: membership.id, actId, now };
  }

  test("is told to nobody who may not open one", async () => {
    const { membershipId, actId } = await openedAndBanned();
    const finance = staffContext("finance");
    const { rows } = await listAudit(finance, {}, 1);
    expect(rows.map(({ act, dayOnly }) => [act, dayOnly])).toEqual([
      ["ban_member", false],
      ["let_in", false],
      ["decline_act", true],
      ["approve_act", true],
      ["open_pseudonym", true],
      ["request_act", true],
    ]);
    const told = rows.filter(({ act }) => act !== "ban_member");
    expect(told.map(({ targetId }) => targetId)).toEqual(Array(5).fill(null));
    for (const { at } of rows.filter(({ dayOnly }) => dayOnly))
      expect(at).toEqual(new Date("2026-05-03T22:00:00Z"));
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${membershipId}|${actId}`));
    for (const targetId of [membershipId, actId])
      expect(await foundBy(finance, targetId)).toEqual([]);
  });

  test("is told to administrators", async () => {
    const { membershipId, now } = await openedAndBanned();
    const rows = await foundBy(staffContext("admin"), membershipId);
    expect(rows).toHaveLength(4);
    for (const { at, targetId } of rows) expect([at, targetId]).toEqual([now, membershipId]);
  });
});

test("a worker seals each second, and another one goes on when it is killed", async () => {
  const sealedRows = async () => (await db.select().from(auditSeals)).length;
  await written(...just(2));
  const first = await startWorker();
  await expect.poll(sealedRows).toBe(2);
  await startWorker();
  await written(...just(2));
  first.kill("SIGKILL");
  await expect.poll(sealedRows).toBe(4);
  await written(...just(1));
  await expect.poll(sealedRows).toBe(5);
  expect(await verdict()).toEqual([]);
});
