/** Whoever wrote something, as everybody may see them who may read it. */
export type Author = {
  /** Of the membership: nothing about the account follows from it. */
  id: string;
  name: string;
  /** The account's own picture, by the address it is served at, or one that is drawn for this membership alone. */
  picture: { kind: "avatar"; id: string } | { kind: "drawn"; seed: string };
  isKeeper: boolean;
  /** The account is gone and its texts were to stay. */
  isDeleted: boolean;
};
