import { and, count, eq, gt, isNull, or, sql } from "drizzle-orm";
import { appointments } from "~/db/schema";
import { personaOfSlug, personaSlug, teams, type Persona } from "~/site/personas";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { findSchedule, findSchedules } from "./queries.server";
import { hoursVersion, lanesVersion, pricesVersion } from "./schedule-version";
import type { Schedule } from "./slots";

export type ScheduleLine = Schedule & {
  /** The persona's, as addresses have it. */
  id: string;
  name: string;
  team: string;
  /** Rooms that are open now. */
  running: number;
  /** Talks that are sold, or held for a payment, and have not begun. */
  sold: number;
};

export type ScheduleCard = ScheduleLine & {
  versions: { hours: string; lanes: string; prices: string };
};

/** Of each persona that can be booked, in the order of the teams. @throws NotAllowed */
export async function listSchedules(ctx: ServiceContext): Promise<ScheduleLine[]> {
  authoriseReading(ctx, "view_orders");
  const personas = teams.flatMap((team) => team.personas);
  const [counts, schedules] = await Promise.all([
    countsOf(ctx),
    findSchedules(
      ctx,
      personas.map(({ id }) => id),
    ),
  ]);
  return personas.flatMap((persona) => {
    const schedule = schedules.get(persona.id);
    return schedule ? [lineOf(persona, schedule, counts.get(persona.id))] : [];
  });
}

/** @throws NotAllowed, NotFound */
export async function scheduleCard(ctx: ServiceContext, slug: string): Promise<ScheduleCard> {
  authoriseReading(ctx, "view_orders");
  const persona = personaOfSlug(slug);
  const schedule = persona && (await findSchedule(ctx, persona.id));
  if (!schedule) throw new NotFound("persona");
  const line = lineOf(persona, schedule, (await countsOf(ctx)).get(persona.id));
  return {
    ...line,
    versions: { hours: hoursVersion(line), lanes: lanesVersion(line), prices: pricesVersion(line) },
  };
}

type Counts = { running: number; sold: number };

function lineOf(
  persona: Persona,
  schedule: Schedule,
  { running, sold }: Counts = { running: 0, sold: 0 },
): ScheduleLine {
  const team = teams.find(({ personas }) => personas.includes(persona))?.name ?? "";
  return { ...schedule, id: personaSlug(persona), name: persona.name, team, running, sold };
}

/** Rooms that are open and talks that are ahead, by the persona's number. */
async function countsOf(ctx: ServiceContext): Promise<ReadonlyMap<number, Counts>> {
  const { personaId, state, startsAt, endedAt, holdUntil } = appointments;
  const now = ctx.now();
  const has = sql`${startsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await ctx.db
    .select({
      personaId,
      running: sql`count(*) filter (where ${state} = 'booked' and ${has})`.mapWith(Number),
      sold: count(),
    })
    .from(appointments)
    .where(
      or(and(eq(state, "booked"), isNull(endedAt)), and(eq(state, "held"), gt(holdUntil, now))),
    )
    .groupBy(personaId);
  return new Map(
    rows.map(({ personaId: id, running, sold }) => [id, { running, sold: sold - running }]),
  );
}
