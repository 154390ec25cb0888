import {
  Briefcase,
  GraduationCap,
  HeartHandshake,
  House,
  Lock,
  Sprout,
  Users,
  type Icon,
} from "./icons";
import { paths } from "~/paths";
import type { GroupType } from "~/site/group-types";
import { classNames } from "./class-names";

const icons: Partial<Record<GroupType, Icon>> = {
  Private: Lock,
  SingleParents: House,
  ParentingChallenges: House,
  FamilyIssues: House,
  Entrepreneurs: Briefcase,
  Freelancers: Briefcase,
  JobSeekers: Briefcase,
  Specialists: Briefcase,
  Students: GraduationCap,
  YoungAdults: Sprout,
  SelfConfidenceBoost: Sprout,
};

export function GroupIcon({
  type,
  isSensitive,
  iconId,
  className,
}: {
  type: GroupType;
  isSensitive: boolean;
  iconId?: string | null;
  className?: string;
}) {
  if (iconId)
    return (
      <img
        src={paths.picture(iconId, "small")}
        alt=""
        width={640}
        height={640}
        className={classNames(
          "shrink-0 rounded-full bg-sunken object-cover",
          className ?? "size-12",
        )}
      />
    );
  const Icon = icons[type] ?? (isSensitive ? HeartHandshake : Users);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-full bg-area-soft text-area-ink",
        className ?? "size-12",
      )}
    >
      <Icon className="size-1/2" />
    </span>
  );
}
