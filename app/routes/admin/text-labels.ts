import type { TextRefusal } from "~/services/moderation/text-cases.server";
import type { TextState } from "~/services/posts/desk-queries.server";
import type { StatusLabel } from "~/ui/badge";

export const textStateLabels: Record<TextState, StatusLabel> = {
  published: { label: "Widoczny", tone: "success" },
  held: { label: "Czeka na sprawdzenie", tone: "warning" },
  hidden: { label: "Ukryty", tone: "danger" },
  deleted: { label: "Usunięty", tone: "neutral" },
};

/** Why staff can do nothing with a text as it is. */
export const textRefusals: Record<TextRefusal, string> = {
  appealed:
    "W tej sprawie ktoś się odwołał, więc decyzję może teraz zmienić tylko odpowiedź na odwołanie. Znajdziesz je na stronie sprawy.",
  claimed: "Tą sprawą zajmuje się teraz ktoś inny z zespołu.",
  hidden: "Ten tekst jest już ukryty.",
  deleted: "Tego tekstu już nie ma.",
  nothing_to_restore: "Nie ma czego cofać: żadna decyzja o tym tekście teraz nie obowiązuje.",
};
