import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { authoriseSelf } from "../authorise.server";
import type { ServiceContext } from "../context.server";
import type { Preferences, Profile } from "./queries.server";

/**
 * Keeps what a member tells about themselves; their address is the provider's and stays.
 * @throws NotAllowed
 */
export async function saveProfile(
  ctx: ServiceContext,
  profile: Pick<Profile, "username" | "nick" | "fullName">,
): Promise<void> {
  const userId = authoriseSelf(ctx);
  const { username, nick, fullName } = profile;
  await ctx.db.update(users).set({ username, nick, fullName }).where(eq(users.id, userId));
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
