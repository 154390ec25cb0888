import { firstWords, onOneLine } from "~/site/first-words";
import { greeting } from "~/site/posts";

/**
 * The title of a post as it is published: a greeting that nobody changed goes on with the first words, or everybody's first post
 * would bear the same; not with all of a short one, which stands below it. What is folded as a hard topic stays folded.
 */
export function titleOf({
  title,
  content,
  isHard,
}: {
  title: string;
  content: string;
  isHard: boolean;
}): string {
  if (title.trim() !== greeting || isHard) return title;
  const words = onOneLine(content);
  const greets = /^cześć(?!\p{L})/iu.test(words);
  const line = greets ? words : `${greeting} ${words}`;
  const beginning = firstWords(line);
  return beginning === line ? greeting : beginning;
}
