import { helpLinesList } from "~/documents/help-lines";
import type { Block, DocumentModel } from "~/documents/model";
import { analysisOf, paragraphs, part } from "~/documents/templates/common-blocks";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { therapist } from "./product";
import { therapistPrompt } from "./prompt.server";
import { sample } from "./sample";
import { comingWeekdays } from "~/copy/weekdays";
import { therapistContentSchema, type TherapistContent } from "./content";

function chainBlock({
  situation,
  thought,
  feeling,
  body,
  behaviour,
}: TherapistContent["chain"]): Block {
  return {
    type: "ledger",
    linked: true,
    items: [
      { name: "Sytuacja", note: "co się dzieje", text: situation },
      { name: "Myśl", note: "co mówi głowa", text: thought },
      { name: "Uczucie", note: "co czujesz", text: feeling },
      { name: "Ciało", note: "co daje znać", text: body },
      { name: "Zachowanie", note: "co robisz", text: behaviour },
    ],
  };
}

function recordBlock({
  situation,
  thought,
  feeling,
  evidence,
  balanced,
}: TherapistContent["record"]): Block {
  return {
    type: "worksheet",
    headers: ["Sytuacja", "Myśl", "Uczucie (0–100)", "Co wspiera, co podważa", "Myśl wyważona"],
    filled: [[situation, thought, feeling, evidence, balanced]],
    emptyRows: 2,
    linesInRow: 3,
  };
}

function experimentBlock({
  prediction,
  action,
  when,
  sign,
}: TherapistContent["experiment"]): Block {
  return {
    type: "ledger",
    linked: false,
    items: [
      { name: "Przewidywanie", note: "co podpowiada obawa", text: prediction },
      { name: "Co robisz", text: action },
      { name: "Kiedy", text: when },
      { name: "Na co patrzysz", text: sign },
      { name: "Co się stało", note: "wpisz potem", lines: 4 },
      { name: "Wniosek", note: "wpisz potem", lines: 4 },
    ],
  };
}

function therapistToDocument(content: TherapistContent, facts: DocumentFacts): DocumentModel {
  const days = comingWeekdays(facts.writtenAt);
  return analysisOf(content, facts, [
    { type: "lead", text: content.opening },
    ...part("Łańcuch jednej chwili", chainBlock(content.chain), ...paragraphs([content.loop])),
    ...part("Jak to rozumieć", ...paragraphs(content.understanding)),
    ...part("Myśli surowe i wyważone", {
      type: "flow",
      headers: ["Tak mówi surowa myśl", "Tak można powiedzieć to samo uczciwiej"],
      rows: content.balanced.map(({ harsh, kind }) => [harsh, kind]),
    }),
    ...part("Zapis myśli", recordBlock(content.record), {
      type: "note",
      text: "Pierwszy wiersz jest wypełniony na podstawie tego, co piszesz. Kolejne czekają na Ciebie: sięgnij po nie, gdy nastrój nagle się zmieni, najlepiej tego samego dnia.",
      onPage:
        "Ten zapis powstał na podstawie tego, co piszesz. Następny zrób, gdy nastrój nagle się zmieni, najlepiej tego samego dnia.",
    }),
    ...part("Eksperyment", experimentBlock(content.experiment)),
    ...part(
      "Kiedy potrzebny jest człowiek",
      {
        type: "paragraph",
        text: "Ta karta pracy nie zastępuje psychoterapeuty ani lekarza. Jeśli jest ciężko dłużej niż dwa tygodnie albo coraz trudniej o sen, jedzenie czy codzienne sprawy, umów się na rozmowę ze specjalistą i zabierz tę kartę ze sobą. A jeśli jest Ci bardzo źle, zadzwoń od razu:",
        together: true,
      },
      helpLinesList("crisis"),
    ),
    ...part(
      "Plan na tydzień",
      {
        type: "plan",
        rated: true,
        items: content.week.map((day, index) => ({ when: days[index] ?? "", ...day })),
      },
      {
        type: "note",
        text: "Kratka jest na znak „zrobione”, kreska na ocenę, jak było: od 0 do 10. Dzień bez znaku też jest informacją.",
        onPage: "Po każdym kroku oceń, jak było: od 0 do 10. Dzień bez oceny też jest informacją.",
      },
    ),
  ]);
}

export const therapistRecipe = defineRecipe({
  product: therapist,
  prompt: therapistPrompt,
  document: defineTemplate(
    therapistContentSchema,
    therapistToDocument,
    therapistPrompt.care?.headings,
  ),
  reckons: true,
  sample,
});
