import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { requireSession } from "~/http/guards.server";
import { paths } from "~/paths";
import { loader as usersPage } from "~/routes/admin/users";
import { loader as login } from "~/routes/account/login";
import { loader as panel } from "~/routes/community/panel";
import { call, get } from "../../support/requests";
import {
  answerAtProvider,
  beginSignIn,
  bringAnswer,
  CookieJar,
  newIdentity,
  newMember,
  signIn,
} from "../../support/members";
import { hold } from "../../support/work";
import { sandbox } from "../../support/world";

const error = (reason: string) => `/error?done=sign-in-${reason}`;

/** A sign-in while the provider has a fault. */
async function signInDuring(fault: string) {
  const identity = await newMember();
  sandbox.faults.arm({ service: "auth0", fault });
  return { identity, ...(await signIn(identity)) };
}

test("asks for code, PKCE, nonce, Polish, the scopes and the audience", async () => {
  const { searchParams, pathname } = await beginSignIn(new CookieJar(), { screen_hint: "signup" });
  expect(pathname).toBe("/auth0/authorize");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    ui_locales: "pl",
    screen_hint: "signup",
    scope: "openid profile email read:users create:posts delete:comments admin",
    audience: "https://api.konstelacja.test",
  });
});

test("a member comes to the panel, or back to where they were going", async () => {
  const identity = await newMember();
  const { jar, answer } = await signIn(identity);
  expect(answer).toMatchObject({ status: 303, location: "/panel" });
  expect((await call(panel, jar.on(get("/panel")))).data).toMatchObject({ isStaff: false });
  const again = await signIn(identity, new CookieJar(), { returnTo: "/profile/settings?a=1#b" });
  expect(again.answer.location).toBe("/profile/settings?a=1#b");
  const inPolish = await signIn(identity, new CookieJar(), { returnTo: "/szukaj?q=ż" });
  expect(inPolish.answer.location).toBe("/szukaj?q=%C5%BC");
});

test("whoever has no account comes to the registration, unconfirmed to the confirmation", async () => {
  expect((await signIn(newIdentity())).answer.location).toBe("/register");
  const going = await signIn(newIdentity(), new CookieJar(), { returnTo: "/panel?x" });
  expect(going.answer.location).toBe("/register?returnTo=%2Fpanel%3Fx");
  const unverified = await signIn(await newMember({ emailVerified: false }));
  expect(unverified.answer.location).toBe("/email-verification-required");
});

test("a name that shows nothing is none", async () => {
  const identity = newIdentity({ name: "\u200b", nickname: "\u2060 kasia" });
  await signIn(identity);
  const [session] = await db.select().from(sessions).where(eq(sessions.auth0Id, identity.id));
  expect(session).toMatchObject({ name: null, nickname: "\u2060 kasia" });
});

describe("how fresh a sign-in is, the provider tells at every one", () => {
  const isFreshIn = async (jar: CookieJar) =>
    (await requireSession({ request: jar.on(get("/panel")), context: {} })).isFresh;
  const ageAsked = async (form: Record<string, string>) => {
    const { searchParams } = await beginSignIn(new CookieJar(), form);
    return { prompt: searchParams.get("prompt"), age: Number(searchParams.get("max_age")) };
  };

  test("it is asked for a time, and only for a new password where that is needed", async () => {
    expect(await ageAsked({})).toEqual({ prompt: null, age: 365 * 86_400 });
    expect(await ageAsked({ fresh: "1" })).toEqual({ prompt: "login", age: 0 });
  });

  test("somebody who has just given a password need not do it again", async () => {
    const { jar } = await signIn(await newMember());
    expect(await isFreshIn(jar)).toBe(true);
  });

  test("somebody whom single sign-on let in has to, and then it counts", async () => {
    const { identity, jar, answer } = await signInDuring("single_sign_on");
    expect(answer.location).toBe("/panel");
    expect(await isFreshIn(jar)).toBe(false);
    sandbox.faults.arm({ service: "auth0", fault: "single_sign_on" });
    await signIn(identity, jar, { fresh: "1" });
    expect(await isFreshIn(jar)).toBe(true);
  });

  test("a token without a time, or with one that has not come yet, counts as old", async () => {
    expect(await isFreshIn((await signInDuring("no_auth_time")).jar)).toBe(false);
    expect(await isFreshIn((await signInDuring("future_auth_time")).jar)).toBe(false);
  });
});

describe("a forged, borrowed or worn-out token signs nobody in", () => {
  test.each([
    "wrong_key",
    "alg_none",
    "alg_hs256",
    "other_audience",
    "other_issuer",
    "expired_token",
    "future_token",
    "not_yet_valid_token",
    "wrong_nonce",
    "no_nonce",
    "several_audiences",
    "party_of_another",
    "no_expiry",
    "text_expiry",
    "two_parts",
    "access_token_of_another",
  ])("%s", async (fault) => {
    const { identity, jar, answer } = await signInDuring(fault);
    expect(answer).toMatchObject({ status: 303, location: error("invalid_token") });
    expect(jar.get("session")).toBeUndefined();
    const rows = await db.select({ auth0Id: sessions.auth0Id }).from(sessions);
    expect(rows).not.toContainEqual({ auth0Id: identity.id });
  });

  test("but one that ran out half a minute ago does", async () => {
    const { answer } = await signInDuring("just_expired_token");
    expect(answer.location).toBe("/panel");
  });
});

