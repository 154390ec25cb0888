import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupWishes, users } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import * as entry from "~/entry.server";
import * as wishPage from "~/routes/community/group-wishes";
import { action as offer, loader as offerPage } from "~/routes/community/offer-to-keep";
import { wishConflicts } from "~/services/groups/refusals";
import { newGroup, putInto } from "../../support/community";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { call, post } from "../../support/requests";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "groups/wishes": wishPage }, entry, { default: () => <Outlet /> }),
);

let jar: CookieJar;
let userId: string;
beforeEach(async () => {
  const identity = await newMember();
  const nick = crypto.randomUUID();
  const [user] = await db
    .update(users)
    .set({ nick, nickKey: nick })
    .where(eq(users.auth0Id, identity.id))
    .returning();
  userId = user!.id;
  jar = (await signIn(identity)).jar;
});

type Offer = { last: { words: string; version: string } | null };

async function offering() {
  const group = await newGroup();
  const { id } = await putInto(group, { userId });
  const params = { slug: group.slug };
  const at = `/groups/${group.slug}/offer-to-keep`;
  return {
    memberId: id,
    send: (form: Record<string, string>) =>
      call<Refusal<Offer>>(offer, jar.on(post(at, form)), params),
    open: () => call<Offer>(offerPage, jar.on(new Request(`http://localhost${at}`)), params),
  };
}

test("an offer over one that waits comes back with both, and replaces it once its writer has seen it", async () => {
  const { send, open, memberId } = await offering();
  expect((await open()).data.last).toBeNull();
  expect((await send({ words: "Codziennie.", version: "" })).status).toBe(303);
  const { data, status } = await send({ words: "Wieczorami.", version: "" });
  expect(status).toBe(409);
  expect(data.errors[""]).toBe(wishConflicts.wish_waits.text);
  expect(data.values.words).toBe("Wieczorami.");
  expect(data.page.last?.words).toBe("Codziennie.");
  const { version } = data.page.last!;
  expect((await send({ words: "Wieczorami.", version })).status).toBe(303);
  const kept = await db.select().from(groupWishes).where(eq(groupWishes.memberId, memberId));
  expect(kept.map(({ words }) => words)).toEqual(["Wieczorami."]);
  expect((await open()).data.last?.words).toBe("Wieczorami.");
});

test("a proposal under a name that waits can be solved however the letters of that are put together", async () => {
  const name = `Żółte nici ${crypto.randomUUID().slice(0, 8)}`;
  const send = (form: Record<string, string>) =>
    fetch(
      jar.on(
        new Request(`${url}/groups/wishes`, {
          method: "POST",
          redirect: "manual",
          headers: { Origin: url },
          body: new URLSearchParams(form),
        }),
      ),
    );
  expect((await send({ name, words: "Dla jednych.", version: "" })).status).toBe(303);
  // As some keyboards write it.
  const decomposed = { name: name.normalize("NFD"), words: "Dla drugich." };
  const refused = await send({ ...decomposed, version: "" });
  expect(refused.status).toBe(409);
  const [, version = ""] = /name="version" value="([^"]*)"/.exec(await refused.text()) ?? [];
  expect(version).not.toBe("");
  expect((await send({ ...decomposed, version })).status).toBe(303);
  const [kept] = await db.select().from(groupWishes).where(eq(groupWishes.name, name));
  expect(kept?.words).toBe("Dla drugich.");
});

test("a proposal under a name that waits comes back with both, and is told that it was answered", async () => {
  const name = `Szycie ${crypto.randomUUID().slice(0, 8)}`;
  const send = (form: Record<string, string>) =>
    call<Refusal<{ wishes: { words: string; version: string }[] }>>(
      wishPage.action,
      jar.on(post("/groups/wishes", { name, ...form })),
      {},
    );
  await send({ words: "Dla jednych.", version: "" });
  const { status, data } = await send({ words: "Dla drugich.", version: "" });
  expect([status, data.values.words]).toEqual([409, "Dla drugich."]);
  const [waits] = data.page.wishes;
  expect(waits?.words).toBe("Dla jednych.");
  await db
    .update(groupWishes)
    .set({ outcome: "declined", answer: "Na razie nie.", answeredAt: new Date() })
    .where(eq(groupWishes.name, name));
  const late = await send({ words: "Dla drugich.", version: waits!.version });
  expect([late.status, late.data.errors[""]]).toEqual([
    409,
    wishConflicts.wish_answered_meanwhile.text,
  ]);
});
