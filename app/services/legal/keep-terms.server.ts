import { desc, eq } from "drizzle-orm";
import { termsTexts } from "~/db/schema";
import { asPlainText, termsInForce } from "~/legal/terms-text.server";
import type { ServiceContext } from "../command/context.server";
import type { MailMessage } from "../mails/mail-writer";

/**
 * Keeps the terms of this moment, so that whoever orders or registers now can always be shown them.
 * @returns their version
 */
export async function keepTerms(ctx: Pick<ServiceContext, "db" | "now">): Promise<string> {
  const terms = termsInForce();
  const [kept] = await ctx.db
    .select({ version: termsTexts.version })
    .from(termsTexts)
    .where(eq(termsTexts.version, terms.version));
  if (!kept)
    await ctx.db
      .insert(termsTexts)
      .values({ ...terms, keptAt: ctx.now() })
      .onConflictDoNothing();
  return terms.version;
}

/** Every version that is kept, the latest first. */
export const listTerms = (ctx: Pick<ServiceContext, "db">) =>
  ctx.db
    .select({ version: termsTexts.version, effectiveOn: termsTexts.effectiveOn })
    .from(termsTexts)
    .orderBy(desc(termsTexts.effectiveOn), desc(termsTexts.keptAt));

/** @returns null for a version that there was not */
export async function findTerms(
  ctx: Pick<ServiceContext, "db">,
  version: string,
): Promise<typeof termsTexts.$inferSelect | null> {
  const [found] = await ctx.db.select().from(termsTexts).where(eq(termsTexts.version, version));
  return found ?? null;
}

/** The terms of a contract as a file of its mail (art. 21 ust. 1 u.p.k.): always the same bytes. */
export async function termsAttachment(
  ctx: Pick<ServiceContext, "db">,
  version: string | null,
): Promise<NonNullable<MailMessage["attachments"]>> {
  const terms = version === null ? null : await findTerms(ctx, version);
  if (!terms) return [];
  return [
    {
      filename: `regulamin-${terms.effectiveOn}.txt`,
      contentType: "text/plain; charset=utf-8",
      // Programs that do not read the type's charset know it by this mark.
      content: Buffer.from(`\uFEFF${asPlainText(terms)}`),
    },
  ];
}
