import type { StateWords } from "~/copy/state-words";
import type { groupMembers } from "~/db/schema";

type Membership = typeof groupMembers.$inferSelect;

export const membershipStates: Record<Membership["state"], StateWords> = {
  requested: { label: "Czeka na przyjęcie" },
  active: { label: "W użyciu" },
  left: { label: "Poza grupą" },
  banned: { label: "Wykluczenie" },
};

export const membershipRoles: Record<Membership["role"], string> = {
  keeper: "opiekun",
  member: "członek",
};
