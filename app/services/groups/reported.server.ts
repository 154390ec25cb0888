import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { reports } from "~/db/schema";
import { callForHelp } from "~/site/reports";
import { mutedAuthors } from "./mutes.server";

type Viewer = string | Placeholder | null;
type Reportable =
  { post: SQLWrapper } | { comment: SQLWrapper } | { member: SQLWrapper } | { picture: SQLWrapper };

/**
 * The condition under which a viewer has reported something: from then on they do not have to see it any more, whatever
 * becomes of the report. Whoever is worried about somebody complains of nothing, and may go on talking to them.
 * @param viewer an account, or null for visitors, of whose reports only their addresses are known
 */
export function reportedBy(viewer: Viewer, what: Reportable): SQL {
  if (viewer === null) return sql`false`;
  const [reported, column] =
    "post" in what
      ? [reports.postId, what.post]
      : "comment" in what
        ? [reports.commentId, what.comment]
        : "picture" in what
          ? [reports.pictureId, what.picture]
          : [reports.memberId, what.member];
  return sql`exists (select 1 from ${reports} where ${reports.reporterId} = ${viewer} and ${reported} = ${column}
    and ${reports.reason} <> ${callForHelp})`;
}

type Written = { author: SQLWrapper; post?: SQLWrapper; comment?: SQLWrapper };

/**
 * The condition under which a viewer still wants to see what somebody wrote: they have neither muted its author nor reported
 * the author or it.
 * @param viewer an account, or null for visitors
 * @param written.author the column that names the author's membership
 */
export function wantedBy(viewer: Viewer, { author, ...written }: Written): SQL {
  return noneOf([mutedAuthors(viewer, author), ...reportsOf(viewer, { author, ...written })]);
}

/** The condition under which a viewer has reported neither what somebody wrote nor its author, muted or not. */
export const notReportedBy = (viewer: Viewer, written: Written): SQL =>
  noneOf(reportsOf(viewer, written));

function reportsOf(viewer: Viewer, { author, post, comment }: Written): SQL[] {
  return [
    reportedBy(viewer, { member: author }),
    ...(post ? [reportedBy(viewer, { post })] : []),
    ...(comment ? [reportedBy(viewer, { comment })] : []),
  ];
}

// Each has a "not" of its own: PostgreSQL plans an anti-join for that, and not for a "not" around them all.
const noneOf = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join(
    conditions.map((each) => sql`not (${each})`),
    sql` and `,
  )})`;
