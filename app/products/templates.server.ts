import { datingBioToDocument } from "./dating-bio/document.server";
import { datingBioContentSchema } from "./dating-bio/content";
import { motivationLetterToFiles } from "./motivation-letter/document.server";
import { motivationLetterContentSchema } from "./motivation-letter/content";
import { decisionSimulationToDocument } from "./decision-simulation/document.server";
import { decisionSimulationContentSchema } from "./decision-simulation/content";
import { lifeDecisionToDocument } from "./life-decision/document.server";
import { lifeDecisionContentSchema } from "./life-decision/content";
import { personInsightToDocument } from "./person-insight/document.server";
import { personInsightContentSchema } from "./person-insight/content";
import { dreamAnalysisToDocument } from "./dream-analysis/document.server";
import { dreamAnalysisContentSchema } from "./dream-analysis/content";
import {
  rentalAgreementContentSchema,
  rentalAgreementToFiles,
} from "./rental-agreement/document.server";
import { reportToDocument } from "~/documents/templates/report";
import { reportContentSchema } from "~/documents/templates/report-content";
import { soulArchetypeToDocument } from "./soul-archetype/document.server";
import { soulArchetypeContentSchema } from "./soul-archetype/content";
import { specialHoroscopeToDocument } from "./special-horoscope/document.server";
import { specialHoroscopeContentSchema } from "./special-horoscope/content";
import { defineFiles, defineTemplate, type DocumentTemplate } from "~/documents/templates/template";
import { therapistToDocument } from "./therapist/document.server";
import { personInsightPrompt } from "./person-insight/prompt.server";
import { therapistPrompt } from "./therapist/prompt.server";
import { therapistContentSchema } from "./therapist/content";

const templates: Readonly<Record<string, DocumentTemplate>> = {
  report: defineTemplate(reportContentSchema, reportToDocument),
  "life-decision": defineTemplate(lifeDecisionContentSchema, lifeDecisionToDocument),
  "decision-simulation": defineTemplate(
    decisionSimulationContentSchema,
    decisionSimulationToDocument,
  ),
  therapist: defineTemplate(
    therapistContentSchema,
    therapistToDocument,
    therapistPrompt.care?.headings,
  ),
  "person-insight": defineTemplate(
    personInsightContentSchema,
    personInsightToDocument,
    personInsightPrompt.care?.headings,
  ),
  "soul-archetype": defineTemplate(soulArchetypeContentSchema, soulArchetypeToDocument),
  "special-horoscope": defineTemplate(specialHoroscopeContentSchema, specialHoroscopeToDocument),
  "dream-analysis": defineTemplate(dreamAnalysisContentSchema, dreamAnalysisToDocument),
  "dating-bio": defineTemplate(datingBioContentSchema, datingBioToDocument),
  "motivation-letter": defineFiles(motivationLetterContentSchema, motivationLetterToFiles),
  "rental-agreement": defineFiles(rentalAgreementContentSchema, rentalAgreementToFiles),
};

/** @throws Error when a product names a template that does not exist */
export function templateOf(product: {
  slug: string;
  document: { template?: string };
}): DocumentTemplate {
  const template = templates[product.document.template ?? ""];
  if (!template) throw new Error(`Product ${product.slug} names a template that does not exist.`);
  return template;
}
