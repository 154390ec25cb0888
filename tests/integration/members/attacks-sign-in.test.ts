import { describe, expect, test } from "vitest";
import { loader as panel } from "~/routes/community/panel";
import { captureLog } from "../../support/captured-log";
import { beginSignIn, bringAnswer, newMember, signIn } from "../../support/members";
import { call, get } from "../../support/requests";

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
  });
  for (const trace of [identity.email, identity.name, identity.id, identity.nickname])
    expect(log()).not.toContain(trace);
});
