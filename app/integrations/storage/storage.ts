export type StoredFile = { contentType: string; bytes: Buffer };

/**
 * Where files are kept that belong to no order: pictures of posts and groups. Keys are folders and random names, such as
 * `pictures/<id>/large.webp`; a key is written once and never means anything else.
 */
export type FileStorage = {
  put: (key: string, file: StoredFile & { createdAt: Date }) => Promise<void>;
  /** @returns null when there is no such file */
  get: (key: string) => Promise<StoredFile | null>;
  remove: (keys: readonly string[]) => Promise<void>;
};
