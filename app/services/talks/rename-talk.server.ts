import { eq } from "drizzle-orm";
import { talks } from "~/db/schema";
import { isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { titleLength } from "./limits";
import { lockOwnTalk } from "./own-talk.server";
import { talkRefusals } from "./refusals";

/**
 * Names one's own talk; nothing leads back to its first words.
 * @throws NotAllowed, NotFound; Conflict of `talkRefusals`
 */
export async function renameTalk(
  ctx: ServiceContext,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const name = normalise(withoutControlCharacters(title)).replace(/\s+/g, " ");
  // The database counts code points.
  if (isLongerThan(name, titleLength) || [...name].length > titleLength)
    throw new Conflict(talkRefusals.talk_title);
  await inTransaction(ctx, async (tx) => {
    await lockOwnTalk(tx, id);
    await tx.db
      .update(talks)
      .set({ title: name || null })
      .where(eq(talks.id, id));
  });
}
