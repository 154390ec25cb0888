import { and, eq, isNull } from "drizzle-orm";
import { talks } from "~/db/schema";

/**
 * Talks of which something may be remembered: neither deleted nor without a trace, and nothing acute was ever heard in them, even
 * where its member has said since that it was misheard.
 */
export const isQuiet = () =>
  and(isNull(talks.deletedAt), eq(talks.isEphemeral, false), isNull(talks.everAcuteAt));
