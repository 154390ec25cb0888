import { datingBioToDocument } from "./dating-bio";
import { datingBioContentSchema } from "./dating-bio-content";
import { motivationLetterToFiles } from "./motivation-letter";
import { motivationLetterContentSchema } from "./motivation-letter-content";
import { decisionSimulationToDocument } from "./decision-simulation";
import { decisionSimulationContentSchema } from "./decision-simulation-content";
import { lifeDecisionToDocument } from "./life-decision";
import { lifeDecisionContentSchema } from "./life-decision-content";
import { personInsightToDocument } from "./person-insight";
import { personInsightContentSchema } from "./person-insight-content";
import { dreamAnalysisToDocument } from "./dream-analysis";
import { dreamAnalysisContentSchema } from "./dream-analysis-content";
import { rentalAgreementContentSchema, rentalAgreementToFiles } from "./rental-agreement";
import { reportToDocument } from "./report";
import { reportContentSchema } from "./report-content";
import { soulArchetypeToDocument } from "./soul-archetype";
import { soulArchetypeContentSchema } from "./soul-archetype-content";
import { specialHoroscopeToDocument } from "./special-horoscope";
import { specialHoroscopeContentSchema } from "./special-horoscope-content";
import { defineFiles, defineTemplate, type DocumentTemplate } from "./template";
import { therapistToDocument } from "./therapist";
import { therapistContentSchema } from "./therapist-content";

const templates: Readonly<Record<string, DocumentTemplate>> = {
  report: defineTemplate(reportContentSchema, reportToDocument),
  "life-decision": defineTemplate(lifeDecisionContentSchema, lifeDecisionToDocument),
  "decision-simulation": defineTemplate(
    decisionSimulationContentSchema,
    decisionSimulationToDocument,
  ),
  therapist: defineTemplate(therapistContentSchema, therapistToDocument),
  "person-insight": defineTemplate(personInsightContentSchema, personInsightToDocument),
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
