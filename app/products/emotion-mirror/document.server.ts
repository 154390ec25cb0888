import { report } from "~/documents/templates/report";
import { defineRecipe } from "../recipe.server";
import { emotionMirror } from "./product";
import { emotionMirrorPrompt } from "./prompt.server";
import { sample } from "./sample";

export const emotionMirrorRecipe = defineRecipe({
  product: emotionMirror,
  prompt: emotionMirrorPrompt,
  document: report,
  sample,
});
