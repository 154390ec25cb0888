import { sample as datingBio } from "../../app/documents/samples/dating-bio.ts";
import { sample as decisionSimulation } from "../../app/documents/samples/decision-simulation.ts";
import { sample as dreamAnalysis } from "../../app/documents/samples/dream-analysis.ts";
import { sample as emotionMirror } from "../../app/documents/samples/emotion-mirror.ts";
import { sample as lifeDecision } from "../../app/documents/samples/life-decision.ts";
import { sample as motivationLetter } from "../../app/documents/samples/motivation-letter.ts";
import { sample as personInsight } from "../../app/documents/samples/person-insight.ts";
import { sample as soulArchetype } from "../../app/documents/samples/soul-archetype.ts";
import { sample as therapist } from "../../app/documents/samples/therapist.ts";
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
