import { eq, lt, sql } from "drizzle-orm";
import { mailComplaints } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";

/** When the owner of an address called a mail of ours unwanted; null where nobody did. */
export async function complaintOf(ctx: ServiceContext, address: string): Promise<Date | null> {
  const [complaint] = await ctx.db
    .select({ at: mailComplaints.complainedAt })
    .from(mailComplaints)
    .where(eq(mailComplaints.address, address.toLowerCase()));
  return complaint?.at ?? null;
}

/** Remembers a complaint; of several the latest. */
export async function recordComplaint(
  tx: TransactionContext,
  { address, at }: { address: string; at: Date },
): Promise<void> {
  await tx.db
    .insert(mailComplaints)
    .values({ address: address.toLowerCase(), complainedAt: at })
    .onConflictDoUpdate({
      target: mailComplaints.address,
      set: { complainedAt: sql`greatest(${mailComplaints.complainedAt}, excluded.complained_at)` },
    });
}

/** Forgets a complaint, for whoever has proved that the address is theirs and asks for mails again. */
export async function deleteComplaint(tx: TransactionContext, address: string): Promise<void> {
  await tx.db.delete(mailComplaints).where(eq(mailComplaints.address, address.toLowerCase()));
}

/** @returns how many complaints were older */
export async function deleteOldComplaints(ctx: ServiceContext, before: Date): Promise<number> {
  const dropped = await ctx.db
    .delete(mailComplaints)
    .where(lt(mailComplaints.complainedAt, before))
    .returning({ address: mailComplaints.address });
  return dropped.length;
}
