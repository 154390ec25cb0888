import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { claimNick } from "../groups/claim-nick.server";
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
  const [known] = await ctx.db.select({ nick: users.nick }).from(users).where(eq(users.id, userId));
  if (nick !== known?.nick) await claimNick(ctx, nick);
  await ctx.db.update(users).set({ username, fullName }).where(eq(users.id, userId));
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
