import { createHash, randomBytes } from "node:crypto";

/** The random id that a session's cookie holds: 256 bits. */
export const newSessionKey = () => randomBytes(32).toString("base64url");

/** SHA-256 in hex: all that the database keeps of a secret. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("hex");
