const wordsPerMinute = 180;

/** Minutes that somebody reads so many words in, at a calm pace; at least one. */
export const minutesToRead = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));