describe("an answer that belongs to no sign-in of this browser signs nobody in", () => {
  test("another state", async () => {
    const { jar, answer } = await signInDuring("wrong_state");
    expect(answer.location).toBe(error("state_mismatch"));
    expect(jar.get("session")).toBeUndefined();
  });

  test("the answer to somebody else's sign-in", async () => {
    const [mine, theirs] = [new CookieJar(), new CookieJar()];
    await beginSignIn(mine);
    const address = await answerAtProvider(await beginSignIn(theirs), await newMember());
    expect((await bringAnswer(mine, address)).location).toBe(error("state_mismatch"));
    expect((await bringAnswer(theirs, address)).location).toBe("/panel");
  });

  test("an answer without a beginning", async () => {
    const address = await answerAtProvider(await beginSignIn(new CookieJar()), await newMember());
    const answer = await bringAnswer(new CookieJar(), address);
    expect(answer.location).toBe(error("missing_transaction"));
  });

  test("the same answer a second time", async () => {
    const jar = new CookieJar();
    const address = await answerAtProvider(await beginSignIn(jar), await newMember());
    expect((await bringAnswer(jar, address)).location).toBe("/panel");
    expect((await bringAnswer(jar, address)).location).toBe(error("state_mismatch"));
  });

  test("two sign-ins side by side both come to their end", async () => {
    const jar = new CookieJar();
    const [first, second] = [await beginSignIn(jar), await beginSignIn(jar)];
    const identity = await newMember();
    for (const begun of [second, first])
      expect((await bringAnswer(jar, await answerAtProvider(begun, identity))).location).toBe(
        "/panel",
      );
  });
});

describe("what the provider says instead of a code ends where it should", () => {
  test.each([
    ["denied_unverified", paths.emailVerification()],
    ["login_required", paths.login()],
    ["mfa_required", error("mfa_required")],
    ["provider_trouble", error("provider_error")],
  ])("%s", async (fault, target) => {
    expect((await signInDuring(fault)).answer).toMatchObject({ status: 303, location: target });
  });

  test("a sign-in that the person breaks off", async () => {
    const jar = new CookieJar();
    const authorize = await beginSignIn(jar);
    const response = await fetch(`${sandbox.url}/auth0/authorize/cancel`, {
      method: "POST",
      body: authorize.searchParams,
      redirect: "manual",
    });
    const back = new URL(response.headers.get("location") ?? "");
    expect((await bringAnswer(jar, back)).location).toBe(error("access_denied"));
  });
});

describe("a provider in trouble", () => {
  test("that fails twice is asked a third time", async () => {
    sandbox.faults.arm({ service: "auth0", fault: "server_error", times: 2, path: "/oauth/token" });
    expect((await signIn(await newMember())).answer.location).toBe("/panel");
  });

  test("that goes on failing is told of, with a way to try again", async () => {
    sandbox.faults.arm({ service: "auth0", fault: "server_error", times: 3, path: "/oauth/token" });
    const { answer, jar } = await signIn(await newMember());
    expect(answer).toMatchObject({ status: 503, data: { state: "failed" } });
    expect((await bringAnswer(jar, new URL("http://shop.test/auth-callback"))).location).toBe(
      "/login",
    );
  });

  test("that takes its time: the browser is told, looks again and is signed in", async () => {
    const goOn = hold("auth0", "/oauth/token");
    const { jar, answer } = await signIn(await newMember(), new CookieJar(), {
      returnTo: "/profile/settings/sessions",
    });
    expect(answer).toMatchObject({ status: 200, data: { state: "signing_in", nextLook: 1 } });
    goOn();
    let look = answer;
    while (look.status === 200)
      look = await bringAnswer(jar, new URL("http://shop.test/auth-callback?look=1"));
    expect(look).toMatchObject({ status: 303, location: "/profile/settings/sessions" });
  });
});

test("the page of the sign-in sends whoever is signed in on", async () => {
  const { jar } = await signIn(await newMember());
  const answer = await call(login, jar.on(get("/login?returnTo=/profile/settings")));
  expect(answer).toMatchObject({ status: 303, location: "/profile/settings" });
});

test("staff act only after a second factor, where the setting says so and the provider can", async () => {
  Object.assign(env, { STAFF_SECOND_FACTOR: true });
  onTestFinished(() => void Object.assign(env, { STAFF_SECOND_FACTOR: false }));
  const identity = await newMember({ roles: ["admin"] });
  const { jar } = await signIn(identity);
  const desk = () => call(usersPage, jar.on(get("/admin/users")));
  expect((await call(panel, jar.on(get("/panel")))).status).toBe(200);
  expect((await desk()).location).toBe("/login?returnTo=%2Fadmin%2Fusers");
  expect((await call(login, jar.on(get("/login?returnTo=%2Fadmin%2Fusers")))).data).toMatchObject({
    needsSecondFactor: true,
  });
  const authorize = await beginSignIn(jar);
  expect(authorize.searchParams.get("acr_values")).toMatch(/multi-factor$/);
  await bringAnswer(jar, await answerAtProvider(authorize, identity));
  expect((await desk()).status).toBe(200);
  // Nobody else is asked for one.
  const { jar: theirs } = await signIn(await newMember());
  expect((await beginSignIn(theirs)).searchParams.get("acr_values")).toBeNull();
});
