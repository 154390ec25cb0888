import { symbolsNotScience } from "~/sky/ephemeris/birth-sky-words";
import {
  meetingsInWords,
  moonDatesInWords,
  signSkyAsData,
  signOf,
  todaysSky,
} from "~/sky/ephemeris/sign-sky-words";
import { signSkyOf } from "~/sky/ephemeris/sign-sky.server";
import type { Block, DocumentModel } from "~/documents/model";
import { paragraphs, part } from "~/documents/templates/common-blocks";
import { specialHoroscopeContentSchema, type SpecialHoroscopeContent } from "./content";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { specialHoroscope } from "./product";
import { specialHoroscopePrompt } from "./prompt.server";
import { sample } from "./sample";

const moonHeading = "Księżyc w najbliższych tygodniach";

const howToCut =
  "Wydrukuj PDF, wytnij kartę z tymi datami i zawieś ją tam, gdzie często patrzysz: przy lustrze, na lodówce albo obok biurka.";

/**
 * A horoscope in reading order: the opening, the computed wheel that all of it rests on, what the sky says to the sign, the theme,
 * what helps and what needs care, small steps, the Moon's next dates to be cut out, where the planets stand to the sign and by
 * themselves, and the last words. The cover shows the sign.
 */
export function specialHoroscopeToDocument(
  content: SpecialHoroscopeContent,
  { answers, computed, ...cover }: DocumentFacts,
): DocumentModel {
  const signSky = computed?.signSky;
  const sign = signSky ? signOf(signSky.sign) : null;
  const theme = answers.find(({ label }) => label === "Temat")?.value;
  const blocks: Block[] = [
    { type: "lead", text: content.opening },
    ...(signSky
      ? part(
          "Niebo w dniu zamówienia",
          { type: "skyChart", sky: signSky.sky },
          { type: "note", text: symbolsNotScience },
        )
      : []),
    ...part(
      sign ? `Dzisiejsze niebo a ${sign.name}` : "Dzisiejsze niebo",
      ...paragraphs(content.sky),
    ),
    ...part(theme ?? "Twój temat", ...paragraphs(content.theme)),
    {
      type: "pairs",
      left: { heading: "Co sprzyja", sign: "plus", items: content.support },
      right: { heading: "Na co uważać", sign: "dot", items: content.care },
    },
    ...part("Małe kroki", { type: "steps", items: content.steps }),
    ...part("Pytanie do zabrania ze sobą", {
      type: "questions",
      items: [{ question: content.question }],
      lines: 3,
    }),
    ...(signSky
      ? [
          { type: "heading", text: moonHeading, opensPage: true } as const,
          { type: "paragraph", text: howToCut } as const,
          {
            type: "cutOut",
            title: `Księżyc i ${sign?.name}`,
            items: moonDatesInWords(signSky),
          } as const,
          ...part(
            `Planety a ${sign?.name}`,
            {
              type: "list",
              ordered: false,
              items: meetingsInWords(signSky).map(({ label, value }) => `${label}: ${value}`),
            },
            { type: "skyPositions", sky: signSky.sky },
            { type: "note", text: todaysSky },
          ),
        ]
      : [{ type: "note", text: symbolsNotScience } as const]),
    ...part("Na koniec", ...paragraphs([content.closing])),
  ];
  return {
    title: content.title,
    ...cover,
    ...(sign && { constellation: sign.constellation, skyAt: undefined }),
    blocks,
  };
}

export const specialHoroscopeRecipe = defineRecipe({
  product: specialHoroscope,
  prompt: specialHoroscopePrompt,
  document: defineTemplate(specialHoroscopeContentSchema, specialHoroscopeToDocument),
  computeFacts: ({ zodiacSign = "" }, day) => {
    const signSky = signSkyOf(zodiacSign, day);
    return signSky ? { computed: { signSky }, inWords: signSkyAsData(signSky) } : { computed: {} };
  },
  sample,
});
