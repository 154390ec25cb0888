import type { LifeDecisionContent } from "~/products/life-decision/content";
import { letterWords, type MotivationLetterContent } from "~/products/motivation-letter/content";
import type { Finding } from "./finding";

/** The table has a cell for each option. */
function lifeDecision({ options, criteria }: LifeDecisionContent): Finding[] {
  if (criteria.every(({ ratings }) => ratings.length === options.length)) return [];
  // Which of the two is wrong cannot be told from their lengths: both are asked for, so that they match.
  return [
    { path: ["options"], rule: "ratings" },
    { path: ["criteria"], rule: "ratings" },
  ];
}

/** One page: neither a note nor a life's story. */
function motivationLetter({ paragraphs }: MotivationLetterContent): Finding[] {
  const words = paragraphs.join(" ").split(/\s+/u).length;
  return words < letterWords.least || words > letterWords.most
    ? [{ path: ["paragraphs"], rule: "length" }]
    : [];
}

/** What has to hold between the fields of one product's text; by the key of its prompt. */
export const productChecks: Readonly<Record<string, (content: never) => Finding[]>> = {
  "life-decision": lifeDecision,
  "motivation-letter": motivationLetter,
};
