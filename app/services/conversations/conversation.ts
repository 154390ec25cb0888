import type { conversations, messages } from "~/db/schema";

export type SubjectKind = (typeof conversations.$inferSelect)["subjectKind"];
export type Subject = { kind: SubjectKind; id: string };

export type MessageRow = typeof messages.$inferSelect;
export type AuthorKind = MessageRow["authorKind"];
export type Visibility = MessageRow["visibility"];

export type Side = "staff" | "party";

export const sideOf = (author: AuthorKind): Side =>
  author === "staff" || author === "system" ? "staff" : "party";
