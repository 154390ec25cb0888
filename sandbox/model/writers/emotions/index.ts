import { anger } from "./anger.ts";
import { calm } from "./calm.ts";
import { euphoria } from "./euphoria.ts";
import { fear } from "./fear.ts";
import { frustration } from "./frustration.ts";
import { joy } from "./joy.ts";
import { melancholy } from "./melancholy.ts";
import { other } from "./other.ts";
import { sadness } from "./sadness.ts";
import type { EmotionTheme } from "./theme.ts";

/** Themes by the name of the emotion that the order form offers. */
export const emotionThemes: Record<string, EmotionTheme> = {
  radość: joy,
  smutek: sadness,
  złość: anger,
  lęk: fear,
  spokój: calm,
  frustracja: frustration,
  euforia: euphoria,
  melancholia: melancholy,
  inne: other,
};

const plain = (name: string) =>
  name.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "").trim();

/** The theme of an emotion, however its name is written; of an unknown one, the theme of a feeling without a name. */
export function themeOf(emotion: unknown): EmotionTheme {
  const wanted = plain(typeof emotion === "string" ? emotion : "");
  const found = Object.entries(emotionThemes).find(([name]) => plain(name) === wanted);
  return found?.[1] ?? other;
}
