import { eq } from "drizzle-orm";
import { avatars, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";

export type Profile = {
  email: string;
  username: string;
  nick: string | null;
  fullName: string | null;
  avatarId: string | null;
};

/**
 * What a member tells about themselves.
 * @throws NotAllowed, NotFound when the account has gone meanwhile
 */
export async function findProfile(ctx: ServiceContext): Promise<Profile> {
  const userId = authoriseSelf(ctx);
  const { email, username, nick, fullName } = users;
  const [found] = await ctx.db
    .select({ email, username, nick, fullName, avatarId: avatars.id })
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw new NotFound("no_such_member");
  return found;
}

export type Preferences = {
  languageId: number | null;
  emailNotifications: boolean;
  theme: "light" | "dark" | null;
};

/**
 * How a member likes things.
 * @throws NotAllowed, NotFound when the account has gone meanwhile
 */
export async function findPreferences(ctx: ServiceContext): Promise<Preferences> {
  const userId = authoriseSelf(ctx);
  const { languageId, emailNotifications, theme } = users;
  const [found] = await ctx.db
    .select({ languageId, emailNotifications, theme })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) throw new NotFound("no_such_member");
  return found;
}

/** The bytes of an avatar, WebP; null when nobody has it any more. */
export async function readAvatar(ctx: ServiceContext, id: string): Promise<Buffer | null> {
  const [found] = await ctx.db
    .select({ bytes: avatars.bytes })
    .from(avatars)
    .where(eq(avatars.id, id));
  return found?.bytes ?? null;
}
