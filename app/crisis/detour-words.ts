import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";

/** What has not happened yet, how to go on with it, and what a machine, or a mail, cannot do. */
export type DetourWords = {
  note: string;
  onward: string;
  limits?: string;
  /** What else has not happened yet, where it is somebody else who is in danger. */
  noteForAnother?: string;
  /** How to go on then, where that is something else. */
  onwardForAnother?: string;
};

export const forAnother = (words: DetourWords): DetourWords => ({
  ...words,
  note: words.noteForAnother ?? words.note,
  onward: words.onwardForAnother ?? words.onward,
});

/** Of the lines that are open round the clock; of the others nobody may promise that. */
export const answeredNow = `Pod numerami ${emergencyNumber.number} i ${adultCrisisLine.number} ktoś odbierze teraz.`;
