export const newPostDraft = "post";

/** The draft of an answer to one post or comment. */
export const draftOf = (kind: "comment", id: string, owner: string) => ({
  name: `${kind}-${id}`,
  owner,
});
