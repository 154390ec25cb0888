import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../context.server";

/** Shuts a member out at once: the ban and the end of all their sessions are one step. */
export async function banMember(ctx: ServiceContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [member] = await tx.db
      .update(users)
      .set({ status: "banned", bannedAt: tx.now() })
      .where(eq(users.id, userId))
      .returning({ auth0Id: users.auth0Id });
    if (member) await tx.db.delete(sessions).where(eq(sessions.auth0Id, member.auth0Id));
  });
}
