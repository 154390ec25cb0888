import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { NotAllowed } from "~/services/command/errors";
import { countBounces } from "~/services/mails/count-bounces.server";
import { countFailedJobs } from "~/services/operations/count-jobs.server";
import { testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";

type Times = Partial<typeof mails.$inferInsert>;

const at = (minute: number) => new Date(Date.UTC(2026, 4, 3, 10, minute));

async function mailWith(times: Times) {
  const id = crypto.randomUUID();
  await db.insert(mails).values({
    id,
    kind: "contact_receipt",
    recipient: `anna.${id}@example.com`,
    subject: "Mamy Twoją wiadomość",
    idempotencyKey: id,
    createdAt: at(0),
    ...times,
  });
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

const accepted = { status: "accepted", acceptedAt: at(1) } as const;
const hard = { bouncedAt: at(3), bounceKind: "hard", bounceCode: "Permanent/General" } as const;
const soft = { bouncedAt: at(3), bounceKind: "soft", bounceCode: "Transient/MailboxFull" } as const;

test.each<[string, Times]>([
  ["queued", {}],
  ["refused", { status: "refused", refusedAt: at(1) }],
  ["accepted", accepted],
  // The answer that would have told us was lost.
  ["delivered", { deliveredAt: at(2) }],
  ["delivered", { ...accepted, deliveredAt: at(2) }],
  ["bounced", { ...accepted, ...hard }],
  ["bounced", { ...accepted, ...hard, deliveredAt: at(2) }],
  ["bounced", { ...accepted, ...hard, deliveredAt: at(9) }],
  ["bounced", { ...accepted, ...soft, deliveredAt: at(2) }],
  ["delivered", { ...accepted, ...soft, deliveredAt: at(9) }],
  ["complained", { ...accepted, deliveredAt: at(2), complainedAt: at(5) }],
  ["complained", { ...accepted, ...hard, complainedAt: at(5) }],
])("a mail is %s with %o", async (state, times) => {
  expect(await mailWith(times)).toMatchObject({ state });
});

describe("what came back", () => {
  test("is counted among the mails that were taken in the period", async () => {
    for (const times of [
      accepted,
      { ...accepted, deliveredAt: at(2) },
      { ...accepted, ...hard },
      { ...accepted, ...soft },
      { ...accepted, complainedAt: at(4) },
      { ...accepted, ...hard, acceptedAt: at(30) },
      {},
    ])
      await mailWith(times);
    const counted = (from: number, to: number) =>
      countBounces(staffContext("support"), { from: at(from), to: at(to) });
    const before = await counted(0, 30);
    expect(before.complained).toBeGreaterThan(0);
    const after = { from: at(30), to: at(31) };
    expect(await countBounces(staffContext("support"), after)).toEqual({
      accepted: 1,
      hard: 1,
      soft: 0,
      complained: 0,
    });
    await mailWith({ ...accepted, ...soft });
    expect(await counted(0, 30)).toEqual({
      ...before,
      accepted: before.accepted + 1,
      soft: before.soft + 1,
    });
  });

  test("is counted for whoever may see orders", async () => {
    const period = { from: at(0), to: at(30) };
    await expect(countBounces(staffContext("moderator"), period)).rejects.toThrow(NotAllowed);
    await expect(countBounces(testContext("visitor"), period)).rejects.toThrow(NotAllowed);
  });
});

test("jobs that gave up are counted, those that wait or run are not", async () => {
  const ctx = staffContext("support");
  const before = await countFailedJobs(ctx);
  const [job] = await db.execute<{ id: string }>(
    sql`select id from graphile_worker.add_job('send_mail', '{}'::json, max_attempts => 2)`,
  );
  expect(await countFailedJobs(ctx)).toBe(before);
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = 2 where id = ${job?.id ?? 0}`,
  );
  expect(await countFailedJobs(ctx)).toBe(before + 1);
  await expect(countFailedJobs(staffContext("moderator"))).rejects.toThrow(NotAllowed);
});
