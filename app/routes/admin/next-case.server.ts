import { listSearch, readListQuery } from "~/forms/filters";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import type { AuditEvent } from "~/services/audit/audit-events";
import type { ServiceContext } from "~/services/command/context.server";
import { moderationAuditEvents } from "~/services/moderation/acts";
import { listCases, type CaseLine } from "~/services/moderation/desk-queries.server";
import { caseFilterFields, caseFiltersOf } from "./case-filters";

/** Which parameter of its address names the case that was decided just before. */
export const decidedParameter = "decided";

const deciding: readonly string[] = [
  moderationAuditEvents.decide_case.code,
  moderationAuditEvents.answer_appeal.code,
];

/**
 * The next case of the queue that an act is part of, as it stands before the case is decided; null for every other act, and
 * where the queue ends.
 * @param back where the act leads back to
 */
export async function nextCaseAddress(
  ctx: ServiceContext,
  { act, back }: { act: AuditEvent; back: string },
): Promise<string | null> {
  const path = deciding.includes(act.code) ? localPath(back) : null;
  if (path === null) return null;
  const request = new Request(new URL(path, "http://desk.invalid"));
  const { pathname } = new URL(request.url);
  const id = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (pathname !== paths.adminTab("reports", id)) return null;
  const { filters, values, page } = readListQuery(caseFilterFields, request);
  const { rows } = await listCases(ctx, caseFiltersOf(filters), page);
  const next = nextIn(rows, id);
  if (next === null) return null;
  const search = new URLSearchParams(listSearch(values, page));
  search.set(decidedParameter, id);
  return `${paths.adminTab("reports", next)}?${search}`;
}

/**
 * The case after one that somebody still has to decide on this page of the queue, else the first such; what others took comes last.
 * An appeal against one's own decision is a colleague's.
 */
export function nextIn(
  rows: readonly Pick<CaseLine, "id" | "state" | "claimedBy" | "isMine" | "isOwnDecision">[],
  id: string,
): string | null {
  const at = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].filter(
    ({ state, isOwnDecision }) => state === "open" || (state === "appealed" && !isOwnDecision),
  );
  return (
    (others.find(({ claimedBy, isMine }) => claimedBy === null || isMine) ?? others[0])?.id ?? null
  );
}
