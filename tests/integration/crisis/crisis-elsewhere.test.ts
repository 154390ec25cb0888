import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { crisisCounts, users } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as saveNick } from "~/routes/community/nick";
import { action as register } from "~/routes/account/register";
import { loader as search } from "~/routes/community/search";
import { findEverywhere } from "../../support/find-everywhere";
import { captureLog } from "../../support/captured-log";
import { crisesCounted } from "../../support/crisis-counts";
import { newIdentity, signIn } from "../../support/members";
import { memberInside, postProfile, userOf } from "../../support/settings";
import { call, get, post } from "../../support/requests";

beforeEach(async () => void (await db.delete(crisisCounts)));

describe("a nick in which a crisis is heard", () => {
  test("brings help first, and is taken by whoever wants it all the same", async () => {
    const { identity, jar } = await memberInside();
    const send = (form: Record<string, string>) =>
      call<Refusal>(saveNick, jar.on(post("/profile/nick", form)));
    const form = { nick: "Po prostu chcę się zabić", returnTo: "/panel" };
    expect(await send(form)).toMatchObject({ status: 422, data: { step: "help", values: form } });
    expect((await userOf(identity.id))?.nickKey).toBeNull();
    expect(await crisesCounted()).toEqual([["nick", "acute", 1]]);
    expect(await send({ ...form, backToForm: "1" })).toMatchObject({
      status: 422,
      data: { step: "edit", values: { nick: form.nick } },
    });
    expect(await send({ ...form, helpSeen: "1" })).toMatchObject({
      status: 303,
      location: "/panel",
    });
    await db.update(users).set({ nickKey: null }).where(eq(users.auth0Id, identity.id));
    expect((await send({ nick: "Wesoły Żuraw" })).status).toBe(303);
  });
});

describe("a registration in which a crisis is heard", () => {
  test("brings help first, and makes the account of whoever wants it all the same", async () => {
    const identity = newIdentity();
    const { jar } = await signIn(identity);
    const send = (form: Record<string, string>) =>
      call<Refusal>(register, jar.on(post("/register", form)));
    const form = {
      ...{ username: "Naprawdę nie chcę już żyć", languageId: "1", terms: "on", age: "on" },
      returnTo: "/grupy",
    };
    // Also while something else is missing: help does not wait for a tick.
    expect(await send({ ...form, age: "" })).toMatchObject({ status: 422, data: { step: "help" } });
    expect(await send(form)).toMatchObject({ status: 422, data: { step: "help", values: form } });
    expect(await userOf(identity.id)).toBeUndefined();
    expect(await crisesCounted()).toEqual([["registration", "acute", 2]]);
    expect(await send({ ...form, backToForm: "1" })).toMatchObject({
      status: 422,
      data: { step: "edit", values: form },
    });
    expect(await send({ ...form, helpSeen: "1" })).toMatchObject({
      status: 303,
      location: "/grupy?done=account-created",
    });
    expect((await userOf(identity.id))?.username).toBe(form.username);
    expect(await crisesCounted()).toEqual([["registration", "acute", 2]]);
  });
});

describe("a profile in which a crisis is heard", () => {
  const calm = { username: "kasia", fullName: "" };

  test.each(["username", "nick", "fullName"])(
    "brings help first and is then saved as it is: %s",
    async (name) => {
      const { identity, jar } = await memberInside();
      const before = await userOf(identity.id);
      // A nick is one member's alone.
      const own = before?.id.slice(0, 5);
      const words = `Po prostu chcę się zabić ${own}`;
      const form = { ...calm, nick: `Kasia ${own}`, [name]: words };
      expect(await postProfile(jar, form)).toMatchObject({
        status: 422,
        data: { step: "help", values: form },
      });
      expect(await userOf(identity.id)).toEqual(before);
      expect(await crisesCounted()).toEqual([["profile", "acute", 1]]);
      expect(await postProfile(jar, { ...form, backToForm: "1" })).toMatchObject({
        data: { step: "edit", values: form },
      });
      expect(await postProfile(jar, { ...form, helpSeen: "1" })).toMatchObject({
        location: "/profile/settings?done=saved",
      });
      expect(await userOf(identity.id)).toMatchObject({ [name]: words });
      // What is saved is not heard again with the next change.
      const next = { ...form, [name === "username" ? "fullName" : "username"]: "Kasia" };
      expect((await postProfile(jar, next)).status).toBe(303);
      expect(await crisesCounted()).toEqual([["profile", "acute", 1]]);
    },
  );
});

describe("a search in which a crisis is heard", () => {
  const ask = (q: string, more = "") =>
    call<{ needsHelp: boolean }>(search, get(`/szukaj?${new URLSearchParams({ q })}${more}`));

  test("shows help above what is found, and counts that alone", async () => {
    const mark = "zqxjv";
    const question = `po prostu chcę się zabić ${mark}`;
    const logged = captureLog();
    expect((await ask(question)).data.needsHelp).toBe(true);
    expect(logged()).not.toContain(mark);
    expect(await findEverywhere(mark)).toEqual([]);
    expect(await crisesCounted()).toEqual([["search", "acute", 1]]);
    expect((await ask(question, "&before=x")).data.needsHelp).toBe(true);
    expect(await crisesCounted()).toEqual([["search", "acute", 1]]);
  });

  test.each(["", "film o samobójstwie", "jak upiec chleb", "zabić nudę", "\u0000".repeat(300)])(
    "is not every search: %s",
    async (question) => {
      expect((await ask(question)).data.needsHelp).toBe(false);
      expect(await crisesCounted()).toEqual([]);
    },
  );
});
