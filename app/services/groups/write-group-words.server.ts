import { eq } from "drizzle-orm";
import { groups } from "~/db/schema";
import { isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { groupAuditEvents } from "./acts";
import { keeperOf } from "./answer-join-request.server";
import { groupWordsVersion } from "./group-rules";
import { groupWordsRefusals } from "./refusals";
import { groupRulesLength, groupWelcomeLength } from "./word-lengths";

type GroupWords = { rules: string; welcome: string };

/** What the keepers of a group have written for it. @throws NotFound for whoever does not look after it */
export async function groupWords(
  ctx: ServiceContext,
  slug: string,
): Promise<GroupWords & { id: string; name: string; isSensitive: boolean; version: string }> {
  const [group] = await ctx.db.select().from(groups).where(eq(groups.slug, slug));
  if (!group || !(await keeperOf(ctx, group.id))) throw new NotFound("group");
  const { id, name, isSensitive, rules, welcome } = group;
  return { id, name, isSensitive, rules, welcome, version: groupWordsVersion(group) };
}

/**
 * Changes the rules and the welcome of a group; either may be empty. The same again changes nothing.
 * @param input.version `groupWordsVersion` of what whoever changes them has seen
 * @throws NotFound for whoever does not look after the group; Invalid("rules" | "welcome"); Conflict of `groupWordsRefusals`
 */
export async function writeGroupWords(
  ctx: ServiceContext,
  { groupId, version, ...input }: GroupWords & { groupId: string; version: string },
): Promise<void> {
  const words = {
    rules: checked(input.rules, groupRulesLength, "rules"),
    welcome: checked(input.welcome, groupWelcomeLength, "welcome"),
  };
  await inTransaction(ctx, async (tx) => {
    const keeperId = await keeperOf(tx, groupId);
    if (!keeperId) throw new NotFound("group");
    const [before] = await tx.db
      .select({ rules: groups.rules, welcome: groups.welcome })
      .from(groups)
      .where(eq(groups.id, groupId))
      .for("no key update");
    if (!before) throw new NotFound("group");
    const now = groupWordsVersion(before);
    if (now === groupWordsVersion(words)) return;
    if (now !== version) throw new Conflict(groupWordsRefusals.words_changed);
    await tx.db.update(groups).set(words).where(eq(groups.id, groupId));
    await recordAuditEvent(tx, {
      act: groupAuditEvents.write_group_words,
      target: { kind: "group", id: groupId },
      reason: "clearer",
      byMembership: keeperId,
    });
  });
}

function checked(text: string, most: number, code: string): string {
  const clean = normalise(withoutControlCharacters(text)).trim();
  if (isLongerThan(clean, most)) throw new Invalid(code);
  return clean;
}
