import { eq, lt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { safetyPlanCopies, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { safetyPlanMail } from "./safety-plan-mail";
import type { SafetyPlan } from "./sections";

/**
 * Sends a member a copy of their safety plan, to the address of their account and no other. It is kept until the mail is
 * accepted, and nowhere else.
 * @param input.formToken makes the same form, sent twice, one mail
 * @throws NotAllowed, NotFound, TooManyRequests
 */
export async function mailSafetyPlan(
  ctx: ServiceContext,
  { plan, formToken }: { plan: SafetyPlan; formToken: string },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  await requireRateLimit(ctx, "safetyPlanMails", userId);
  await inTransaction(ctx, async (tx) => {
    const [owner] = await tx.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!owner) throw new NotFound("member");
    const mailId = await queueMail(tx, {
      kind: safetyPlanMail,
      recipient: owner.email,
      subject: safetyPlanMail.subject(),
      idempotencyKey: `safety_plan:${userId}:${formToken}`,
    });
    if (mailId)
      await tx.db.insert(safetyPlanCopies).values({ mailId, userId, plan, createdAt: tx.now() });
  });
}

/** Deletes copies that no mail took in time. */
export async function deleteUnsentPlans(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.safetyPlanCopy));
  await ctx.db.delete(safetyPlanCopies).where(lt(safetyPlanCopies.createdAt, before));
}
