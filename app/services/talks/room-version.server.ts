import { sql } from "drizzle-orm";
import type { ServiceContext } from "../command/context.server";
import type { Room } from "./find-room.server";

/** A word that changes with everything that a page of a room shows, but for the words of an answer that is being written. */
export async function roomVersion(
  { db }: Pick<ServiceContext, "db">,
  { order, appointment, talk, clock }: Room,
): Promise<string> {
  const [said] = talk
    ? await db.execute<{ version: string }>(sql`
        select concat_ws('.',
          (select count(*) from talk_messages where talk_id = ${talk.id}),
          (select count(*) from talk_messages where talk_id = ${talk.id} and replied_at is not null),
          (select count(*) from talk_notes where talk_id = ${talk.id})) as version`)
    : [];
  const { stoppedAt, resumedAt, endedAt, missedAt, revision } = appointment;
  return [
    clock.phase,
    said?.version ?? "none",
    talk?.crisisLevel ?? "none",
    ...[stoppedAt, resumedAt, endedAt, missedAt, clock.standsUntil].map((at) => at?.getTime() ?? 0),
    revision,
    order.status === "processing" ? "open" : order.status,
    order.contentDeletedAt === null ? 0 : 1,
  ].join(".");
}
