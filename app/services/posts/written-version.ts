import { versionToken } from "../concurrency/version-token";

/** What a post or a comment said when its author began to change it: see `versionToken`. */
export const writtenVersion = ({ title = "", content }: { title?: string; content: string }) =>
  versionToken([title, content]);
