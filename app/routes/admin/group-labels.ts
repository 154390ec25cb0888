import type { GroupDeletionReason, GroupReason } from "~/services/groups/desk-reasons";
import { groupTypeLabels, groupTypes } from "~/site/group-types";

export const groupReasonLabels: Record<GroupReason, string> = {
  new_topic: "Nowy temat",
  asked_by_members: "Prośba członków",
  clearer: "Jaśniejszy opis tego, o czym jest",
  protects_members: "Chroni osoby, które w niej są",
  mistake: "Pomyłka",
};

export const groupDeletionReasonLabels: Record<GroupDeletionReason, string> = {
  unused_group: "Nikt z niej nie korzysta",
  duplicate_group: "Powtarza inną grupę",
  asked_by_members: "Prośba członków",
  mistake: "Pomyłka",
};

/** All types, by what people read. */
export const groupTypeOptions = groupTypes
  .map((value) => ({ value, label: groupTypeLabels[value] }))
  .sort((one, other) => one.label.localeCompare(other.label, "pl"));
