import { expect, test } from "vitest";
import { paths } from "~/paths";
import type { Refusal } from "~/forms/refusal";
import { action, loader } from "~/routes/account/preferences";
import { CookieJar, signIn } from "../../support/members";
import { call, get, post } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";

type Page = { chosen: Record<string, unknown>; languages: { id: number; name: string }[] };

const read = async (jar: CookieJar) =>
  (await call<Page>(loader, jar.on(get(paths.profilePreferences())))).data;
const save = async (jar: CookieJar, form: Record<string, string>) => {
  const answer = await call<Refusal<Page>>(action, jar.on(post(paths.profilePreferences(), form)));
  jar.take(answer);
  return answer;
};
const themeOf = (jar: CookieJar) => {
  const value = jar.get("theme");
  return value && (JSON.parse(atob(decodeURIComponent(value))) as string);
};

test("preferences are saved, and the theme applies at once", async () => {
  const { identity, jar } = await memberInside();
  const { chosen, languages } = await read(jar);
  expect(chosen).toEqual({ languageId: "1", emailNotifications: false, theme: "device" });
  expect(languages.map(({ name }) => name)).toEqual([
    "polski",
    "angielski",
    "niemiecki",
    "francuski",
  ]);
  const answer = await save(jar, { languageId: "3", emailNotifications: "on", theme: "dark" });
  expect(answer.location).toBe("/profile/settings/preferences?done=saved");
  expect(themeOf(jar)).toBe("dark");
  expect(await userOf(identity.id)).toMatchObject({
    languageId: 3,
    emailNotifications: true,
    theme: "dark",
  });
  expect((await read(jar)).chosen).toEqual({
    languageId: "3",
    emailNotifications: true,
    theme: "dark",
  });
  await save(jar, { languageId: "3", theme: "device" });
  expect(themeOf(jar)).toBeUndefined();
  expect(await userOf(identity.id)).toMatchObject({ emailNotifications: false, theme: null });
});

test("what is no choice is refused, with both reasons", async () => {
  const { identity, jar } = await memberInside();
  const answer = await save(jar, { languageId: "99", theme: "neon" });
  expect(answer).toMatchObject({
    status: 422,
    data: { errors: { languageId: "Wybierz język.", theme: "Wybierz motyw." } },
  });
  expect(await userOf(identity.id)).toMatchObject({ languageId: 1, theme: null });
});

test("signing in brings the theme to a browser that has none, and leaves another's choice alone", async () => {
  const { identity, jar } = await memberInside();
  await save(jar, { languageId: "1", theme: "dark" });
  expect(themeOf((await signIn(identity)).jar)).toBe("dark");
  const chosen = new CookieJar();
  const light = encodeURIComponent(btoa(JSON.stringify("light")));
  chosen.take({ headers: new Headers({ "Set-Cookie": `theme=${light}` }) });
  await signIn(identity, chosen);
  expect(themeOf(chosen)).toBe("light");
});
