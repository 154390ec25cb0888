/** How many words a text has. */
export type WordRange = { least: number; most: number };

/** What a product promises: for usual answers, and for so few words that more could only be padding. */
export type Length = WordRange & {
  thin: WordRange;
  /** The field that the promise is about; without it, everything that is printed. */
  field?: string;
};

/** Answers of fewer words together are thin. */
const fewWords = 30;

/** Words as they are printed: what stands between spaces and has a letter or a digit. */
export const countWords = (texts: readonly string[]): number =>
  texts.join("\n").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

export const isThin = (answers: Readonly<Record<string, string>>): boolean =>
  countWords(Object.values(answers)) < fewWords;

/** The length that is promised for these answers. */
export const promisedLength = (
  { thin, least, most }: Length,
  answers: Readonly<Record<string, string>>,
): WordRange => (isThin(answers) ? thin : { least, most });

/** What the model is told of the promise. */
export const lengthRule = ({ least, most }: WordRange, field?: string): string =>
  `Długość: ${field ? `samo pole ${field} ma` : "wszystkie pola razem, bez alarm i plan, mają"} od ${least} do ${most} słów. Gdy szczegółów jest mało, bliżej ${least}; nigdy nie rozdymaj.`;
