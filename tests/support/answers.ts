import { sample as datingBio } from "../../app/products/dating-bio/sample.ts";
import { sample as decisionSimulation } from "../../app/products/decision-simulation/sample.ts";
import { sample as dreamAnalysis } from "../../app/products/dream-analysis/sample.ts";
import { sample as emotionMirror } from "../../app/products/emotion-mirror/sample.ts";
import { sample as lifeDecision } from "../../app/products/life-decision/sample.ts";
import { sample as motivationLetter } from "../../app/products/motivation-letter/sample.ts";
import { sample as personInsight } from "../../app/products/person-insight/sample.ts";
import { sample as soulArchetype } from "../../app/products/soul-archetype/sample.ts";
import { sample as therapist } from "../../app/products/therapist/sample.ts";
import { filledAgreement } from "./rental.ts";

/**
 * What somebody may write into the form of each product, by its slug and field by field; dates as YYYY-MM-DD.
 */
export const sampleAnswers: Record<string, Record<string, string>> = {
  "life-decision": { ...lifeDecision.answers },
  "decision-simulation": { ...decisionSimulation.answers },
  therapist: { ...therapist.answers },
  "person-insight": { ...personInsight.answers },
  "emotion-mirror": { ...emotionMirror.answers },
  "soul-archetype": { ...soulArchetype.answers },
  "dream-analysis": { ...dreamAnalysis.answers },
  "dating-bio": { ...datingBio.answers },
  "motivation-letter": { ...motivationLetter.answers },
  "special-horoscope": { zodiacSign: "skorpion", theme: "selfgrowth" },
  "rental-agreement": Object.fromEntries(Object.entries(filledAgreement())),
  "w-objeciach-mafii": {},
};
