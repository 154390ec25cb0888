import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import type { ServiceContext } from "../context.server";

/** Shuts a member out at once: the ban and the end of all their sessions are one step. */
export async function banMember(ctx: ServiceContext, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [member] = await tx
      .update(users)
      .set({ status: "banned", bannedAt: ctx.now() })
      .where(eq(users.id, userId))
      .returning({ auth0Id: users.auth0Id });
    if (member) await tx.delete(sessions).where(eq(sessions.auth0Id, member.auth0Id));
  });
}
