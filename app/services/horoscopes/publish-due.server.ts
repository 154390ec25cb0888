import { and, eq, lte, or, sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { horoscopeEntries } from "~/db/schema";
import { hour } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";

/** How long before its day a text goes out, in milliseconds. */
const before = hour;

/** The last day whose texts may be out at a moment: the day of an hour later. */
export const lastDayDue = (now: Date): string => formatIsoDate(new Date(now.getTime() + before));

/**
 * Publishes the texts whose time has come: an hour before their period begins, or later, whatever pause there was. What somebody has
 * approved goes out; what nobody has looked at only where the operator lets it, every check holds and a reader has read it. What staff
 * have edited waits for an approval: they were told so.
 * @returns how many
 */
export async function publishDue(ctx: Pick<ServiceContext, "db" | "now">): Promise<number> {
  const published = await ctx.db
    .update(horoscopeEntries)
    .set({ state: "published", publishedAt: ctx.now() })
    .where(
      and(
        lte(horoscopeEntries.startsOn, lastDayDue(ctx.now())),
        env.HOROSCOPES_PUBLISH_UNAPPROVED
          ? or(
              eq(horoscopeEntries.state, "approved"),
              and(eq(horoscopeEntries.state, "generated"), eq(horoscopeEntries.revision, 1), holds),
            )
          : eq(horoscopeEntries.state, "approved"),
      ),
    )
    .returning({ id: horoscopeEntries.id });
  return published.length;
}

/** Every check of the program and of the reader holds. */
export const holds = and(
  eq(horoscopeEntries.isRead, true),
  sql`jsonb_array_length(${horoscopeEntries.findings}) = 0`,
);
