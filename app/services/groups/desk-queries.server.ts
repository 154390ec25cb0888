import { and, asc, count, eq, inArray, type SQL } from "drizzle-orm";
import { groupMembers, groups } from "~/db/schema";
import { groupTypeOf, type GroupType } from "~/site/group-types";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../access/authorise.server";
import { containsPattern } from "../listing/like-patterns";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import type { Group } from "./access.server";
import type { Author } from "./author.server";
import { keepingCases, type KeepingCases } from "./delete-group.server";
import { groupVersion } from "./group-rules";
import { keepersOf } from "./queries.server";

export type DeskGroup = Pick<
  Group,
  | "id"
  | "slug"
  | "name"
  | "description"
  | "rules"
  | "welcome"
  | "isPrivate"
  | "isSensitive"
  | "isIndexed"
  | "iconId"
  | "memberCount"
  | "postCount"
  | "createdAt"
> & { type: GroupType };

export type DeskGroupDetail = DeskGroup & {
  keepers: Author[];
  waiting: number;
  /** What keeps it from being deleted. */
  cases: KeepingCases;
  history: AuditLine[];
  version: string;
};

const shown = (group: Group): DeskGroup => {
  const { id, slug, name, description, rules, welcome, isPrivate, isSensitive, isIndexed, iconId } =
    group;
  const { memberCount, postCount, createdAt } = group;
  return {
    ...{ id, slug, name, description, rules, welcome, isPrivate, isSensitive, isIndexed, iconId },
    ...{ memberCount, postCount, createdAt },
    type: groupTypeOf(group.type) ?? "Public",
  };
};

/**
 * A page of groups, by their names.
 * @param filters.name part of a name
 * @param filters.types their numbers
 * @throws NotAllowed
 */
export async function listDeskGroups(
  ctx: ServiceContext,
  filters: { name?: string; types?: readonly number[]; isPrivate?: boolean; isSensitive?: boolean },
  page: number,
): Promise<NumberedPage<DeskGroup>> {
  authoriseReading(ctx, "manage_groups");
  const { name, types, isPrivate, isSensitive } = filters;
  const where: SQL | undefined = and(
    name === undefined ? undefined : containsPattern(groups.name, name),
    types && inArray(groups.type, [...types]),
    isPrivate === undefined ? undefined : eq(groups.isPrivate, isPrivate),
    isSensitive === undefined ? undefined : eq(groups.isSensitive, isSensitive),
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, groups, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select()
        .from(groups)
        .where(where)
        .orderBy(asc(groups.name), asc(groups.id))
        .limit(limit)
        .offset(offset);
      return rows.map(shown);
    },
  });
}

/** @throws NotAllowed, NotFound */
export async function deskGroup(ctx: ServiceContext, id: string): Promise<DeskGroupDetail> {
  authoriseReading(ctx, "manage_groups");
  const [group] = isId(id) ? await ctx.db.select().from(groups).where(eq(groups.id, id)) : [];
  if (!group) throw new NotFound("group");
  const [keepers, [waiting], cases, history] = await Promise.all([
    keepersOf(ctx, id),
    ctx.db
      .select({ rows: count() })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, id), eq(groupMembers.state, "requested"))),
    keepingCases(ctx, id),
    auditOf(ctx, { kind: "group", id }),
  ]);
  return {
    ...shown(group),
    keepers,
    waiting: waiting?.rows ?? 0,
    cases,
    history,
    version: groupVersion(group),
  };
}
