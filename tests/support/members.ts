import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema";
import { loader as callback } from "~/routes/account/auth-callback";
import { action as login } from "~/routes/account/login";
import { digest, newSecret } from "~/services/access/secrets.server";
import { registerMember } from "~/services/members/register-member.server";
import type { Identity } from "../../sandbox/auth0/cast";
import { testContext } from "./orders";
import { call, get, post, type Answer } from "./requests";
import { sandbox } from "./world";

/** Cookies as a browser keeps them: by name, the last one stays, an empty or expired one goes. */
export class CookieJar {
  #cookies = new Map<string, string>();

  take({ headers }: { headers: Headers }): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** The same request with the cookies that a browser would send. */
  on(request: Request): Request {
    const header = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (header) request.headers.set("Cookie", header);
    return request;
  }
}

/** Somebody whom nobody else knows, at the provider. */
export function newIdentity(more: Partial<Identity> = {}): Identity {
  const key = randomUUID().slice(0, 8);
  return sandbox.state.identities.put({
    id: `auth0|test-${key}`,
    email: `kasia.${key}@example.com`,
    emailVerified: true,
    name: "Kasia Nowak",
    nickname: `kasia-${key}`,
    picture: null,
    roles: [],
    permissions: ["create:posts"],
    createdAt: new Date().toISOString(),
    shopUrl: null,
    deletedAt: null,
    ...more,
  });
}

/** An account for an identity. */
export async function newMember(more: Partial<Identity> = {}): Promise<Identity> {
  const identity = newIdentity(more);
  await registerMember(testContext({ kind: "identity", auth0Id: identity.id }), {
    email: identity.email,
    username: identity.nickname,
    nick: "Kasia",
    fullName: identity.name,
    profilePictureUrl: null,
    languageId: 1,
  });
  return identity;
}

/** Begins a sign-in. @returns the provider's address that the browser is sent to */
export async function beginSignIn(jar: CookieJar, form: Record<string, string> = {}): Promise<URL> {
  const answer = await call(login, jar.on(post("/login", form)));
  jar.take(answer);
  if (answer.status !== 303 || !answer.location) throw new Error(`login said ${answer.status}`);
  return new URL(answer.location);
}

/** Signs in on the provider's page. @returns the address of the callback that the browser is sent to */
export async function answerAtProvider(authorize: URL, identity: Identity): Promise<URL> {
  const response = await fetch(`${sandbox.url}/auth0/authorize/known`, {
    method: "POST",
    body: new URLSearchParams({
      ...Object.fromEntries(authorize.searchParams),
      identity: identity.id,
    }),
    redirect: "manual",
  });
  const location = response.headers.get("location");
  if (!location) throw new Error(`the sandbox answered ${response.status}`);
  return new URL(location);
}

/** Brings the provider's answer to the callback. */
export async function bringAnswer(jar: CookieJar, address: URL): Promise<Answer<unknown>> {
  const answer = await call(callback, jar.on(get(address.pathname + address.search)));
  jar.take(answer);
  return answer;
}

/** A whole sign-in. */
export async function signIn(identity: Identity, jar = new CookieJar(), form = {}) {
  const authorize = await beginSignIn(jar, form);
  const answer = await bringAnswer(jar, await answerAtProvider(authorize, identity));
  return { jar, answer };
}

/** Makes all sessions of an identity as old as if the password had been given so long ago, in minutes. */
export async function provedAgo(auth0Id: string, minutes: number): Promise<void> {
  const authenticatedAt = new Date(Date.now() - minutes * 60_000);
  await db.update(sessions).set({ authenticatedAt }).where(eq(sessions.auth0Id, auth0Id));
}

/** What a member's own verbs are called with, in the session that they began last. */
export async function signedInAs(identity: Identity, clock?: { now: Date }) {
  const [found] = await db
    .select({ userId: users.id, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.auth0Id, sessions.auth0Id))
    .where(eq(sessions.auth0Id, identity.id))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  if (!found) throw new Error("Nobody is signed in with this identity.");
  return { ...found, ctx: testContext({ kind: "member", userId: found.userId }, clock) };
}

/** A browser with the session of an account that never signed in: a whole sign-in is several requests and a key that is signed. */
export async function jarOf(userId: string): Promise<CookieJar> {
  const [jar, key] = [new CookieJar(), newSecret()];
  await newSession(userId, { key, emailVerified: true });
  const value = encodeURIComponent(btoa(JSON.stringify(key)));
  jar.take({ headers: new Headers({ "Set-Cookie": `session=${value}` }) });
  return jar;
}

/** A session of an account that never signed in, fresh enough for everything. @returns its id */
export async function newSession(
  userId: string,
  { key = newSecret(), emailVerified = false } = {},
): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("There is no such account.");
  const now = new Date();
  const [session] = await db
    .insert(sessions)
    .values({
      keyHash: digest(key),
      auth0Id: user.auth0Id,
      email: user.email,
      emailVerified,
      roles: [],
      permissions: [],
      device: "Test",
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
    .returning({ id: sessions.id });
  return session!.id;
}
