import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { talkConsents, talkMessages, talks } from "~/db/schema";
import { mentorConsentVersion } from "~/site/mentor-consent";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { closeText } from "../text-streams/store-text.server";
import { forgetFacts } from "./forget-facts.server";
import { finishReply } from "./finish-reply.server";
import { consentRefusals } from "./refusals";

/** `outdated`: given to other words than today's, so that nothing is sent before it is given again. */
export type OwnConsent = "given" | "outdated" | "withdrawn" | "never";

/** @throws NotAllowed */
export async function ownConsent(ctx: ServiceContext): Promise<OwnConsent> {
  const userId = authoriseSelf(ctx);
  const [consent] = await ctx.db
    .select({ withdrawnAt: talkConsents.withdrawnAt, version: talkConsents.version })
    .from(talkConsents)
    .where(eq(talkConsents.userId, userId));
  if (!consent) return "never";
  if (consent.withdrawnAt) return "withdrawn";
  return consent.version === mentorConsentVersion ? "given" : "outdated";
}

/**
 * Keeps that a member is 18 and consents to talking with the mentor.
 * @throws NotAllowed; Invalid where one of the two is not said
 */
export async function giveConsent(
  ctx: ServiceContext,
  said: { isAdult: boolean; consents: boolean },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  if (!said.isAdult || !said.consents) throw new Invalid("talk_consent");
  const given = { version: mentorConsentVersion, givenAt: ctx.now(), withdrawnAt: null };
  await ctx.db
    .insert(talkConsents)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: talkConsents.userId, set: given });
}

/**
 * Withdraws it: what is being written stops, no word goes to a model again, and nothing is remembered.
 * @param talksThen whether the talks are deleted, or kept to read, but for those without a trace
 * @throws NotAllowed
 */
export async function withdrawConsent(
  ctx: ServiceContext,
  talksThen: "delete" | "keep",
): Promise<void> {
  const userId = authoriseSelf(ctx);
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(talkConsents)
      .set({ withdrawnAt: tx.now() })
      .where(and(eq(talkConsents.userId, userId), isNull(talkConsents.withdrawnAt)));
    const mine = tx.db.select({ id: talks.id }).from(talks).where(eq(talks.userId, userId));
    const unanswered = await tx.db
      .select({ id: talkMessages.id })
      .from(talkMessages)
      .where(
        and(
          inArray(talkMessages.talkId, mine),
          inArray(talkMessages.replyState, ["waiting", "writing"]),
        ),
      );
    for (const { id } of unanswered) {
      await finishReply(tx, id, { state: "failed" });
      await closeText(tx, { kind: "reply", id });
    }
    // They were for the model alone.
    await forgetFacts(tx, userId, "delete");
    await tx.db
      .delete(talks)
      .where(
        and(
          eq(talks.userId, userId),
          talksThen === "delete" ? undefined : eq(talks.isEphemeral, true),
        ),
      );
  });
}

/**
 * Holds a consent to today's words for the transaction that needs it.
 * @throws Conflict of `consentRefusals`
 */
export async function requireConsent(
  { db }: Pick<ServiceContext, "db">,
  userId: string,
): Promise<void> {
  const [consent] = await db
    .select({
      isGiven: sql<boolean>`${talkConsents.withdrawnAt} is null and ${talkConsents.version} = ${mentorConsentVersion}`,
    })
    .from(talkConsents)
    .where(eq(talkConsents.userId, userId))
    .for("share");
  if (!consent?.isGiven) throw new Conflict(consentRefusals.talk_consent);
}
