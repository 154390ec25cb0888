import { sql, type SQL } from "drizzle-orm";
import { groups } from "~/db/schema";
import { reportedField, type ReportKind } from "~/site/reports";

/** Where a report names what it is about. */
export const reportColumns = {
  post: "postId",
  comment: "commentId",
  picture: "pictureId",
  member: "memberId",
  group_rules: "groupId",
  group_welcome: "groupId",
} as const satisfies Record<ReportKind, string>;

/** Which version of which of the words of a group is meant; null for everything else. */
export const wordsAtOf = ({ kind, id }: { kind: ReportKind; id: string }): SQL<Date> | null => {
  const field = reportedField(kind);
  return field
    ? sql<Date>`(select ${field === "rules" ? groups.rulesAt : groups.welcomeAt} from ${groups} where ${groups.id} = ${id})`
    : null;
};
