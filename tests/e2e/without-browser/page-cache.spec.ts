import { createHash, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { realAddresses, withoutMoment } from "../support/real-addresses";
import { expect, test } from "../support/test";

/** As our cookies hold a value. */
const cookie = (name: string, value: string) =>
  `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"))}`;

/** Signs somebody in whose name stands nowhere else. @returns the cookie of the session */
async function signIn(sql: Sql, name: string, roles: readonly string[]): Promise<string> {
  const key = randomUUID();
  const keyHash = createHash("sha256").update(key).digest("hex");
  await sql`
    insert into users (auth0_id, email, username, nick, full_name, language_id, theme, terms_version, terms_accepted_at, created_at)
    values (${`auth0|${key}`}, ${`${key}@example.com`}, ${`${name}-${key}`}, ${name}, ${name}, 1, 'dark', '1', now(), now())`;
  await sql`
    insert into sessions (key_hash, auth0_id, email_verified, name, roles, permissions, device, created_at, last_seen_at, expires_at)
    values (${keyHash}, ${`auth0|${key}`}, true, ${name}, ${roles}, '{}', 'test', now(), now(), now() + interval '1 day')`;
  return cookie("session", key);
}

const notPublic = expect.stringMatching(/no-store|private/);
const told = ["cache-control", "content-type", "etag", "location", "set-cookie", "vary"];

/** Each walks its share of the addresses: all of them are the longest test by far, and the others would wait for it. */
const shares = 6;

for (let share = 0; share < shares; share++)
  test(`every address answers the same whoever asked before, and nobody's answer is somebody else's, ${share + 1} of ${shares}`, async ({
    shop,
    sql,
  }) => {
    const { addresses: all, alwaysNew, book, slug, postId } = await realAddresses({ shop, sql });
    const addresses = all.filter((path, at) => at % shares === share && !alwaysNew.includes(path));

    const lookAs = (cookies: string | null) => async (path: string) => {
      const headers: Record<string, string> = cookies ? { Cookie: cookies } : {};
      const response = await fetch(shop.url + path, { headers, redirect: "manual" });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      if (isStream) await response.body?.cancel();
      const text = isStream ? "" : Buffer.from(await response.arrayBuffer()).toString("latin1");
      // Made anew each time are the token of a form, the nonce of an app's scripts, the minute in which a horoscope was looked
      // for and the moment from which a post is listened to, and nothing else.
      const html = text
        .replace(/\bnonce="[^"]+"/g, "nonce")
        .replace(/\bsince=\d{13}\b/g, "since")
        .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "token")
        .replace(/Sprawdzono [^<]*/g, "Sprawdzono");
      const headersTold = Object.fromEntries(
        told.map((name) => [name, withoutMoment(response.headers.get(name) ?? "")]),
      );
      const digest = createHash("sha256").update(html).digest("hex");
      return { html, told: { path, status: response.status, digest, ...headersTold } };
    };
    const walk = async (cookies: string | null) => {
      const answers = [];
      for (const path of addresses) answers.push(await lookAs(cookies)(path));
      return answers;
    };
    /** Makes what is kept count as old, so that whoever comes next is the first. */
    const forget = () => sql`delete from price_history where product_slug = 'nothing'`;

    const dark = cookie("theme", "dark");
    const member = await signIn(sql, "Basia", []);
    const shared = [null, dark];
    const before = await Promise.all(shared.map(walk));
    const found = before[0]?.flatMap(({ told: { path, status } }) => (status === 200 ? path : []));
    expect(found?.length).toBeGreaterThan(5);
    // Whatever is kept for a name in its address, and what stands beside it, was there to be compared.
    const named = [
      ...["/samples/therapist", "/samples/therapist/pages"],
      ...[`/books/${book}`, `/books/${book}/fragment`, `/books/${book}/cover.svg`],
      ...[`/grupy/${slug}`, `/grupy/${slug}/${postId}`],
    ];
    expect(all).toEqual(expect.arrayContaining(named));
    expect(found).toEqual(expect.arrayContaining(named.filter((path) => addresses.includes(path))));

    const others = [
      member,
      `${dark}; ${member}`,
      await signIn(sql, "Basia", ["admin"]),
      "session=Basia; sign-in=Basia; flash=Basia; x=Basia",
    ];
    for (const cookies of others) {
      await forget();
      for (const { html, told: own } of await walk(cookies))
        if (html.includes("Basia")) expect(own).toMatchObject({ "cache-control": notPublic });
      const after = await Promise.all(shared.map(walk));
      for (const [visitor, answers] of before.entries())
        expect(after[visitor]?.map((answer) => answer.told)).toEqual(
          answers.map((answer) => answer.told),
        );
    }
    // Nobody was signed out on the way: the walk was one of somebody.
    expect((await lookAs(member)("/panel")).html).toContain("Basia");
    expect((await lookAs(member)("/")).html).toContain('action="/logout"');
    expect((await lookAs(`${cookie("theme", "nonsense")}`)("/")).html).toBe(
      (await lookAs(null)("/")).html,
    );
  });

test("an answer to what was posted is for no cache, wherever it was posted to", async ({
  shop,
}) => {
  const headers = { Origin: shop.url, "Content-Type": "application/x-www-form-urlencoded" };
  for (const [path, body, status] of [
    ["/kontakt", "email=nikt&message=", 422],
    ["/smart/emotion-mirror", "name=", 422],
    ["/doradca-prawny", "", 303],
    ["/theme", "theme=dark", 303],
    ["/regulamin", "", 405],
    ["/", "", 405],
  ] as const) {
    const options = { method: "POST", headers, body, redirect: "manual" } as const;
    const response = await fetch(shop.url + path, options);
    expect(response.status, path).toBe(status);
    if (status !== 303) expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
});
