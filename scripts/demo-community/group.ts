import type { GroupType } from "~/site/group-types";

export type DemoComment = readonly [who: string, text: string, answers?: readonly DemoComment[]];

export type DemoPost = {
  who: string;
  daysAgo: number;
  title: string;
  text: string;
  replyPreference?: "advice" | "listening";
  isHard?: true;
  tags?: readonly string[];
  comments: readonly DemoComment[];
};

export type DemoGroup = {
  slug: string;
  name: string;
  description: string;
  type: GroupType;
  isPrivate?: true;
  keeper: string;
  pseudonyms?: Readonly<Record<string, string>>;
  posts: readonly DemoPost[];
};
