import type { GroupType } from "./group-types";

/** How one gets into groups and is seen there: what the directory tells apart where nearly every group is a type of its own. */
export const groupScopes = {
  mine: "Moje",
  open: "Otwarte",
  pseudonymous: "Pod pseudonimem",
  on_request: "Na prośbę",
} as const;

export type GroupScope = keyof typeof groupScopes;

export const isGroupScope = (name: string | null): name is GroupScope =>
  name !== null && Object.hasOwn(groupScopes, name);

/** The types of which there are groups, and how many groups there are. */
export type TypesInUse = { types: GroupType[]; groups: number };
