import { helpLines } from "~/copy/help-lines";

/** Whom to call before anybody of ours answers: for letters to somebody who was met with care. */
export const nearHelp = {
  invitation: "Nie czekaj na nas. Pod tymi numerami ktoś Cię wysłucha:",
  lines: helpLines,
};
