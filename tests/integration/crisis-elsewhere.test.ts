import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { crisisCounts, users } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as saveNick } from "~/routes/community/nick";
import { loader as search } from "~/routes/community/search";
import { findEverywhere } from "../support/find-everywhere";
import { captureLog } from "../support/captured-log";
import { memberInside, userOf } from "../support/settings";
import { call, get, post } from "../support/requests";

beforeEach(async () => void (await db.delete(crisisCounts)));
const counts = async () =>
  (await db.select().from(crisisCounts)).map(({ place, level, count }) => [place, level, count]);

describe("a nick in which a crisis is heard", () => {
  test("brings help first, and is taken by whoever wants it all the same", async () => {
    const { identity, jar } = await memberInside();
    const send = (form: Record<string, string>) =>
      call<Refusal>(saveNick, jar.on(post("/profile/nick", form)));
    const form = { nick: "Chcę się zabić", returnTo: "/panel" };
    expect(await send(form)).toMatchObject({ status: 422, data: { step: "help", values: form } });
    expect((await userOf(identity.id))?.nickKey).toBeNull();
    expect(await counts()).toEqual([["nick", "acute", 1]]);
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

describe("a search in which a crisis is heard", () => {
  const ask = (q: string, more = "") =>
    call<{ needsHelp: boolean }>(search, get(`/szukaj?${new URLSearchParams({ q })}${more}`));

  test("shows help above what is found, and counts that alone", async () => {
    const mark = "zqxjv";
    const question = `chcę się zabić ${mark}`;
    const logged = captureLog();
    expect((await ask(question)).data.needsHelp).toBe(true);
    expect(logged()).not.toContain(mark);
    expect(await findEverywhere(mark)).toEqual([]);
    expect(await counts()).toEqual([["search", "acute", 1]]);
    expect((await ask(question, "&before=x")).data.needsHelp).toBe(true);
    expect(await counts()).toEqual([["search", "acute", 1]]);
  });

  test.each(["", "film o samobójstwie", "jak upiec chleb", "zabić nudę", "\u0000".repeat(300)])(
    "is not every search: %s",
    async (question) => {
      expect((await ask(question)).data.needsHelp).toBe(false);
      expect(await counts()).toEqual([]);
    },
  );
});
