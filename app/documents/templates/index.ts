import { datingBioToDocument } from "./dating-bio";
import { datingBioContentSchema } from "./dating-bio-content";
import { motivationLetterToFiles } from "./motivation-letter";
import { motivationLetterContentSchema } from "./motivation-letter-content";
import { reportToDocument } from "./report";
import { reportContentSchema } from "./report-content";
import { defineFiles, defineTemplate, type DocumentTemplate } from "./template";

const templates: Readonly<Record<string, DocumentTemplate>> = {
  report: defineTemplate(reportContentSchema, reportToDocument),
  "dating-bio": defineTemplate(datingBioContentSchema, datingBioToDocument),
  "motivation-letter": defineFiles(motivationLetterContentSchema, motivationLetterToFiles),
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
