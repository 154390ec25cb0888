/** Who a persona is in a talk: how a model is to speak as it, and what it says itself, word for word. */
export type Character = {
  /** As in `app/site/personas.ts`. */
  personaId: number;
  /** How it speaks. */
  voice: string;
  /** What it leaves to others, beyond what holds for everybody. */
  limits: string;
  /** The question with which it begins, by the topic that was chosen: one for each of its skills. */
  openings: Readonly<Record<string, string>>;
  /** How it comes back to the topic. */
  focus: string;
  /** What it says once nobody has written for a while, and some time later. */
  silences: readonly [string, string];
  /** How it brings a talk to its end. */
  ending: string;
};
