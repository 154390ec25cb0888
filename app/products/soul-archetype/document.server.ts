import {
  signChangesInWords,
  skyAsData,
  symbolsNotScience,
  unknownHour,
} from "~/sky/ephemeris/birth-sky-words";
import { birthSkyOf, type BirthSky } from "~/sky/ephemeris/birth-sky.server";
import { signAt } from "~/sky/signs";
import type { Block, DocumentModel } from "~/documents/model";
import { soulArchetypeContentSchema, type SoulArchetypeContent } from "./content";
import { paragraphs, part } from "~/documents/templates/common-blocks";
import type { DocumentFacts } from "~/documents/templates/facts";
import { defineTemplate } from "~/documents/templates/template";
import { defineRecipe } from "../recipe.server";
import { soulArchetype } from "./product";
import { soulArchetypePrompt } from "./prompt.server";
import { sample } from "./sample";

/** The chart, what stays open without an hour of birth, and that these are symbols. */
function skyBlocks(sky: BirthSky): Block[] {
  const changes = signChangesInWords(sky).map((sentence) => `${sentence}.`);
  return part(
    "Niebo w dniu Twoich urodzin",
    { type: "skyChart", sky },
    { type: "skyPositions", sky },
    { type: "note", text: [...changes, unknownHour].join(" ") },
    { type: "note", text: symbolsNotScience },
  );
}

/**
 * A portrait in reading order: the opening, the computed sky, Sun, Moon, archetype, the answer, rituals, and last the
 * person's own words. The cover shows the constellation of the Sun's sign.
 */
export function soulArchetypeToDocument(
  content: SoulArchetypeContent,
  facts: DocumentFacts,
): DocumentModel {
  const { answers, computed, ...cover } = facts;
  const sky = computed?.birthSky;
  const sun = sky?.positions[0];
  const { archetype } = content;
  const blocks: Block[] = [
    { type: "lead", text: content.opening },
    ...(sky ? skyBlocks(sky) : []),
    ...part(content.sun.heading, ...paragraphs(content.sun.paragraphs)),
    ...part(content.moon.heading, ...paragraphs(content.moon.paragraphs)),
    ...part(`Twój archetyp: ${archetype.name}`, ...paragraphs(archetype.description)),
    ...part(
      "Światło i cień",
      { type: "paragraph", text: "Po jasnej stronie:" },
      { type: "list", ordered: false, items: content.light },
      { type: "paragraph", text: "Te same siły w nadmiarze:" },
      { type: "list", ordered: false, items: content.shadow },
    ),
    ...part("Odpowiedź na Twoje pytanie", ...paragraphs(content.answer)),
    ...part("Z czym się mierzysz", ...paragraphs([content.challenge])),
    ...part("Co możesz lepiej zrozumieć", ...paragraphs([content.deeper])),
    ...part("Małe rytuały", { type: "steps", items: content.rituals }),
    ...part("Na koniec", ...paragraphs([content.closing])),
    ...(answers.length > 0 ? part("Twoje słowa", { type: "answers", items: answers }) : []),
  ];
  const constellation = sun ? signAt(sun.longitude).constellation : cover.constellation;
  return {
    title: content.title,
    ...cover,
    ...(sun && { constellation, skyAt: undefined }),
    blocks,
  };
}

export const soulArchetypeRecipe = defineRecipe({
  product: soulArchetype,
  prompt: soulArchetypePrompt,
  document: defineTemplate(soulArchetypeContentSchema, soulArchetypeToDocument),
  computeFacts: ({ birthDate = "" }) => {
    const birthSky = birthSkyOf(birthDate);
    return { computed: { birthSky }, inWords: skyAsData(birthSky) };
  },
  sample,
});
