import { emotionMirrorPrompt } from "./emotion-mirror";
import type { Prompt } from "./prompt";

/** Prompts by the key that products name. */
export const prompts: Readonly<Record<string, Prompt>> = {
  "emotion-mirror": emotionMirrorPrompt,
};
