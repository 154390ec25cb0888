import { dreamAnalysisToDocument } from "./dream-analysis";
import { dreamAnalysisContentSchema } from "./dream-analysis-content";
import { reportToDocument } from "./report";
import { reportContentSchema } from "./report-content";
import { soulArchetypeToDocument } from "./soul-archetype";
import { soulArchetypeContentSchema } from "./soul-archetype-content";
import { defineTemplate, type DocumentTemplate } from "./template";

const templates: Readonly<Record<string, DocumentTemplate>> = {
  report: defineTemplate(reportContentSchema, reportToDocument),
  "soul-archetype": defineTemplate(soulArchetypeContentSchema, soulArchetypeToDocument),
  "dream-analysis": defineTemplate(dreamAnalysisContentSchema, dreamAnalysisToDocument),
};

/** @throws Error when a product names a template that does not exist */
export function templateOf(product: {
  slug: string;
  document: { template: string };
}): DocumentTemplate {
  const template = templates[product.document.template];
  if (!template) throw new Error(`Product ${product.slug} names a template that does not exist.`);
  return template;
}
