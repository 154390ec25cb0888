import { eq } from "drizzle-orm";
import { modelSpending } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { scopeOf, subjectKinds, type Subject } from "./subjects.server";

/** What the model may still cost for one subject, in millionths of a US dollar: see `withinCaps`. */
export async function remainingBudget(ctx: ServiceContext, subject: Subject): Promise<number> {
  const [spent] = await ctx.db
    .select({ microUsd: modelSpending.microUsd })
    .from(modelSpending)
    .where(eq(modelSpending.scope, scopeOf(subject)));
  const capUsd = subjectKinds[subject.kind].capUsd();
  return Math.max(0, Math.round(capUsd * 1_000_000) - (spent?.microUsd ?? 0));
}
