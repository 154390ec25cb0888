import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { reports } from "~/db/schema";

type Reportable = { post: SQLWrapper } | { comment: SQLWrapper } | { member: SQLWrapper };

/**
 * The condition under which a viewer has reported something: from then on they do not have to see it any more, whatever
 * becomes of the report.
 * @param viewer an account, or null for visitors, of whose reports only their addresses are known
 */
export function reportedBy(viewer: string | Placeholder | null, what: Reportable): SQL {
  if (viewer === null) return sql`false`;
  const [reported, column] =
    "post" in what
      ? [reports.postId, what.post]
      : "comment" in what
        ? [reports.commentId, what.comment]
        : [reports.memberId, what.member];
  return sql`exists (select 1 from ${reports} where ${reports.reporterId} = ${viewer} and ${reported} = ${column})`;
}
