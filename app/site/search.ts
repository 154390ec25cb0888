import type { Author } from "./author";

/** A piece of a text, and whether it is a word that was looked for. */
export type Piece = { text: string; isHit: boolean };

/** A post or a comment that was found. Times are ISO 8601 in UTC. */
export type SearchHit = {
  kind: "post" | "comment";
  id: string;
  postId: string;
  group: { slug: string; name: string };
  author: Author;
  createdAt: string;
  /** Of the post. */
  title: Piece[];
  /** Null where the text stays folded until somebody opens it ('Trudny temat'). */
  excerpt: Piece[] | null;
};

export type FoundGroup = { slug: string; name: Piece[]; description: Piece[] };

export type SearchSort = "newest" | "best";

export type SearchResult = {
  groups: FoundGroup[];
  hits: SearchHit[];
  /** The `before` of the next ones; null at the end. */
  next: string | null;
  /** The question had more words than are looked for. */
  isShortened: boolean;
};
