import { tieWords } from "~/copy/typography";

/** What will happen, or was asked for, a sentence each. */
export const SentenceList = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="list-disc space-y-1.5 pl-5">
    {sentences.map((sentence) => (
      <li key={sentence}>{tieWords(sentence)}</li>
    ))}
  </ul>
);
