import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { complaints, orders, supportThreads } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Complaint } from "./complaint-of.server";
import type { Thread } from "./lock-thread.server";

const shownAtMost = 50;

export type PersonComplaint = Pick<Thread, "id" | "subject" | "createdAt" | "dueAt"> &
  Pick<Complaint, "remedy" | "decision" | "decidedAt">;

/** Complaints about the orders of an address, or about some orders, the newest first: for whoever `answer_messages` has let in. */
export async function complaintsAbout(
  { db }: Pick<ServiceContext, "db">,
  { address, orderIds }: { address: string | null; orderIds: readonly string[] },
): Promise<PersonComplaint[]> {
  const { id, subject, createdAt, dueAt, orderId, kind } = supportThreads;
  const { remedy, decision, decidedAt } = complaints;
  return db
    .select({ id, subject, createdAt, dueAt, remedy, decision, decidedAt })
    .from(supportThreads)
    .innerJoin(complaints, eq(complaints.threadId, id))
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        eq(kind, "complaint"),
        or(
          address === null
            ? undefined
            : and(sql`lower(${orders.email}) = ${address}`, eq(orders.isAddressUnconfirmed, false)),
          orderIds.length > 0 ? inArray(orders.id, [...orderIds]) : sql`false`,
        ),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(shownAtMost);
}
