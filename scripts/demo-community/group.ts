import type { GroupType } from "~/site/group-types";

/** Who, what, and what others answered. In a sensitive group people go by their pseudonyms. */
export type DemoComment = readonly [who: string, text: string, answers?: readonly DemoComment[]];

export type DemoPost = {
  who: string;
  daysAgo: number;
  title: string;
  text: string;
  wish?: "advice" | "listening";
  isHard?: true;
  tags?: readonly string[];
  comments: readonly DemoComment[];
};

/** A group of the demonstration: nobody in it is real, and nobody in it is in danger. */
export type DemoGroup = {
  slug: string;
  name: string;
  description: string;
  type: GroupType;
  isPrivate?: true;
  keeper: string;
  /** Of a sensitive group: pseudonym → nick of the account behind it. */
  pseudonyms?: Readonly<Record<string, string>>;
  posts: readonly DemoPost[];
};
