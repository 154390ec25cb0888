import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import type { Preferences, Profile } from "./queries.server";

/** Keeps what a member tells about themselves; their address is the provider's and stays. */
export async function saveProfile(
  ctx: ServiceContext,
  memberId: string,
  profile: Pick<Profile, "username" | "nick" | "fullName">,
): Promise<void> {
  await ctx.db.update(users).set(profile).where(eq(users.id, memberId));
}

/** Keeps how a member likes things. */
export async function savePreferences(
  ctx: ServiceContext,
  memberId: string,
  preferences: Preferences,
): Promise<void> {
  await ctx.db.update(users).set(preferences).where(eq(users.id, memberId));
}
