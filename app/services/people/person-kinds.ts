import type { Permission } from "../access/permissions";

/** By what of theirs a person is named in an address, which then says nothing of who they are, and who may look that up. */
export const personKinds = {
  order: "view_orders",
  member: "view_members",
  message: "answer_messages",
} as const satisfies Record<string, Permission>;
export type PersonKind = keyof typeof personKinds;

export const isPersonKind = (kind: string): kind is PersonKind => Object.hasOwn(personKinds, kind);
