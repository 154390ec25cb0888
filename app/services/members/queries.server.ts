import { eq } from "drizzle-orm";
import { avatars, users } from "~/db/schema";
import type { ServiceContext } from "../context.server";

export type Profile = {
  email: string;
  username: string;
  nick: string | null;
  fullName: string | null;
  /** Null for a member without an avatar. */
  avatarId: string | null;
};

/** What a member tells about themselves. */
export async function findProfile(ctx: ServiceContext, memberId: string): Promise<Profile | null> {
  const { email, username, nick, fullName } = users;
  const [found] = await ctx.db
    .select({ email, username, nick, fullName, avatarId: avatars.id })
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(eq(users.id, memberId));
  return found ?? null;
}

export type Preferences = {
  languageId: number | null;
  emailNotifications: boolean;
  theme: "light" | "dark" | null;
};

export async function findPreferences(
  ctx: ServiceContext,
  memberId: string,
): Promise<Preferences | null> {
  const { languageId, emailNotifications, theme } = users;
  const [found] = await ctx.db
    .select({ languageId, emailNotifications, theme })
    .from(users)
    .where(eq(users.id, memberId));
  return found ?? null;
}

/** The bytes of an avatar, WebP; null when nobody has it any more. */
export async function readAvatar(ctx: ServiceContext, id: string): Promise<Buffer | null> {
  const [found] = await ctx.db
    .select({ bytes: avatars.bytes })
    .from(avatars)
    .where(eq(avatars.id, id));
  return found?.bytes ?? null;
}
