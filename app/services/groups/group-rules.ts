import { isBlank, isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { groupTypeNumber, isSensitiveType, type GroupType } from "~/site/group-types";
import { Invalid } from "../command/errors";
import { versionToken } from "../concurrency/version-token";
import type { Group } from "./access.server";

/** Longest texts of a group, in characters. */
export const groupNameLength = 60;
export const groupDescriptionLength = 500;

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
    name: checked(input.name, groupNameLength, "name"),
    description: checked(input.description, groupDescriptionLength, "description"),
    type,
    isPrivate: input.isPrivate,
    isSensitive: input.isSensitive || isSensitiveType(input.type),
  };
}

function checked(text: string, most: number, code: string): string {
  const clean = normalise(withoutControlCharacters(text)).trim();
  if (isBlank(clean) || isLongerThan(clean, most)) throw new Invalid(code);
  return clean;
}

/** What a group was when somebody began to change it. */
export const groupVersion = (
  group: Pick<Group, "name" | "description" | "type" | "isPrivate" | "isSensitive" | "iconId">,
) => {
  const { name, description, type, isPrivate, isSensitive, iconId } = group;
  return versionToken([name, description, type, isPrivate, isSensitive, iconId]);
};

const plain: Readonly<Record<string, string>> = { ł: "l", đ: "d", ø: "o", ß: "ss" };

/** "Życie po żałobie" → "zycie-po-zalobie": the part of an address that stays when the name changes. */
export function slugOf(name: string): string {
  const letters = [...name.toLocaleLowerCase("pl")]
    .map((letter) => plain[letter] ?? letter)
    .join("");
  const slug = letters
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 50)
    .replace(/-+$/, "");
  return slug === "" ? "grupa" : slug;
}
