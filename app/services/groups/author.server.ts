import { eq, sql } from "drizzle-orm";
import { avatars, groupMembers, groups, users } from "~/db/schema";
import type { Author } from "~/site/author";

export type { Author };

const deletedAccountName = "Konto usunięte";

const isSensitive = sql`(select ${groups.isSensitive} from ${groups} where ${groups.id} = ${groupMembers.groupId})`;

export const authorColumns = {
  id: groupMembers.id,
  nick: sql<
    string | null
  >`case when not ${isSensitive} and ${users.nickKey} is not null then ${users.nick} end`,
  avatar: sql<string | null>`case when not ${isSensitive} then ${avatars.id} end`,
  pseudonym: groupMembers.pseudonym,
  pictureSeed: groupMembers.pictureSeed,
  role: groupMembers.role,
  isDeleted: sql<boolean>`${groupMembers.userId} is null and ${groupMembers.pseudonym} is null`,
};

export const authorAccount = eq(users.id, groupMembers.userId);
export const authorAvatar = eq(avatars.userId, groupMembers.userId);

export type AuthorRow = {
  id: string;
  nick: string | null;
  avatar: string | null;
  pseudonym: string | null;
  pictureSeed: string;
  role: "member" | "keeper";
  isDeleted: boolean;
};

export function readAuthor(row: AuthorRow): Author {
  return {
    id: row.id,
    name: nameOf(row),
    picture:
      row.avatar === null
        ? { kind: "drawn", seed: row.pictureSeed }
        : { kind: "avatar", id: row.avatar },
    isKeeper: row.role === "keeper",
    isDeleted: row.isDeleted,
  };
}

function nameOf({ nick, pseudonym, isDeleted }: AuthorRow): string {
  if (isDeleted) return deletedAccountName;
  return pseudonym ?? nick ?? "Ktoś z grupy";
}
