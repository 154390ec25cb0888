import { eq } from "drizzle-orm";
import { groupMembers, groups, groupWishes, users } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import { isReason, type AuditEvent } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Conflict, Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { tellOfAnsweredWish } from "../notifications/notify.server";
import {
  groupAuditEvents,
  groupRefusals,
  wishAcceptReasons,
  wishAcceptRefusal,
  wishDeclineReasons,
  wishRefusal,
  type WishAcceptReason,
  type WishDeclineReason,
} from "./acts";
import { appointKeeper } from "./appoint-keeper.server";
import { requiredWords } from "./checked-words";
import { wishVersion } from "./group-rules";
import { mayKeepGroup } from "./may-keep-group.server";
import { wishAnswerLength } from "./word-lengths";

type Answer = {
  wishId: string;
  words: string;
  /** `wishVersion` of what whoever answers has read. */
  version: string;
} & ({ accepts: true; reason: WishAcceptReason } | { accepts: false; reason: WishDeclineReason });

/**
 * Says yes or no to what somebody proposes or offers, with a sentence, and they are told. Who offers to look after a group and
 * hears yes looks after it; a group that was proposed staff make by themselves.
 * @throws NotAllowed, also for what is one's own; NotFound; Invalid; Conflict when a colleague was faster, or of
 * `wish_changed` or `wish_member_gone`
 */
export async function answerWish(ctx: ServiceContext, answer: Answer): Promise<void> {
  const { wishId, accepts, reason } = answer;
  const target = { kind: "wish", id: wishId } as const;
  const staff = authorise(ctx, "manage_groups", target);
  if (!isReason(accepts ? wishAcceptReasons : wishDeclineReasons, reason))
    throw new Invalid("reason");
  const words = requiredWords(answer.words, wishAnswerLength, "words");
  if (!isId(wishId)) throw new NotFound("wish");
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ wish: groupWishes, member: groupMembers, group: groups, account: users })
      .from(groupWishes)
      .leftJoin(groupMembers, eq(groupMembers.id, groupWishes.memberId))
      .leftJoin(groups, eq(groups.id, groupMembers.groupId))
      .leftJoin(users, eq(users.id, groupMembers.userId))
      .where(eq(groupWishes.id, wishId))
      .for("update", { of: groupWishes });
    if (!found) throw new NotFound("wish");
    const { wish, member, group, account } = found;
    const userId = wish.userId ?? member?.userId ?? null;
    const state = {
      isAnswered: wish.outcome !== null,
      isOwn: userId === staff.userId,
      mayKeep: member === null || mayKeepGroup({ member, group, account }, tx.now()),
    };
    assertNotRefused(accepts ? wishAcceptRefusal(state) : wishRefusal(state));
    if (wishVersion(wish) !== answer.version) throw new Conflict(groupRefusals.wish_changed);
    await tx.db
      .update(groupWishes)
      .set({ outcome: accepts ? "accepted" : "declined", answer: words, answeredAt: tx.now() })
      .where(eq(groupWishes.id, wishId));
    if (accepts && member)
      await appointKeeper(tx, { membershipId: member.id, reason: "volunteered" });
    if (userId !== null) await tellOfAnsweredWish(tx, userId);
    const act: AuditEvent = accepts ? groupAuditEvents.accept_wish : groupAuditEvents.decline_wish;
    await recordAuditEvent(tx, { act, target, reason });
  });
}
