import type { TextState } from "~/services/posts/desk-queries.server";
import type { StatusLabel } from "~/ui/badge";

export const textStateLabels: Record<TextState, StatusLabel> = {
  published: { label: "Widoczny", tone: "success" },
  held: { label: "Czeka na sprawdzenie", tone: "warning" },
  hidden: { label: "Ukryty", tone: "danger" },
  deleted: { label: "Usunięty", tone: "neutral" },
};
