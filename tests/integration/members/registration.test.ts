import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema";
import { action as confirm, loader as confirmed } from "~/routes/account/email-confirmed";
import { action as resend, loader as required } from "~/routes/account/email-verification-required";
import { loader as panel } from "~/routes/community/panel";
import { action, loader } from "~/routes/account/register";
import type { Refusal } from "~/forms/refusal";
import type { RegistrationView } from "~/routes/account/registration-page";
import { registrationFailure } from "~/routes/account/registration-failure";
import { CookieJar, newIdentity, newMember, signIn } from "../../support/members";
import { OutsideWorld } from "../../support/outside-world";
import { call, get, post } from "../../support/requests";
import { sandbox } from "../../support/world";

const complete = { username: "Kasia", languageId: "1", terms: "on", age: "on" };
const register = (jar: CookieJar, form: Record<string, string>) =>
  call<Refusal<RegistrationView>>(action, jar.on(post("/register", form)));
const userOf = async (auth0Id: string) =>
  (await db.select().from(users).where(eq(users.auth0Id, auth0Id)))[0];

describe("the registration", () => {
  test("is prefilled from the sign-in, with the languages of the database", async () => {
    const identity = newIdentity({ picture: "https://pictures.example/kasia.png" });
    const { jar } = await signIn(identity);
    const { data } = await call<RegistrationView>(loader, jar.on(get("/register?returnTo=/panel")));
    expect(data).toMatchObject({
      identity: { email: identity.email, fullName: "Kasia Nowak" },
      values: { username: "Kasia", returnTo: "/panel", languageId: "1" },
      languages: [
        { id: 1, name: "polski" },
        { id: 2, name: "angielski" },
        { id: 3, name: "niemiecki" },
        { id: 4, name: "francuski" },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(identity.id);
  });

  test("takes an address for no name", async () => {
    const identity = newIdentity({ name: "kasia@example.com", nickname: "kasia" });
    const { jar } = await signIn(identity);
    const { data } = await call<RegistrationView>(loader, jar.on(get("/register")));
    expect(data).toMatchObject({ identity: { fullName: null }, values: { username: "kasia" } });
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["no name", { username: " " }, { username: "Wszystkie pola są wymagane." }],
    ["no language", { languageId: "" }, { languageId: "Wybierz język." }],
    ["language 0", { languageId: "0" }, { languageId: "Wybierz język." }],
    ["a language that is none", { languageId: "99" }, { languageId: "Wybierz język." }],
    ["a language in words", { languageId: "polski" }, { languageId: "Wybierz język." }],
    ["no consent", { terms: "" }, { terms: "Musisz zaakceptować regulamin." }],
    ["no age", { age: "" }, { age: "Zaznacz, że masz co najmniej 16 lat." }],
    [
      "nothing at all",
      { username: "", languageId: "", terms: "", age: "" },
      {
        username: "Wszystkie pola są wymagane.",
        languageId: "Wybierz język.",
        terms: "Musisz zaakceptować regulamin.",
        age: "Zaznacz, że masz co najmniej 16 lat.",
      },
    ],
  ])("with %s says what is missing and keeps the rest", async (_name, changes, errors) => {
    const identity = newIdentity();
    const { jar } = await signIn(identity);
    const answer = await register(jar, { ...complete, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual(errors);
    expect(answer.data.values).toMatchObject({ ...complete, ...changes });
    expect(await userOf(identity.id)).toBeUndefined();
  });

  test("makes the account of the identity that has signed in, whatever the form says", async () => {
    const identity = newIdentity();
    const { jar } = await signIn(identity);
    const form = { ...complete, auth0Id: "auth0|demo-helena", email: "helena@example.com" };
    expect(await register(jar, form)).toMatchObject({
      ...{ status: 303, location: "/panel?done=account-created" },
    });
    expect(await userOf(identity.id)).toMatchObject({
      email: identity.email,
      username: "Kasia",
      nick: "Kasia",
      fullName: identity.name,
      languageId: 1,
      status: "active",
      termsAcceptedAt: expect.any(Date),
    });
    expect(await userOf("auth0|demo-helena")).toBeUndefined();
  });

  test("sent twice at once makes one account", async () => {
    const identity = newIdentity();
    const { jar } = await signIn(identity);
    const answers = await Promise.all([1, 2, 3].map(() => register(jar, complete)));
    for (const { location } of answers)
      expect(location).toMatch(/^\/panel(\?done=account-created)?$/);
    const rows = await db.select().from(users).where(eq(users.auth0Id, identity.id));
    expect(rows).toHaveLength(1);
  });

  test("leads back only into this site", async () => {
    const { jar } = await signIn(newIdentity());
    const answer = await register(jar, { ...complete, returnTo: "//evil.example" });
    expect(answer.location).toBe("/panel?done=account-created");
  });

  test("leads back to a page whose address holds Polish letters", async () => {
    const { jar } = await signIn(newIdentity());
    const answer = await register(jar, { ...complete, returnTo: "/szukaj?q=ż" });
    expect(answer.location).toBe("/szukaj?q=%C5%BC&done=account-created");
  });

  test("of an identity without an address is refused", async () => {
    const { jar } = await signIn(newIdentity({ email: "" }));
    const answer = await register(jar, complete);
    expect(answer.data.errors).toEqual({ email: "Wszystkie pola są wymagane." });
  });

  test.each([
    [{ code: "23505" }, "Nie udało się utworzyć użytkownika. Spróbuj ponownie."],
    [{ code: "08006" }, "Brak odpowiedzi z serwera. Sprawdź połączenie internetowe."],
    [{ code: "ECONNREFUSED" }, "Brak odpowiedzi z serwera. Sprawdź połączenie internetowe."],
    [{}, "Wystąpił nieoczekiwany błąd. Spróbuj ponownie."],
  ])("that fails with %o says so", (cause, text) => {
    expect(registrationFailure(Object.assign(new Error("failed"), cause))).toBe(text);
    const wrapped = new Error("query failed", { cause: Object.assign(new Error(), cause) });
    expect(registrationFailure(wrapped)).toBe(text);
  });
});

describe("an unconfirmed address", () => {
  const world = new OutsideWorld(sandbox.url);
  const again = (jar: CookieJar) =>
    call<Refusal>(resend, jar.on(post("/email-verification-required", {})));
  const open = (jar: CookieJar) => call(confirmed, jar.on(get("/email-confirmed")));
  const ask = (jar: CookieJar) => call<Refusal>(confirm, jar.on(post("/email-confirmed", {})));
  const unconfirmed = expect.stringMatching(/^Twój adres e-mail nie jest jeszcze potwierdzony/);

  test("is shown, and its mail really sent again, three times an hour", async () => {
    const identity = newIdentity({ emailVerified: false });
    const { jar } = await signIn(identity);
    const page = await call(required, jar.on(get("/email-verification-required")));
    expect(page.data).toEqual({ signedIn: true, email: identity.email });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => again(jar)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 429, 429]);
    for (const { location, data } of answers)
      if (location) expect(location).toBe("/email-verification-required?done=activation-sent");
      else expect(data.errors[""]).toMatch(/^Wysłaliśmy już kilka wiadomości/);
    expect(await world.inbox(identity.email)).toHaveLength(3);
  });

  test("whose mail cannot be sent says so", async () => {
    const { jar } = await signIn(newIdentity({ emailVerified: false }));
    sandbox.faults.arm({ service: "auth0", fault: "server_error", path: "/jobs/" });
    expect(await again(jar)).toMatchObject({
      status: 502,
      data: { errors: { "": "Nie udało się wysłać wiadomości. Spróbuj ponownie." } },
    });
  });

  test("is confirmed by the mail's link, and the way to an account leads through the terms", async () => {
    const identity = newIdentity({ emailVerified: false });
    const { jar } = await signIn(identity);
    expect(await ask(jar)).toMatchObject({ status: 422, data: { errors: { "": unconfirmed } } });
    await again(jar);
    const [mail] = await world.inbox(identity.email);
    const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const verified = await fetch(link, { redirect: "manual" });
    expect(verified.headers.get("location")).toMatch(/\/email-confirmed$/);
    expect((await open(jar)).data).toEqual({ isSignedIn: true });
    expect(await ask(jar)).toMatchObject({ status: 303, location: "/auth-callback" });
    expect(await open(jar)).toMatchObject({ status: 303, location: "/auth-callback" });
    expect(await ask(jar)).toMatchObject({ status: 303, location: "/auth-callback" });
    expect(await userOf(identity.id)).toBeUndefined();
    const page = await call(required, jar.on(get("/email-verification-required")));
    expect(page).toMatchObject({ status: 303, location: "/register" });
    const member = await call(panel, jar.on(get("/panel")));
    expect(member).toMatchObject({ status: 303, location: "/register?returnTo=%2Fpanel" });
    expect(await register(jar, complete)).toMatchObject({
      ...{ status: 303, location: "/panel?done=account-created" },
    });
    expect((await call(panel, jar.on(get("/panel")))).status).toBe(200);
  });

  test("with a row that has accepted nothing is no member until the terms are accepted", async () => {
    const identity = newIdentity();
    const createdAt = new Date("2026-01-02T03:04:05Z");
    await db
      .insert(users)
      .values({ auth0Id: identity.id, email: identity.email, username: "kasia", createdAt });
    const { jar, answer } = await signIn(identity);
    expect(answer.location).toBe("/register");
    expect((await call(panel, jar.on(get("/panel")))).location).toMatch(/^\/register/);
    expect(await register(jar, complete)).toMatchObject({
      ...{ status: 303, location: "/panel?done=account-created" },
    });
    expect(await userOf(identity.id)).toMatchObject({
      username: "Kasia",
      createdAt,
      termsAcceptedAt: expect.any(Date),
    });
    expect((await call(panel, jar.on(get("/panel")))).status).toBe(200);
  });

  test("that cannot be asked about is not taken for confirmed", async () => {
    const { jar } = await signIn(newIdentity({ emailVerified: false }));
    sandbox.faults.arm({ service: "auth0", fault: "server_error", times: 3, path: "/users/" });
    expect(await ask(jar)).toMatchObject({
      status: 502,
      data: { errors: { "": expect.stringMatching(/^Nie udało się sprawdzić/) } },
    });
    expect(await ask(jar)).toMatchObject({ status: 422, data: { errors: { "": unconfirmed } } });
  });

  test("is asked about when its owner presses for it, ten times an hour, and by no look", async () => {
    const { jar } = await signIn(newIdentity({ emailVerified: false }));
    // Counts: each call that reaches the provider uses one up.
    sandbox.faults.arm({ service: "auth0", fault: "server_error", times: 99, path: "/users/" });
    for (let look = 0; look < 20; look++)
      expect((await open(jar)).data).toEqual({ isSignedIn: true });
    expect(sandbox.faults.list()[0]!.remaining).toBe(99);
    sandbox.faults.clear();
    const statuses = [];
    for (let press = 0; press < 12; press++) statuses.push((await ask(jar)).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test("is confirmed in the sessions that hold it, and in none that began under another one", async () => {
    const identity = newIdentity({ emailVerified: false });
    const { jar: old } = await signIn(identity);
    const confirmedNow = { ...identity, email: `new.${identity.email}` };
    sandbox.state.identities.put(confirmedNow);
    const { jar } = await signIn(confirmedNow);
    sandbox.state.identities.put({ ...confirmedNow, emailVerified: true });
    expect(await ask(jar)).toMatchObject({ status: 303 });
    expect(await ask(old)).toMatchObject({
      status: 422,
      data: { errors: { "": expect.stringMatching(/zmienił się od tego logowania/) } },
    });
    const kept = await db.select().from(sessions).where(eq(sessions.auth0Id, identity.id));
    expect(kept.map(({ email, emailVerified }) => [email, emailVerified]).toSorted()).toEqual([
      [identity.email, false],
      [confirmedNow.email, true],
    ]);
  });

  test("is nobody's business who is not signed in", async () => {
    const nobody = new CookieJar();
    expect((await open(nobody)).data).toEqual({ isSignedIn: false });
    expect(await again(nobody)).toMatchObject({
      status: 401,
      data: { signIn: "/login?returnTo=%2Femail-verification-required" },
    });
    const { jar } = await signIn(await newMember());
    expect(await again(jar)).toMatchObject({ status: 303, location: "/panel" });
  });
});
