import type { Author } from "./author";

export type Piece = { text: string; isHit: boolean };

/** A post or a comment that was found. Times are ISO 8601 in UTC. */
export type SearchHit = {
  kind: "post" | "comment";
  id: string;
  postId: string;
  group: { slug: string; name: string; isSensitive: boolean };
  author: Author;
  createdAt: string;
  title: Piece[];
  excerpt: Piece[] | null;
};

export type FoundGroup = { slug: string; name: Piece[]; description: Piece[] };

export type SearchSort = "newest" | "best";

export type SearchResult = {
  groups: FoundGroup[];
  hits: SearchHit[];
  /** The `before` of the next ones; null at the end. */
  next: string | null;
  isShortened: boolean;
};
