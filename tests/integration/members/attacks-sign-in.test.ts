import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import { action as logout } from "~/routes/account/logout";
import { action as endSessions } from "~/routes/account/sessions";
import { loader as panel } from "~/routes/community/panel";
import { captureLog } from "../../support/captured-log";
import { beginSignIn, bringAnswer, newMember, signIn } from "../../support/members";
import { call, get, post } from "../../support/requests";

describe("an answer that this browser did not ask for", () => {
  const forged = [
    "error=access_denied",
    "error=login_required&state=abc",
    "error=server_error&error_description=verify+your+mail",
    "code=stolen&state=stolen",
    "code=stolen",
    "state=stolen",
    "error=__proto__",
    "error=constructor",
    "error=toString&state=x",
  ];
  test.each(forged)("ends no session: %s", async (query) => {
    const { jar } = await signIn(await newMember());
    const key = jar.get("session");
    const answer = await bringAnswer(jar, new URL(`http://shop.test/auth-callback?${query}`));
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(
      /^\/(?:error\?done=sign-in-[a-z_]+|login|email-verification-required)/,
    );
    expect(jar.get("session")).toBe(key);
    expect(await call(panel, jar.on(get("/panel")))).toMatchObject({ status: 200 });
  });

  test("leaves the sign-in alone that this browser has begun", async () => {
    const { jar } = await signIn(await newMember());
    const authorize = await beginSignIn(jar);
    const state = authorize.searchParams.get("state") ?? "";
    await bringAnswer(jar, new URL("http://shop.test/auth-callback?error=access_denied&state=x"));
    const cancelled = new URLSearchParams({ error: "access_denied", state });
    await bringAnswer(jar, new URL(`http://shop.test/auth-callback?${cancelled}`));
    expect(await call(panel, jar.on(get("/panel")))).toMatchObject({ status: 200 });
  });
});

test("a sign-in leaves a line in the log, and nothing that says whose it was", async () => {
  const log = captureLog();
  const identity = await newMember();
  await signIn(identity);
  const lines = log()
    .split("\n")
    .filter((line) => line.includes('"signed in"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    session: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    isMember: true,
    who: expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
  for (const trace of [identity.email, identity.name, identity.id, identity.nickname])
    expect(log()).not.toContain(trace);
});

test("what somebody does to their sessions is in the log with who and where from", async () => {
  const log = captureLog();
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const context = { clientAddress: "192.0.2.44" };
  const asked = (address: string, fields: Record<string, string>) => ({
    request: jar.on(post(address, fields)),
    params: {},
    context,
  });
  const [own] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
  const who = { who: own!.id, from: "192.0.2.44" };
  await endSessions(asked("/profile/sessions", { id: randomUUID() }));
  await logout(asked("/logout", {}));
  const told = (what: string) =>
    log()
      .split("\n")
      .filter((line) => line.includes(`"msg":"${what}"`))
      .map((line) => JSON.parse(line) as object);
  expect(told("a session ended")).toMatchObject([who]);
  expect(told("signed out")).toMatchObject([who]);
  expect(log()).not.toContain(identity.email);
});
