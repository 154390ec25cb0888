export type StoredFile = { contentType: string; bytes: Buffer };

/**
 * Where files are kept that belong to no order: pictures of posts and groups, and books. Keys are folders and random names, such
 * as `pictures/<id>/large.webp`, and say nothing of a person; a key is written once and never means anything else.
 */
export type FileStorage = {
  /** With the transaction that causes it. */
  put: (key: string, file: StoredFile & { createdAt: Date }) => Promise<void>;
  /** @returns null when there is no such file. @throws ExternalServiceError where the bucket does not give it out */
  get: (key: string) => Promise<StoredFile | null>;
  /** With the transaction that causes it; an object in the bucket goes by a job soon after. */
  remove: (keys: readonly string[], removedAt: Date) => Promise<void>;
};
