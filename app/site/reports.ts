import type { GroupField } from "./group-words-text";

export const reportKinds = [
  "post",
  "comment",
  "picture",
  "member",
  "group_rules",
  "group_welcome",
] as const;
export type ReportKind = (typeof reportKinds)[number];

export const isReportKind = (kind: string | undefined): kind is ReportKind =>
  (reportKinds as readonly (string | undefined)[]).includes(kind);

export const reportKindLabels: Record<ReportKind, string> = {
  post: "post",
  comment: "komentarz",
  picture: "zdjęcie",
  member: "osoba w grupie",
  group_rules: "zasady grupy",
  group_welcome: "powitanie grupy",
};

/** What a report is about, by the columns that say so. */
export function reportKindOf({
  postId,
  commentId,
  pictureId,
  groupId,
  wordsField,
}: {
  [column in "postId" | "commentId" | "pictureId" | "groupId" | "wordsField"]: string | null;
}): ReportKind {
  if (groupId) return wordsField === "welcome" ? "group_welcome" : "group_rules";
  if (postId) return "post";
  if (commentId) return "comment";
  return pictureId ? "picture" : "member";
}

/** Which text of a group's keepers such a report is about; null for everything else. */
export const reportedField = (kind: ReportKind): GroupField | null =>
  kind === "group_rules" ? "rules" : kind === "group_welcome" ? "welcome" : null;

export const reportKindsReported: Record<ReportKind, string> = {
  post: "post",
  comment: "komentarz",
  picture: "zdjęcie",
  member: "osobę",
  group_rules: "zasady grupy",
  group_welcome: "powitanie grupy",
};

export const reportReasons = {
  crisis: "Ktoś może zrobić sobie krzywdę",
  child_abuse: "Wykorzystywanie seksualne dziecka",
  abuse: "Obraża, nęka albo grozi",
  hate: "Nienawiść wobec ludzi albo grup",
  sexual: "Treści seksualne",
  private_data: "Ujawnia czyjeś prywatne dane",
  advertising: "Reklama, spam albo oszustwo",
  false_harmful: "Nieprawda, która może zaszkodzić",
  illegal: "Łamie prawo",
  other: "Coś innego",
} as const;

export type ReportReason = keyof typeof reportReasons;

/** What is reported without a name and an address, if whoever reports wishes so (DSA, art. 16(2)(c)). */
export const isAnonymousAllowed = (reason: string | undefined): boolean => reason === "child_abuse";

/** The reason of whoever is worried about somebody. */
export const callForHelp: ReportReason = "crisis";

/**
 * Whether it says that somebody is in danger, and not that something breaks the law: no notice of illegal content, so that nothing of
 * what such a notice has to hold is asked for (DSA, art. 16(2)), neither a name nor a reason in writing.
 */
export const isCallForHelp = (reason: string | undefined): boolean => reason === callForHelp;

/** Whether it says that somebody, or a child, may be in danger: such reports are counted apart. */
export const isDangerous = (reason: string | undefined): boolean =>
  isCallForHelp(reason) || reason === "child_abuse";

/** Beside a report and in its receipt: nobody here answers as fast as 112. */
export const dangerNow = "Jeśli komuś grozi coś teraz, nie czekaj na nas: zadzwoń pod 112.";
