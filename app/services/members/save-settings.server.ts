import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { claimNick, type NickOutcome } from "../groups/claim-nick.server";
import type { Preferences, Profile } from "./queries.server";

/**
 * Keeps what a member tells about themselves; their address is the provider's and stays. A nick that has changed has to
 * be theirs alone.
 */
export async function saveProfile(
  ctx: ServiceContext,
  memberId: string,
  profile: Pick<Profile, "username" | "nick" | "fullName">,
): Promise<"saved" | Exclude<NickOutcome, "claimed">> {
  const { nick, ...others } = profile;
  const [known] = await ctx.db
    .select({ nick: users.nick })
    .from(users)
    .where(eq(users.id, memberId));
  const outcome = nick === known?.nick ? "claimed" : await claimNick(ctx, nick);
  if (outcome !== "claimed") return outcome;
  await ctx.db.update(users).set(others).where(eq(users.id, memberId));
  return "saved";
}

/** Keeps how a member likes things. */
export async function savePreferences(
  ctx: ServiceContext,
  memberId: string,
  preferences: Preferences,
): Promise<void> {
  await ctx.db.update(users).set(preferences).where(eq(users.id, memberId));
}
