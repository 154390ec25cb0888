import {
  Briefcase,
  GraduationCap,
  HeartHandshake,
  House,
  Lock,
  Sprout,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { GroupType } from "~/site/group-types";
import { classNames } from "./class-names";

const icons: Partial<Record<GroupType, LucideIcon>> = {
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

/** What a group without an icon of its own shows in its place. */
export function GroupIcon({
  type,
  isSensitive,
  className,
}: {
  type: GroupType;
  isSensitive: boolean;
  className?: string;
}) {
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
