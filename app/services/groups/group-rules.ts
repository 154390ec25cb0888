import type { GroupField } from "~/site/group-words-text";
import { groupTypeNumber, isSensitiveType, type GroupType } from "~/site/group-types";
import { Invalid } from "../command/errors";
import { versionToken } from "../concurrency/version-token";
import { slugOf } from "../words/slug";
import type { Group } from "./access.server";
import { requiredWords } from "./checked-words";
import { groupDescriptionLength, groupNameLength } from "./word-lengths";

export type GroupInput = {
  name: string;
  description: string;
  type: GroupType;
  isPrivate: boolean;
  isSensitive: boolean;
};

/** @throws Invalid("name" | "description" | "type") */
export function checkedGroup(input: GroupInput) {
  const type = groupTypeNumber(input.type);
  if (type < 0) throw new Invalid("type");
  return {
    name: requiredWords(input.name, groupNameLength, "name"),
    description: requiredWords(input.description, groupDescriptionLength, "description"),
    type,
    isPrivate: input.isPrivate,
    isSensitive: input.isSensitive || isSensitiveType(input.type),
  };
}

/** What a group was when somebody began to change it. */
export const groupVersion = (
  group: Pick<Group, "name" | "description" | "type" | "isPrivate" | "isSensitive" | "iconId">,
) => {
  const { name, description, type, isPrivate, isSensitive, iconId } = group;
  return versionToken([name, description, type, isPrivate, isSensitive, iconId]);
};

/** What keepers had written when one of them began to change it. */
export const groupWordsVersion = ({ rules, welcome }: Pick<Group, "rules" | "welcome">) =>
  versionToken([rules, welcome]);

/** What one of them said when a moderator began to change it. */
export const groupTextVersion = (field: GroupField, text: string) => versionToken([field, text]);

/** What somebody proposed or offered, when a colleague began to answer it or they themselves to change it. */
export const wishVersion = ({ name, words }: { name: string; words: string }) =>
  versionToken([name, words]);

/** The part of a group's address that stays when the name changes. */
export const groupSlug = (name: string) => slugOf(name, 50, "grupa");
