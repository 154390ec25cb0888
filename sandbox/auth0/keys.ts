import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

export interface SigningKey {
  id: string;
  key: KeyObject;
}

const generate = promisify(generateKeyPair);

/** A new RSA key of 2048 bits. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generate("rsa", { modulusLength: 2048 });
  return { id: "sandbox-1", key: privateKey };
}

/** Loads the key that signs tokens from a folder, or makes one and leaves it there. */
export async function openSigningKey(dataDir: string): Promise<SigningKey> {
  const file = join(dataDir, "auth0-signing.key");
  try {
    return { id: "sandbox-1", key: createPrivateKey(await readFile(file, "utf8")) };
  } catch {
    // Nothing usable there: make it below.
  }
  const made = await newSigningKey();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made.key.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  return made;
}

/** The public half as a JSON Web Key Set. */
export function keySet({ id, key }: SigningKey) {
  const jwk = createPublicKey(key).export({ format: "jwk" });
  return { keys: [{ ...jwk, kid: id, use: "sig", alg: "RS256" }] };
}
