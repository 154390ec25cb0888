import { decisionSimulationPrompt } from "./decision-simulation";
import { dreamAnalysisPrompt } from "./dream-analysis";
import { emotionMirrorPrompt } from "./emotion-mirror";
import { lifeDecisionPrompt } from "./life-decision";
import { personInsightPrompt } from "./person-insight";
import { therapistPrompt } from "./therapist";
import { datingBioPrompt } from "./dating-bio";
import { motivationLetterPrompt } from "./motivation-letter";
import type { Prompt } from "./prompt";
import { specialHoroscopePrompt } from "./special-horoscope";
import { soulArchetypePrompt } from "./soul-archetype";

/** Prompts by the key that products name. */
export const prompts: Readonly<Record<string, Prompt>> = {
  "emotion-mirror": emotionMirrorPrompt,
  "life-decision": lifeDecisionPrompt,
  "decision-simulation": decisionSimulationPrompt,
  therapist: therapistPrompt,
  "person-insight": personInsightPrompt,
  "special-horoscope": specialHoroscopePrompt,
  "soul-archetype": soulArchetypePrompt,
  "dream-analysis": dreamAnalysisPrompt,
  "dating-bio": datingBioPrompt,
  "motivation-letter": motivationLetterPrompt,
};
