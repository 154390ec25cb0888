import type { Block, DocumentModel } from "~/documents/model";
import { analysisOf, paragraphs, part } from "~/documents/templates/common-blocks";
import { lifeDecisionContentSchema, type LifeDecisionContent } from "./content";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { lifeDecision } from "./product";
import { lifeDecisionPrompt } from "./prompt.server";
import { sample } from "./sample";

type Option = LifeDecisionContent["options"][number];

const letterOf = (index: number) => "ABCD".charAt(index);

function optionBlock({ name, gives, costs }: Option, index: number): Block {
  return {
    type: "pairs",
    title: name,
    letter: letterOf(index),
    left: { heading: "Co daje", sign: "plus", items: gives },
    right: { heading: "Ile kosztuje", sign: "minus", items: costs },
  };
}

function matrixBlock({ options, criteria }: LifeDecisionContent): Block {
  return {
    type: "matrix",
    corner: "Co się liczy",
    options: options.map(({ name }, index) => `${letterOf(index)}. ${name}`),
    criteria: criteria.map(({ name, note, ratings }) => ({ name, note, cells: ratings })),
  };
}

function lifeDecisionToDocument(content: LifeDecisionContent, facts: DocumentFacts): DocumentModel {
  return analysisOf(content, facts, [
    { type: "lead", text: content.opening },
    ...part("O co tu naprawdę chodzi", ...paragraphs(content.core)),
    ...part("Co daje i ile kosztuje każda opcja", ...content.options.map(optionBlock)),
    ...part("Tabela decyzyjna", matrixBlock(content), {
      type: "note",
      text: "Kropki mówią, jak mocno dana opcja służy temu, co dla Ciebie ważne – na podstawie Twoich odpowiedzi. Nie sumujemy ich: kryteria nie ważą tyle samo, a wagę znasz tylko Ty. Skreśl ocenę, z którą się nie zgadzasz, i wpisz własną.",
    }),
    ...(content.fears.length > 0
      ? part("Obawy i sposoby, żeby je sprawdzić", {
          type: "flow",
          headers: ["Czego się boisz", "Jak to sprawdzić, zanim wybierzesz"],
          rows: content.fears.map(({ fear, check }) => [fear, check]),
        })
      : []),
    ...part("Pytania do przespania", {
      type: "questions",
      items: content.questions.map((question) => ({ question })),
      lines: 1,
    }),
    ...part("Mały plan", { type: "plan", rated: false, items: content.plan }),
  ]);
}

export const lifeDecisionRecipe = defineRecipe({
  product: lifeDecision,
  prompt: lifeDecisionPrompt,
  document: defineTemplate(lifeDecisionContentSchema, lifeDecisionToDocument),
  // The table has a cell for each option. Which of the two is wrong cannot be told from their lengths: both are asked for,
  // so that they match.
  findFaults: ({ options, criteria }) =>
    criteria.every(({ ratings }) => ratings.length === options.length)
      ? []
      : [
          { path: ["options"], rule: "ratings" },
          { path: ["criteria"], rule: "ratings" },
        ],
  reckons: true,
  sample,
});
