import type { ShownPost } from "~/site/posts";
import { versionToken } from "../concurrency/version-token";

/** What a comment said when its author began to change it: see `versionToken`. */
export const commentVersion = (content: string) => versionToken([content]);

type Written = Pick<ShownPost, "title" | "text" | "replyPreference" | "isHard" | "tags"> & {
  /** The one that is shown: its author changes none that moderators have hidden. */
  picture: { id: string; alternativeText: string | null } | null;
};

/** What stood in a post when its author began to change it: all that its form changes, or a second tab would undo the first. */
export const postVersion = (post: Written) =>
  versionToken([
    ...[post.title, post.text, post.replyPreference, post.isHard, post.tags],
    ...[post.picture?.id ?? null, post.picture?.alternativeText ?? null],
  ]);
