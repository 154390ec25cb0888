import { helpLinesSentence } from "~/copy/help-lines";
import type { BreachReason, LeaveReason } from "~/site/moderation";

/** A decision that comes often, with its reason and what its author is told: whoever decides reads it, changes it, and sends it. */
export type SavedDecision = { label: string; words: string } & (
  { kind: "leave"; reason: LeaveReason } | { kind: "hide"; reason: BreachReason }
);

export const savedDecisions = {
  no_breach: {
    kind: "leave",
    label: "Zostaw: nic nie narusza",
    reason: "no_breach",
    words: "Przeczytaliśmy to. Nic tu nie narusza zasad i wszystko zostaje.",
  },
  needed_help: {
    kind: "leave",
    label: "Zostaw: potrzebna była pomoc",
    reason: "helped",
    words: `Przeczytaliśmy to z uwagą. Nie ma w tym nic złego i możesz o tym tu pisać. ${helpLinesSentence}`,
  },
  hurts: {
    kind: "hide",
    label: "Ukryj: obraża",
    reason: "abuse",
    words:
      "Te słowa obrażają inną osobę, dlatego ich nie pokazujemy. Można się nie zgadzać i mówić o tym wprost, bez obrażania. Zapraszamy do rozmowy w takim tonie.",
  },
  private_data: {
    kind: "hide",
    label: "Ukryj: cudze dane",
    reason: "private_data",
    words:
      "W tym tekście są dane, po których można rozpoznać kogoś innego. Bez nich możesz napisać to jeszcze raz.",
  },
  advertising: {
    kind: "hide",
    label: "Ukryj: reklama",
    reason: "advertising",
    words:
      "Nie pokazujemy tu reklam ani linków, które mają coś sprzedać. Do rozmowy bez nich zapraszamy.",
  },
  unproven_cure: {
    kind: "hide",
    label: "Ukryj: nieprawda o zdrowiu",
    reason: "false_harmful",
    words:
      "Ten tekst podaje o zdrowiu coś, co nie jest prawdą i może komuś zaszkodzić. O własnych doświadczeniach możesz pisać, ale nie jako o radzie dla innych.",
  },
  methods: {
    kind: "hide",
    label: "Ukryj: zachęca do krzywdy",
    reason: "encourages_harm",
    words: `Ukryliśmy to, bo może skrzywdzić kogoś, komu jest teraz źle. O tym, co czujesz, możesz pisać. ${helpLinesSentence}`,
  },
  off_topic: {
    kind: "hide",
    label: "Ukryj: nie ta grupa",
    reason: "group_rules",
    words:
      "Ten tekst nie pasuje do tego, o czym jest ta grupa. Możesz napisać go w innej, której opis to obejmuje.",
  },
} as const satisfies Record<string, SavedDecision>;
