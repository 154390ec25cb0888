/** What a report says about one emotion. Polish, to one person as „Ty”, in forms that reveal no sex. */
export interface EmotionTheme {
  title: string;
  opening: string;
  meaning: { heading: string; paragraphs: string[] };
  body: { paragraph: string; points: string[] };
  protection: { heading: string; paragraphs: string[] };
  exercise: { heading: string; paragraph: string; points: string[] };
  /** What can be heard in the person's own words, beside their quotation. */
  echo: string;
  steps: { title: string; description: string }[];
  closing: string;
}
