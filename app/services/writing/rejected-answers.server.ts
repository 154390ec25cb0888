import { and, gte, inArray, lt, sql, sum } from "drizzle-orm";
import { rejectedAnswers } from "~/db/schema";
import { day, hour } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { rules } from "./checks/finding";
import { isRule } from "./rejection-labels";

/** How long counts are kept, in milliseconds. */
const keptFor = 90 * day;

/**
 * What one answer was not let through for: each grave rule once, or how it was of no use at all.
 * @param wrong as `WritingJob.note` is told
 */
export function rejectionsIn(wrong: readonly string[]): string[] {
  const codes = wrong.map((line) => line.slice(line.lastIndexOf(": ") + 1).trim());
  return [...new Set(codes)].filter((code) => !isRule(code) || rules[code].grave);
}

/** Counts what answers about a task were not let through for. @param rejected codes, one for each answer and rule */
export async function countRejections(
  ctx: ServiceContext,
  task: string,
  rejected: readonly string[],
): Promise<void> {
  if (rejected.length === 0) return;
  const at = ctx.now();
  const counted = new Map<string, number>();
  for (const rule of rejected) counted.set(rule, (counted.get(rule) ?? 0) + 1);
  await ctx.db
    .insert(rejectedAnswers)
    .values(
      [...counted].map(([rule, answers]) => ({
        hour: new Date(at.getTime() - (at.getTime() % hour)),
        ...{ task, rule, answers },
      })),
    )
    .onConflictDoUpdate({
      target: [rejectedAnswers.hour, rejectedAnswers.task, rejectedAnswers.rule],
      set: { answers: sql`${rejectedAnswers.answers} + excluded.answers` },
    });
}

/** A rule by which answers were not let through, and how many. */
export type Rejections = { task: string; rule: string; answers: number };

/** By task and rule, the most first: whoever looks has been let in. @param tasks all of them when left out */
export async function rejectionsSince(
  { db }: Pick<ServiceContext, "db">,
  since: Date,
  tasks?: readonly string[],
): Promise<Rejections[]> {
  const answers = sum(rejectedAnswers.answers).mapWith(Number);
  return db
    .select({ task: rejectedAnswers.task, rule: rejectedAnswers.rule, answers })
    .from(rejectedAnswers)
    .where(
      and(gte(rejectedAnswers.hour, since), tasks && inArray(rejectedAnswers.task, [...tasks])),
    )
    .groupBy(rejectedAnswers.task, rejectedAnswers.rule)
    .orderBy(sql`3 desc`, rejectedAnswers.task, rejectedAnswers.rule);
}

/** Deletes counts whose time has come. @returns how many */
export async function deleteOldRejections(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - keptFor);
  const old = await ctx.db
    .delete(rejectedAnswers)
    .where(lt(rejectedAnswers.hour, before))
    .returning({ rule: rejectedAnswers.rule });
  return old.length;
}
