import { asc, eq } from "drizzle-orm";
import { talkMessages, talks } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { clockAt, type Clock, type Silence } from "./clock";
import type { Appointment } from "./queries.server";

/** States of a message that no answer came of, and none will. */
const failed: readonly string[] = ["failed", "unreadable", "full"];

/** In which times of a talk its buyer waited for a sentence. */
async function silencesOf({ db }: Pick<ServiceContext, "db">, orderId: string): Promise<Silence[]> {
  const { sentAt, begunAt, repliedAt, replyState } = talkMessages;
  const rows = await db
    .select({ sentAt, begunAt, repliedAt, replyState })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(eq(talks.orderId, orderId))
    .orderBy(asc(talkMessages.number));
  return rows.flatMap((row, index) => {
    const before = index > 0 ? rows[index - 1]?.repliedAt : undefined;
    // The one before is not answered yet: its turn has not come.
    if (before === null) return [];
    const from = before && before > row.sentAt ? before : row.sentAt;
    return [
      {
        from,
        to: row.begunAt ?? row.repliedAt,
        isFailed: failed.includes(row.replyState) && row.begunAt === null,
      },
    ];
  });
}

/** How the talk of an order stands at this moment. */
export async function readClock(
  ctx: Pick<ServiceContext, "db" | "now">,
  appointment: Appointment,
): Promise<Clock> {
  const hasBegun = appointment.startsAt !== null && appointment.startsAt <= ctx.now();
  const silences = hasBegun ? await silencesOf(ctx, appointment.orderId) : [];
  return clockAt({ ...appointment, silences }, ctx.now());
}
