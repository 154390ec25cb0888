import { lt } from "drizzle-orm";
import { textStreams } from "~/db/schema";
import { hour } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";

/** How long pieces stay after the last of them, in milliseconds: whoever comes later reads the whole at its subject. */
const lifetime = hour;

export async function deleteOldTexts(ctx: ServiceContext): Promise<void> {
  const old = new Date(ctx.now().getTime() - lifetime);
  await ctx.db.delete(textStreams).where(lt(textStreams.grewAt, old));
}
