import { decisionSimulationPrompt } from "./decision-simulation/prompt.server";
import { dreamAnalysisPrompt } from "./dream-analysis/prompt.server";
import { emotionMirrorPrompt } from "./emotion-mirror/prompt.server";
import { lifeDecisionPrompt } from "./life-decision/prompt.server";
import { personInsightPrompt } from "./person-insight/prompt.server";
import { therapistPrompt } from "./therapist/prompt.server";
import { datingBioPrompt } from "./dating-bio/prompt.server";
import { motivationLetterPrompt } from "./motivation-letter/prompt.server";
import type { Prompt } from "./prompt.server";
import { specialHoroscopePrompt } from "./special-horoscope/prompt.server";
import { soulArchetypePrompt } from "./soul-archetype/prompt.server";

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
