import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import { paths } from "~/paths";
import { action as saveProfile, loader as profile } from "~/routes/account/profile";
import type { Refusal } from "~/forms/refusal";
import type { Profile } from "~/services/members/queries.server";
import { type CookieJar, newMember, signIn } from "./members";
import { call, get, post } from "./requests";

/** A member in their browser. */
export async function memberInside(more: Parameters<typeof newMember>[0] = {}) {
  const identity = await newMember(more);
  const { jar } = await signIn(identity);
  return { identity, jar };
}

/**
 * A member in their browser who writes in groups under a nick.
 * @param more of the account; of one that is new writing is limited
 */
export async function writerInside(more: Partial<typeof users.$inferInsert> = {}) {
  const { identity, jar } = await memberInside();
  const [user] = await db
    .update(users)
    .set({ nick: identity.id, nickKey: identity.id, ...more })
    .where(eq(users.auth0Id, identity.id))
    .returning();
  return { jar, userId: user!.id };
}

export const userOf = async (auth0Id: string) =>
  (await db.select().from(users).where(eq(users.auth0Id, auth0Id)))[0];

export const readProfile = (jar: CookieJar) =>
  call<Profile>(profile, jar.on(get(paths.profileSettings())));

export const postProfile = (jar: CookieJar, form: Record<string, string>) =>
  call<Refusal<Profile>>(saveProfile, jar.on(post(paths.profileSettings(), form)));

/** Sends a picture as a browser does; without one its control sends an empty file. */
export function postAvatar(jar: CookieJar, file: File = new File([], "")) {
  const body = new FormData();
  body.append("intent", "avatar");
  body.append("file", file);
  const request = new Request(new URL(paths.profileSettings(), "http://shop.test"), {
    method: "POST",
    body,
  });
  return call<Refusal<Profile>>(saveProfile, jar.on(request));
}
