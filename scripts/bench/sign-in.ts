import { createHash, randomBytes } from "node:crypto";
import type postgres from "postgres";

/**
 * Signs accounts in, past the identity provider.
 * @param identities subjects of the provider
 * @param more what their sessions have besides, such as a role
 * @returns their cookies, in the same order
 */
export async function signInAs(
  sql: postgres.Sql,
  identities: readonly string[],
  more: { roles?: string[]; authenticated_at?: Date } = {},
): Promise<string[]> {
  const keys = identities.map(() => randomBytes(32).toString("base64url"));
  const now = new Date();
  await sql`insert into sessions ${sql(
    keys.map((key, index) => ({
      key_hash: createHash("sha256").update(key).digest("hex"),
      auth0_id: identities[index],
      email_verified: true,
      roles: [] as string[],
      permissions: [],
      device: "bench",
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
      ...more,
    })),
  )}`;
  return keys.map(
    (key) => `session=${encodeURIComponent(Buffer.from(JSON.stringify(key)).toString("base64"))}`,
  );
}
