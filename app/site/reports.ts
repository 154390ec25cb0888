export const reportKinds = ["post", "comment", "picture", "member", "group_words"] as const;
export type ReportKind = (typeof reportKinds)[number];

export const isReportKind = (kind: string | undefined): kind is ReportKind =>
  (reportKinds as readonly (string | undefined)[]).includes(kind);

export const reportKindLabels: Record<ReportKind, string> = {
  post: "post",
  comment: "komentarz",
  picture: "zdjęcie",
  member: "osoba w grupie",
  group_words: "zasady i powitanie grupy",
};

export const reportKindsReported: Record<ReportKind, string> = {
  post: "post",
  comment: "komentarz",
  picture: "zdjęcie",
  member: "osobę",
  group_words: "zasady i powitanie grupy",
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

/** Beside a report and in its receipt: nobody here answers as fast as 112. */
export const dangerNow = "Jeśli komuś grozi coś teraz, nie czekaj na nas: zadzwoń pod 112.";
