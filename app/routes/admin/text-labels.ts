import type { TextState } from "~/services/posts/desk-queries.server";
import type { BadgeTone } from "~/ui/badge";

export const textStateLabels: Record<TextState, string> = {
  published: "Widoczny",
  held: "Czeka na sprawdzenie",
  hidden: "Ukryty",
  deleted: "Usunięty",
};

export const textStateTones: Record<TextState, BadgeTone> = {
  published: "success",
  held: "warning",
  hidden: "danger",
  deleted: "neutral",
};
