import { brand } from "~/config/brand";
import { languages, users } from "~/db/schema";
import type { ServiceContext } from "../context.server";

export type Registration = {
  auth0Id: string;
  email: string;
  username: string;
  nick: string | null;
  fullName: string | null;
  profilePictureUrl: string | null;
  languageId: number;
};

/**
 * Makes an account for an identity that has accepted the terms. Done twice, even at the same moment, it stays one
 * account, as it was made first.
 */
export async function registerMember(ctx: ServiceContext, input: Registration): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .insert(users)
    .values({ ...input, termsVersion: brand.legalVersion, termsAcceptedAt: now, createdAt: now })
    .onConflictDoNothing({ target: users.auth0Id });
}

/** Languages to choose from, in their order. */
export async function listLanguages(ctx: ServiceContext): Promise<{ id: number; name: string }[]> {
  const { id, name } = languages;
  const found = await ctx.db.select({ id, name }).from(languages).orderBy(id);
  if (found.length === 0) throw new Error("Brak dostępnych języków.");
  return found;
}
