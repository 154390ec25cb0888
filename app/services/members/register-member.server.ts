import { isNull, sql } from "drizzle-orm";
import { languages, users } from "~/db/schema";
import { authoriseIdentity } from "../access/authorise.server";
import { keepTerms } from "../legal/keep-terms.server";
import type { ServiceContext } from "../command/context.server";

export type Registration = {
  email: string;
  username: string;
  nick: string | null;
  fullName: string | null;
  profilePictureUrl: string | null;
  languageId: number;
};

/**
 * Makes a member of the acting identity, which has accepted the terms and is 16 or older. Done twice, even at the same moment, it
 * stays one account, as it was made first; a row that has accepted nothing yet becomes the account.
 * @throws NotAllowed
 */
export async function registerMember(ctx: ServiceContext, input: Registration): Promise<void> {
  const now = ctx.now();
  const auth0Id = authoriseIdentity(ctx);
  const accepted = { ...input, termsVersion: await keepTerms(ctx), termsAcceptedAt: now };
  await ctx.db
    .insert(users)
    .values({ auth0Id, ...accepted, createdAt: now })
    .onConflictDoUpdate({
      target: users.auth0Id,
      set: {
        ...accepted,
        nick: sql`case when ${users.nickKey} is null then excluded.nick else ${users.nick} end`,
      },
      setWhere: isNull(users.termsAcceptedAt),
    });
}

/** Languages to choose from, in their order. */
export async function listLanguages(ctx: ServiceContext): Promise<{ id: number; name: string }[]> {
  const { id, name } = languages;
  const found = await ctx.db.select({ id, name }).from(languages).orderBy(id);
  if (found.length === 0) throw new Error("Brak dostępnych języków.");
  return found;
}
