import { searchVector } from "./search-vector";

/** What a post is found by, for `posts.search`: its title counts most, then its tags. */
export function postSearch(words: {
  title: string;
  content: string;
  tags: readonly string[];
}): string {
  return searchVector([
    { text: words.title, weight: "A" },
    { text: words.tags.join(" "), weight: "B" },
    { text: words.content, weight: "D" },
  ]);
}

/** What a comment is found by, for `comments.search`. */
export const commentSearch = (content: string): string =>
  searchVector([{ text: content, weight: "D" }]);
