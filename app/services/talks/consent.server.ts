import { and, eq, inArray, isNull } from "drizzle-orm";
import { talkConsents, talkMessages, talks, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { readWholeText } from "../text-streams/read-text.server";
import { closeText } from "../text-streams/store-text.server";
import { forgetFacts } from "./forget-facts.server";
import { finishReply } from "./finish-reply.server";
import { consentToday, holdsConsent } from "./holds-consent.server";
import { lockTalksOf } from "./lock-talks.server";
import { consentRefusals } from "./refusals";
import { isUnanswered } from "./unanswered.server";

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
  return consent.version === consentToday ? "given" : "outdated";
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
  const given = { version: consentToday, givenAt: ctx.now(), withdrawnAt: null };
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
    const mine = await lockTalksOf(tx, userId);
    await tx.db
      .update(talkConsents)
      .set({ withdrawnAt: tx.now() })
      .where(and(eq(talkConsents.userId, userId), isNull(talkConsents.withdrawnAt)));
    const unanswered = await tx.db
      .select({ id: talkMessages.id, replyState: talkMessages.replyState })
      .from(talkMessages)
      .where(and(inArray(talkMessages.talkId, mine), isUnanswered));
    for (const { id, replyState } of unanswered) {
      const subject = { kind: "reply", id } as const;
      await closeText(tx, subject);
      // What its member stops stays one of the five; else a consent given and taken back would bring as many as one likes.
      const written = (await readWholeText(tx, subject))?.text.trim() ?? "";
      await finishReply(
        tx,
        id,
        replyState === "writing" ? { state: "stopped", reply: written } : { state: "failed" },
      );
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
 * @param strength `update` lets one such transaction of a member in after another
 * @throws Conflict of `consentRefusals`
 */
export async function requireConsent(
  { db }: Pick<ServiceContext, "db">,
  userId: string,
  strength: "share" | "update" = "share",
): Promise<void> {
  // Whatever is stored for a member later needs this: a deletion of the account has it before their talks (`lockTalksOf`).
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  const [consent] = await db
    .select({ userId: talkConsents.userId })
    .from(talkConsents)
    .where(and(eq(talkConsents.userId, userId), holdsConsent()))
    .for(strength);
  if (!consent) throw new Conflict(consentRefusals.talk_consent);
}
