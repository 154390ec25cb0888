import { plainWords } from "~/copy/plain-words";
import type { Block, DocumentModel } from "../model";
import { reportContentSchema, type ReportContent } from "./report-content";
import { exerciseHeading, ownWords } from "../sections";
import { sentencesIn, strongestOf } from "../sentences";
import { isWritten } from "./common-blocks";
import type { DocumentFacts } from "./facts";
import { defineTemplate } from "./template";

type Section = ReportContent["sections"][number];

function sectionBlocks({ heading, paragraphs, points }: Section): Block[] {
  const body: Block[] = paragraphs
    .filter(isWritten)
    .map((text) => ({ type: "paragraph" as const, text }));
  const items = points.filter(isWritten);
  if (items.length) body.push({ type: "list", ordered: false, items });
  if (body.length === 0) return [];
  return isWritten(heading) ? [{ type: "heading", text: heading }, ...body] : body;
}

/** The person's words, set large; where the text beside them says the same, what is to be said of them is enough. */
function quotationBlocks(
  { text, comment }: ReportContent["quotation"],
  beside: readonly string[],
): Block[] {
  if (!isWritten(text)) return [];
  const words = plainWords(text).join(" ");
  const isRepeated = beside.some((each) => plainWords(each).join(" ").includes(words));
  return [isRepeated ? { type: "paragraph", text: comment } : { type: "quotation", text, comment }];
}

function titled<T>(title: string, items: readonly T[], block: (items: readonly T[]) => Block) {
  return items.length ? [{ type: "heading" as const, text: title }, block(items)] : [];
}

/**
 * Puts a report in reading order: the opening, the sections with the person's words quoted halfway, an exercise, next steps, the closing,
 * and last the person's own answers, which may be long and are known to the reader. Empty texts leave no trace.
 */
export function reportToDocument(content: ReportContent, facts: DocumentFacts): DocumentModel {
  const { answers, ...cover } = facts;
  const sections = content.sections.map(sectionBlocks).filter((blocks) => blocks.length > 0);
  const paragraphs = content.sections.flatMap((section) => section.paragraphs);
  const half = Math.ceil(sections.length / 2);
  const steps = content.nextSteps.filter(
    ({ title, description }) => isWritten(title) || isWritten(description),
  );
  const blocks: Block[] = [
    { type: "lead", text: content.opening },
    ...sections.slice(0, half).flat(),
    ...quotationBlocks(content.quotation, [content.opening, ...paragraphs]),
    ...sections.slice(half).flat(),
    ...titled(`${exerciseHeading}${content.exercise.title}`, content.exercise.steps, (items) => ({
      type: "list",
      ordered: true,
      items,
    })),
    ...titled("Co możesz zrobić dalej", steps, (items) => ({ type: "steps", items })),
    { type: "heading", text: "Na koniec" },
    { type: "paragraph", text: content.closing },
    ...titled(
      ownWords,
      answers.filter(({ value }) => isWritten(value)),
      (items) => ({ type: "answers", items }),
    ),
  ];
  const reader = { name: facts.personName, words: answers.map(({ value }) => value) };
  const sentence = strongestOf(sentencesIn([...paragraphs, content.closing], reader));
  return { title: content.title, ...(sentence && { sentence }), ...cover, blocks };
}

export const report = defineTemplate(reportContentSchema, reportToDocument);
