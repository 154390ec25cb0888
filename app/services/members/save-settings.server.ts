import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { claimNick } from "../groups/claim-nick.server";
import { foldName } from "../groups/fold-name";
import { isFullName } from "../groups/full-names";
import { nickRefusals } from "../groups/refusals";
import type { Preferences, Profile } from "./queries.server";

/**
 * Keeps what a member tells about themselves; their address is the provider's and stays. A nick that has changed has to
 * be theirs alone.
 * @throws NotAllowed, Conflict of `nickRefusals`
 */
export async function saveProfile(
  ctx: ServiceContext,
  profile: Pick<Profile, "username" | "nick" | "fullName">,
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const { username, nick, fullName } = profile;
  await inTransaction(ctx, async (tx) => {
    const [known] = await tx.db
      .select({ nick: users.nick, fullName: users.fullName })
      .from(users)
      .where(eq(users.id, userId))
      // Both of two changes at once have to see what the other left.
      .for("no key update");
    if (nick !== null && fullName !== known?.fullName && isFullName(foldName(nick), fullName))
      throw new Conflict(nickRefusals.nick_is_full_name);
    await tx.db.update(users).set({ username, fullName }).where(eq(users.id, userId));
    if (nick !== known?.nick) await claimNick(tx, nick);
  });
}

/**
 * Keeps how a member likes things.
 * @throws NotAllowed
 */
export async function savePreferences(
  ctx: ServiceContext,
  preferences: Preferences,
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const { languageId, emailNotifications, theme } = preferences;
  await ctx.db
    .update(users)
    .set({ languageId, emailNotifications, theme })
    .where(eq(users.id, userId));
}
