import type { ReactNode } from "react";
import { EyeOff, Lock } from "~/ui/icons";
import { formatCount } from "~/copy/format";
import type { GroupCard } from "~/services/groups/queries.server";
import { groupTypeLabels } from "~/site/group-types";
import { Badge } from "~/ui/badge";

type Facts = Pick<GroupCard, "type" | "isPrivate" | "isSensitive" | "memberCount" | "postCount">;

/**
 * @param isShort leaves out on a telephone the type, which the name has to say there, and how much was written: one line is enough
 * @param children what its reader is to it, as another item
 */
export function GroupFacts({
  group,
  isShort = false,
  children,
}: {
  group: Facts;
  isShort?: boolean;
  children?: ReactNode;
}) {
  const { type, isPrivate, isSensitive, memberCount, postCount } = group;
  return (
    <ul className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <li className={isShort ? "max-sm:hidden" : undefined}>
        <Badge tone="area">{groupTypeLabels[type]}</Badge>
      </li>
      {isPrivate && (
        <li>
          <Badge icon={<Lock className="size-3.5" />}>Na prośbę</Badge>
        </li>
      )}
      {isSensitive && (
        <li>
          <Badge icon={<EyeOff className="size-3.5" />}>Pod pseudonimem</Badge>
        </li>
      )}
      {memberCount !== null && <li>{formatCount(memberCount, "osoba", "osoby", "osób")}</li>}
      {postCount !== null && (
        <li className={isShort ? "max-sm:hidden" : undefined}>
          {formatCount(postCount, "post", "posty", "postów")}
        </li>
      )}
      {children}
    </ul>
  );
}
