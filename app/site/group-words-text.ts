/** What keepers write for their group, each for itself: who wrote it, what was reported of it and what becomes of it. */
export const groupFields = ["rules", "welcome"] as const;
export type GroupField = (typeof groupFields)[number];

/** What one is called by itself, or both together in a case of the release before. */
export function groupWordsTitle({ rules, welcome }: { rules: string; welcome: string }): string {
  if (welcome === "") return "Zasady grupy";
  return rules === "" ? "Powitanie grupy" : "Zasady grupy i powitanie";
}

/** The one of the two alone, as a case about it keeps it. */
export const onlyField = (field: GroupField, text: string) => ({
  ...{ rules: "", welcome: "" },
  [field]: text,
});

/** Whether two texts differ in nothing but case and space. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** The rules and the welcome of a group as one text. */
export const groupWordsText = ({ rules, welcome }: { rules: string; welcome: string }): string =>
  [
    ["Zasady", rules],
    ["Powitanie", welcome],
  ]
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}:\n${text}`)
    .join("\n\n");
