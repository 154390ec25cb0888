import { and, eq, isNull } from "drizzle-orm";
import {
  caseAppeals,
  caseParties,
  moderationCases,
  moderationDecisions,
  reports,
} from "~/db/schema";
import type { DecisionKind } from "~/site/moderation";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { digest } from "../access/secrets.server";
import { currentDecision } from "./decide-case.server";
import { appealTime } from "./rules";
import type { Decision } from "./notify-parties.server";

/** Whoever holds the key of a page is its party: signed in or not. @throws NotFound */
export async function partyOfKey(ctx: Pick<ServiceContext, "db">, key: string) {
  const [found] = await ctx.db
    .select({
      party: caseParties,
      of: moderationCases,
      report: reports,
      appeal: caseAppeals,
    })
    .from(caseParties)
    .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
    .leftJoin(reports, eq(reports.id, caseParties.reportId))
    .leftJoin(caseAppeals, eq(caseAppeals.partyId, caseParties.id))
    .where(and(eq(caseParties.keyHash, digest(key))));
  if (!found) throw new NotFound("case");
  return found;
}

export type PartyRow = Awaited<ReturnType<typeof partyOfKey>>;

/**
 * The decision that a party may appeal against now: the author against what was taken away, a reporter against what was
 * left. One appeal each, within six months.
 */
export async function appealable(
  ctx: Pick<ServiceContext, "db" | "now">,
  { party, of, appeal }: Pick<PartyRow, "party" | "of" | "appeal">,
): Promise<Decision | null> {
  if (appeal || (of.state !== "decided" && of.state !== "appealed")) return null;
  const decision = await currentDecision(ctx, of.id);
  if (!decision || !concerns(party.side, decision.kind)) return null;
  return ctx.now().getTime() - decision.decidedAt.getTime() < appealTime ? decision : null;
}

/**
 * Whether only a program has decided about what its author reads here. What they write against that needs no decision of its
 * own: the person who looks decides (DSA, art. 20(6)).
 */
export async function isUpToMachine(
  ctx: Pick<ServiceContext, "db">,
  { party, of }: Pick<PartyRow, "party" | "of">,
): Promise<boolean> {
  if (party.side !== "author" || of.state !== "open") return false;
  const { caseId, isAutomated, revertedAt } = moderationDecisions;
  const holding = and(eq(caseId, of.id), eq(isAutomated, true), isNull(revertedAt));
  return (await ctx.db.$count(moderationDecisions, holding)) > 0;
}

const concerns = (side: "author" | "reporter", kind: DecisionKind) =>
  (side === "author") === (kind !== "leave");
