import { silenceEnd, type Group, type Membership } from "./access.server";

type Candidate = {
  member: Pick<Membership, "state" | "role" | "silencedUntil">;
  group: Pick<Group, "isSensitive"> | null;
  account: { status: string } | null;
};

/**
 * Whether somebody can begin to look after their group. In a sensitive one their account is not asked: a pseudonym that may
 * not at the moment of a ban would say whose it is, and whoever is shut out does nothing there anyway.
 */
export const mayKeepGroup = ({ member, group, account }: Candidate, now: Date): boolean =>
  member.state === "active" &&
  member.role !== "keeper" &&
  silenceEnd(member, now) === null &&
  (group?.isSensitive === true || account?.status === "active");
