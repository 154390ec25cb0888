import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import * as entry from "~/entry.server";
import { paths } from "~/paths";
import * as accountDeleted from "~/routes/account/account-deleted";
import * as deleteAccount from "~/routes/account/delete-account";
import { withFlash } from "~/http/flash.server";
import { newGroup, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { newMember, provedAgo, signIn } from "../../support/members";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    { "profile/settings/delete-account": deleteAccount, "account-deleted": accountDeleted },
    entry,
    { default: () => <Outlet /> },
  ),
);

const choice = "Zostaw jako „Konto usunięte”";

test("what becomes of posts and comments is said before anybody has to sign in again for it", async () => {
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const open = async () => (await fetch(jar.on(new Request(url + paths.accountDeletion())))).text();
  expect(await open()).not.toContain(choice);
  const [user] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
  await writePost(await putInto(await newGroup(), { userId: user!.id }));
  await provedAgo(identity.id, 60);
  const before = await open();
  expect(before).toContain(`href="${adultCrisisLine.href}"`);
  expect(before).toContain(choice);
  expect(before).not.toContain('name="texts"');
  await provedAgo(identity.id, 0);
  const asked = await open();
  expect(asked).toContain('name="texts"');
  expect(asked.split(choice)).toHaveLength(2);
});

test("the goodbye stays until it was read", async () => {
  const html = await (
    await fetch(url + withFlash(paths.accountDeleted(), "account-deleted"))
  ).text();
  expect(html).toContain("Twoje konto zostało usunięte.");
  expect(html).not.toMatch(/http-equiv="?refresh/i);
});
