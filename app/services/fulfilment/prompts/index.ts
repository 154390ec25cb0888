import { dreamAnalysisPrompt } from "./dream-analysis";
import { emotionMirrorPrompt } from "./emotion-mirror";
import type { Prompt } from "./prompt";
import { soulArchetypePrompt } from "./soul-archetype";

/** Prompts by the key that products name. */
export const prompts: Readonly<Record<string, Prompt>> = {
  "emotion-mirror": emotionMirrorPrompt,
  "soul-archetype": soulArchetypePrompt,
  "dream-analysis": dreamAnalysisPrompt,
};
