import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { formatIsoDate } from "~/copy/format";
import { acts, outsideReceipts } from "~/db/schema";
import { actEffects } from "~/services/acts/definitions/agreements.server";
import { deleteOldActs } from "~/services/acts/delete-old-acts.server";
import { approveAct, declineAct } from "~/services/acts/decide-act.server";
import { actDetail } from "~/services/acts/queries.server";
import { actLifetime } from "~/services/acts/request-act.server";
import { day } from "~/time/durations";
import { ask } from "../../support/acts";
import { placeTestOrder, testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";

const daysAgo = (days: number) => new Date(Date.now() - days * day);

test("what was asked for goes after a year, and what is looked for on every page has an index", async () => {
  const requestedBy = randomUUID();
  const row = (days: number, more: Partial<typeof acts.$inferInsert> = {}) => ({
    ...{ kind: "refund_order", targetKind: "order", targetId: randomUUID(), input: {} },
    ...{
      reason: "complaint",
      requestedBy,
      requestedAt: daysAgo(days),
      lapsesAt: daysAgo(days - 1),
    },
    ...more,
  });
  const declined = {
    status: "declined",
    decidedBy: randomUUID(),
    decidedAt: daysAgo(365),
  } as const;
  const rows = [row(366, declined), row(366), row(364), row(0)];
  const asked = await db.insert(acts).values(rows).returning({ id: acts.id });
  await deleteOldActs(testContext("schedule"));
  const left = await db
    .select({ id: acts.id, status: acts.status })
    .from(acts)
    .where(eq(acts.requestedBy, requestedBy))
    .orderBy(acts.requestedAt);
  expect(left).toEqual([
    { id: asked[2]!.id, status: "lapsed" },
    { id: asked[3]!.id, status: "requested" },
  ]);

  const planOf = (condition: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(
        await tx.execute(sql.raw(`explain select id from acts where ${condition}`)),
      );
    });
  expect(await planOf(`requested_by = '${requestedBy}' and read_at is null`)).toContain(
    "acts_unread",
  );
  expect(await planOf(`target_kind = 'order' and target_id in ('a', 'b')`)).toContain(
    "acts_target",
  );
});

test("what somebody wrote in a request goes once it is decided or has lapsed, and stands with the money alone", async () => {
  const [asking, agreeing] = [await newStaff("finance"), await newStaff("admin")];
  const proof = "Przelew nr 7 od pani Łucji.";
  const money = { amountGrosze: 1199, receivedOn: formatIsoDate(new Date()), proof };
  const requested = async () => {
    const { id } = await placeTestOrder(testContext());
    const input = { of: "order", id, ...money, reason: "bank_transfer" };
    return { id, actId: await ask(asking.ctx, { kind: "record_payment", input }) };
  };
  const [paid, declined, lapsed] = [await requested(), await requested(), await requested()];
  const effectsOf = async ({ actId }: { actId: string }) =>
    (await actEffects(agreeing.ctx, await actDetail(agreeing.ctx, actId))).join(" ");
  expect(await effectsOf(paid)).toContain(proof);
  await approveAct(agreeing.ctx, paid.actId);
  await declineAct(agreeing.ctx, { actId: declined.actId, reason: "not_justified" });
  await deleteOldActs(testContext("schedule", { now: new Date(Date.now() + actLifetime) }));
  const ids = [paid, declined, lapsed].map(({ actId }) => actId);
  const kept = await db.select({ input: acts.input }).from(acts).where(inArray(acts.id, ids));
  expect(kept).toHaveLength(3);
  expect(JSON.stringify(kept)).not.toContain("Łucji");
  expect(JSON.stringify(kept)).toContain("1199");
  expect(await effectsOf(paid)).toMatch(/11,99.+Dowód stoi przy wpłacie/);
  for (const each of [declined, lapsed])
    expect(await effectsOf(each)).toMatch(/11,99.+Opisu dowodu już nie ma/);
  const receipts = await db.select({ proof: outsideReceipts.proof }).from(outsideReceipts);
  expect(receipts).toContainEqual({ proof });
  const forged = db
    .update(acts)
    .set({ input: { ...money, proof: "" } })
    .where(eq(acts.id, paid.actId));
  await expect(forged).rejects.toThrow();
});
