import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
import { minute } from "~/time/durations";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { composeTexts, type Composed } from "./compose-texts.server";
import { kindsInOrder } from "./entries";
import { toldAround } from "./told-texts.server";

/** After this a worker that has begun and not ended is dead: longer than three answers and their readings take. */
const claimLasts = 25 * minute;

/** Periods of which something is to be written and nobody writes. */
export const isWanted = (ctx: Pick<ServiceContext, "now">) =>
  and(
    sql`cardinality(${horoscopePeriods.wanted}) > 0`,
    isNull(horoscopePeriods.failure),
    or(
      isNull(horoscopePeriods.begunAt),
      lt(horoscopePeriods.begunAt, new Date(ctx.now().getTime() - claimLasts)),
    ),
  );

/**
 * Has the wanted texts of a period written and keeps them. Whoever comes second while one is at it does nothing; what two wrote all
 * the same is kept once. A process that dies on the way costs the answers of one period.
 * @returns whether anything was done
 * @throws ExternalServiceError `unavailable` when another attempt may help: the period is left as it was
 */
export async function writePeriod(ctx: ServiceContext, periodId: string): Promise<boolean> {
  const begunAt = ctx.now();
  const [period] = await ctx.db
    .update(horoscopePeriods)
    .set({ begunAt })
    .where(and(eq(horoscopePeriods.id, periodId), isWanted(ctx)))
    .returning();
  if (!period) return false;
  const { scope, startsOn, wanted } = period;
  try {
    const { before, runs } = await toldAround(ctx, { scope, from: startsOn });
    const beside = await ctx.db
      .select({
        sign: horoscopeEntries.sign,
        kind: horoscopeEntries.kind,
        header: horoscopeEntries.header,
        content: horoscopeEntries.content,
      })
      .from(horoscopeEntries)
      .where(and(eq(horoscopeEntries.scope, scope), eq(horoscopeEntries.startsOn, startsOn)));
    const { texts, failure } = await composeTexts(ctx, {
      ...{ period, wanted, before, told: runs },
      beside: beside.filter(({ sign }) => !wanted.includes(sign)),
    });
    await inTransaction(ctx, async (tx) => {
      // Somebody may have moved, deleted or asked for more meanwhile.
      const [locked] = await tx.db
        .select({ wanted: horoscopePeriods.wanted })
        .from(horoscopePeriods)
        .where(eq(horoscopePeriods.id, periodId))
        .for("update");
      if (!locked) return;
      const still = [...texts].filter(([sign]) => locked.wanted.includes(sign));
      if (still.length > 0) await store(tx, { scope, startsOn }, new Map(still));
      await tx.db
        .update(horoscopePeriods)
        .set({
          begunAt: null,
          wanted: locked.wanted.filter((sign) => !texts.has(sign)),
          failure: failure && locked.wanted.some((sign) => !texts.has(sign)) ? failure : null,
        })
        .where(eq(horoscopePeriods.id, periodId));
      if (failure) ctx.log.error({ scope, startsOn, failure }, "horoscopes could not be written");
    });
    return true;
  } catch (error) {
    await ctx.db
      .update(horoscopePeriods)
      .set({ begunAt: null })
      .where(and(eq(horoscopePeriods.id, periodId), eq(horoscopePeriods.begunAt, begunAt)));
    throw error;
  }
}

/** Texts take the place of what was written before; what readers have seen stays, and so does what staff have edited. */
async function store(
  tx: Pick<ServiceContext, "db" | "now">,
  { scope, startsOn }: { scope: "daily" | "weekly" | "monthly" | "yearly"; startsOn: string },
  texts: ReadonlyMap<string, Composed>,
): Promise<void> {
  await tx.db
    .delete(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.scope, scope), eq(horoscopeEntries.startsOn, startsOn)],
        inArray(horoscopeEntries.sign, [...texts.keys()]),
        or(
          eq(horoscopeEntries.state, "withdrawn"),
          and(eq(horoscopeEntries.state, "generated"), eq(horoscopeEntries.revision, 1)),
        ),
      ),
    );
  await tx.db
    .insert(horoscopeEntries)
    .values(
      [...texts].flatMap(([sign, { entries, isRead, model, promptVersion }]) =>
        entries.map(({ kind, header, content, findings }) => ({
          ...{
            scope,
            startsOn,
            sign,
            kind,
            header,
            content,
            findings,
            isRead,
            model,
            promptVersion,
          },
          position: kindsInOrder.indexOf(kind) + 1,
          state: "generated" as const,
          writtenHeader: header,
          writtenContent: content,
          writtenAt: tx.now(),
        })),
      ),
    )
    .onConflictDoNothing();
}
