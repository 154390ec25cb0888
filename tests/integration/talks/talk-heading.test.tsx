import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { talks } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as talk from "~/routes/mentor/talk";
import { giveConsent } from "~/services/talks/consent.server";
import { startTalk } from "~/services/talks/send-message.server";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { memberInside, userOf } from "../../support/settings";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "mentor-ai/:id": talk }, entry, { default: () => <Outlet /> }),
);

test("a heading that only repeats the message below it is quiet, and one that somebody chose is not", async () => {
  const { identity, jar } = await memberInside();
  const { id: userId } = (await userOf(identity.id))!;
  const ctx = testContext({ kind: "member", userId });
  await giveConsent(ctx, { isAdult: true, consents: true });
  const { talkId } = await startTalk(ctx, {
    ...{ style: 5, isEphemeral: false, formToken: randomUUID(), screening: screeningOf() },
    content: "Nie wiem, od czego zacząć.",
  });
  const heading = async () => {
    const html = await (await fetch(jar.on(new Request(url + paths.talk(talkId))))).text();
    return /<h1 class="([^"]*)">([^<]*)<\/h1>/.exec(html)?.slice(1);
  };
  expect(await heading()).toEqual([
    expect.stringContaining("text-sm font-normal text-muted"),
    "Nie wiem, od czego zacząć.",
  ]);
  await db.update(talks).set({ title: "Początek" }).where(eq(talks.id, talkId));
  expect(await heading()).toEqual([expect.stringContaining("text-xl"), "Początek"]);
});
