export type Author = {
  id: string;
  name: string;
  picture: { kind: "avatar"; id: string } | { kind: "drawn"; seed: string };
  isKeeper: boolean;
  isDeleted: boolean;
};
