import { eq } from "drizzle-orm";
import { groups } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import type { Refusal } from "../command/refusals";
import { groupAuditEvents } from "./acts";
import { groupAccess } from "./access.server";
import { actingKeeperOf } from "./answer-join-request.server";
import { checkedWords } from "./checked-words";
import { lockGroup } from "./edit-group.server";
import { groupWordsVersion } from "./group-rules";
import { groupWordsRefusals } from "./refusals";
import { groupRulesLength, groupWelcomeLength } from "./word-lengths";

type GroupWords = { rules: string; welcome: string };

type WrittenGroupWords = GroupWords & {
  id: string;
  name: string;
  isSensitive: boolean;
  version: string;
  /** Until when whoever looks may only read there, ISO 8601; null for whoever may change them. */
  silencedUntil: string | null;
};

/** What the keepers of a group have written for it. @throws NotFound for whoever does not look after it */
export async function groupWords(ctx: ServiceContext, slug: string): Promise<WrittenGroupWords> {
  const access = await groupAccess(ctx, { slug });
  const { group, membership, silencedUntil = null } = access ?? {};
  if (!group || membership?.state !== "active" || membership.role !== "keeper")
    throw new NotFound("group");
  const { id, name, isSensitive, rules, welcome } = group;
  const version = groupWordsVersion(group);
  return { id, name, isSensitive, rules, welcome, version, silencedUntil };
}

type Change = GroupWords & {
  groupId: string;
  /** `groupWordsVersion` of what whoever changes them has seen. */
  version: string;
};

/**
 * Changes the rules and the welcome of a group; either may be empty. The same again changes nothing.
 * @throws NotFound for whoever does not look after the group; NotAllowed `silenced`; Invalid("rules" | "welcome"); Conflict of
 * `groupWordsRefusals`
 */
export async function writeGroupWords(ctx: ServiceContext, change: Change): Promise<void> {
  const { groupId } = change;
  await inTransaction(ctx, async (tx) => {
    const keeperId = await actingKeeperOf(tx, groupId);
    if (!keeperId) throw new NotFound("group");
    if (!(await changeGroupWords(tx, change, keeperId, groupWordsRefusals.group_words_changed)))
      return;
    await recordAuditEvent(tx, {
      act: groupAuditEvents.write_group_words,
      target: { kind: "group", id: groupId },
      byMembership: keeperId,
    });
  });
}

/**
 * @param keeperId who answers from now on for those that are different; null for staff, for whose words no keeper does
 * @param stale why not, where they have changed meanwhile
 * @returns whether they are different now
 * @throws as `writeGroupWords`
 */
export async function changeGroupWords(
  tx: TransactionContext,
  { groupId, version, ...input }: Change,
  keeperId: string | null,
  stale: Refusal,
): Promise<boolean> {
  const words = {
    rules: checkedWords(input.rules, groupRulesLength, "rules"),
    welcome: checkedWords(input.welcome, groupWelcomeLength, "welcome"),
  };
  const before = await lockGroup(tx, groupId);
  const now = groupWordsVersion(before);
  if (now === groupWordsVersion(words)) return false;
  if (now !== version) throw new Conflict(stale);
  await tx.db
    .update(groups)
    .set({
      ...(words.rules !== before.rules && {
        ...{ rules: words.rules, rulesById: keeperId, rulesAt: tx.now() },
      }),
      ...(words.welcome !== before.welcome && {
        ...{ welcome: words.welcome, welcomeById: keeperId, welcomeAt: tx.now() },
      }),
    })
    .where(eq(groups.id, groupId));
  return true;
}
