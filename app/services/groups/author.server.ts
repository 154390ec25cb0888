import { eq, sql } from "drizzle-orm";
import { avatars, groupMembers, groups, users } from "~/db/schema";
import type { Author } from "~/site/author";

export type { Author };

/** What an account is called of which nothing but its texts is left. */
const deletedAccountName = "Konto usunięte";

const isSensitive = sql`(select ${groups.isSensitive} from ${groups} where ${groups.id} = ${groupMembers.groupId})`;

/**
 * What of an author leaves the database. Select it under one name, `author: authorColumns`, from anything that joins
 * `groupMembers`, with `leftJoin(users, authorAccount)` and `leftJoin(avatars, authorAvatar)`. The account's nick and
 * picture are not even read for a sensitive group, nor is a nick that nobody has made sure to be theirs alone.
 */
export const authorColumns = {
  id: groupMembers.id,
  nick: sql<
    string | null
  >`case when not ${isSensitive} and ${users.nickKey} is not null then ${users.nick} end`,
  avatar: sql<string | null>`case when not ${isSensitive} then ${avatars.id} end`,
  pseudonym: groupMembers.pseudonym,
  pictureSeed: groupMembers.pictureSeed,
  role: groupMembers.role,
  // A pseudonym outlasts its account, and nothing tells that the account is gone.
  isDeleted: sql<boolean>`${groupMembers.userId} is null and ${groupMembers.pseudonym} is null`,
};

export const authorAccount = eq(users.id, groupMembers.userId);
export const authorAvatar = eq(avatars.userId, groupMembers.userId);

/** A row of `authorColumns`. */
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
  // Without either: a group that staff made sensitive later, where this member has chosen no pseudonym yet.
  return pseudonym ?? nick ?? "Ktoś z grupy";
}
