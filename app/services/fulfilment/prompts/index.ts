import { datingBioPrompt } from "./dating-bio";
import { emotionMirrorPrompt } from "./emotion-mirror";
import { motivationLetterPrompt } from "./motivation-letter";
import type { Prompt } from "./prompt";

/** Prompts by the key that products name. */
export const prompts: Readonly<Record<string, Prompt>> = {
  "emotion-mirror": emotionMirrorPrompt,
  "dating-bio": datingBioPrompt,
  "motivation-letter": motivationLetterPrompt,
};
