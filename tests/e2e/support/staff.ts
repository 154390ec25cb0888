import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";

/** Signs a member of staff in whom nobody else knows, past the provider's page. */
export async function signInAsStaff(
  page: Page,
  { sql, shop }: { sql: Sql; shop: { url: string } },
  role: string,
): Promise<void> {
  const key = randomUUID();
  const auth0Id = `auth0|${key}`;
  await sql`
    insert into users (auth0_id, email, username, nick, full_name, language_id, terms_version, terms_accepted_at, created_at)
    values (${auth0Id}, ${`${key}@example.com`}, ${key}, ${key.slice(0, 20)}, 'Obsługa', 1, '1', now(), now())`;
  await sql`
    insert into sessions (key_hash, auth0_id, email_verified, name, roles, permissions, device, created_at, last_seen_at, expires_at)
    values (${createHash("sha256").update(key).digest("hex")}, ${auth0Id}, true, 'Obsługa', ${[role]}, '{}', 'test', now(), now(), now() + interval '1 day')`;
  await page.context().addCookies([
    {
      name: "session",
      value: encodeURIComponent(Buffer.from(JSON.stringify(key)).toString("base64")),
      url: shop.url,
    },
  ]);
}
