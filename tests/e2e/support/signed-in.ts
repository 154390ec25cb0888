import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { foldName } from "~/services/groups/fold-name";

/** Somebody whose session a browser can take up. */
export type SignedIn = { name: string; email: string; session: string };

/** Somebody who has been a member for a month and is signed in; `roles` make them one of staff. */
export async function signedIn(
  sql: Sql,
  name: string,
  roles: readonly string[] = [],
): Promise<SignedIn> {
  const session = randomUUID();
  const email = `${session}@example.com`;
  const nick = `${name} ${session.slice(0, 6)}`;
  await sql`
    insert into users (auth0_id, email, username, nick, nick_key, full_name, language_id, terms_version, terms_accepted_at, created_at)
    values (${`auth0|${session}`}, ${email}, ${nick}, ${nick}, ${foldName(nick)}, ${name}, 1, '1', now(), now() - interval '30 days')`;
  await sql`
    insert into sessions (key_hash, auth0_id, email_verified, name, roles, permissions, device, created_at, last_seen_at, expires_at)
    values (${createHash("sha256").update(session).digest("hex")}, ${`auth0|${session}`}, true, ${name}, ${roles}, '{}', 'test',
      now(), now(), now() + interval '1 day')`;
  return { name, email, session };
}

/** From here on the browser is theirs. */
export async function becomes(page: Page, url: string, { session }: SignedIn): Promise<void> {
  const value = encodeURIComponent(Buffer.from(JSON.stringify(session)).toString("base64"));
  await page.context().clearCookies();
  await page.context().addCookies([{ name: "session", value, url }]);
}
