import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import { action as press, loader as look } from "~/routes/admin/act";
import { loader as exportPage } from "~/routes/admin/export";
import { action as exportFile } from "~/routes/admin/export-file";
import { staffActs } from "~/services/acts/staff-acts.server";
import { accessRefusals } from "~/services/access/refusals";
import { signedInMember, userOf } from "../../support/desk";
import { type CookieJar, provedAgo, signIn } from "../../support/members";
import { placeDeliveredOrder } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { banWords, newStaff } from "../../support/staff";
import type { Role } from "~/services/access/permissions";

const refused = { status: 401, data: { errors: { "": accessRefusals.sign_in_again.text } } };

async function atTheDesk(role: Role) {
  const { identity } = await newStaff(role);
  const { jar } = await signIn(identity);
  const grow = (minutes: number) => provedAgo(identity.id, minutes);
  return { identity, jar, grow };
}

const pressed = (
  jar: CookieJar,
  { tab, id, act }: { tab: string; id: string; act: string },
  form: Record<string, string>,
) => call(press, jar.on(post(`/admin/${tab}/${id}/${act}`, form)), { tab, id, act });

test.each<[string, Role, string, string, Record<string, string>]>([
  ["a ban", "admin", "users", "ban", { reason: "spam", days: "none", ...banWords }],
  ["the end of somebody's sessions", "support", "users", "end-sessions", { reason: "security" }],
  ["the opening of an order", "support", "orders", "open", { reason: "complaint" }],
])("%s takes a sign-in of the last quarter of an hour", async (_what, role, tab, act, form) => {
  const { identity, jar, grow } = await atTheDesk(role);
  const id = tab === "users" ? (await signedInMember()).id : (await placeDeliveredOrder()).id;
  const params = { tab, id, act };
  const asks = async () =>
    (await call<{ needsSignIn: boolean }>(look, jar.on(get(`/admin/${tab}/${id}/${act}`)), params))
      .data.needsSignIn;
  expect(await asks()).toBe(false);
  await grow(16);
  expect(await asks()).toBe(true);
  expect(await pressed(jar, params, form)).toMatchObject(refused);
  await signIn(identity, jar, { fresh: "1" });
  expect((await pressed(jar, params, form)).status).not.toBe(401);
});

test("the first such act after a sign-in asks for none: the provider told its time", async () => {
  const { jar } = await atTheDesk("admin");
  const { id } = await signedInMember();
  expect(
    await pressed(
      jar,
      { tab: "users", id, act: "ban" },
      { reason: "spam", days: "none", ...banWords },
    ),
  ).toMatchObject({
    status: 303,
  });
  expect(await userOf(id)).toMatchObject({ status: "banned" });
});

test("a deactivation takes one, another change of the same account none", async () => {
  const { identity, jar, grow } = await atTheDesk("support");
  const { id, fullName } = await signedInMember();
  const subscription = "none";
  const version = JSON.stringify({ fullName, subscription, isActive: true });
  const edit = { tab: "users", id, act: "edit" };
  const form = {
    ...{ fullName: fullName ?? "", subscriptionType: subscription },
    ...{ reason: "asked_by_member", version },
  };
  await grow(16);
  const old = await pressed(jar, edit, { ...form, isActive: "false" });
  expect(old).toMatchObject(refused);
  expect(old).toMatchObject({ data: { page: { needsSignIn: true } } });
  expect(await userOf(id)).toMatchObject({ status: "active" });
  const renamed = await pressed(jar, edit, { ...form, isActive: "true", fullName: "Ola Nowa" });
  expect(renamed).toMatchObject({ status: 303 });
  await signIn(identity, jar, { fresh: "1" });
  const seen = JSON.stringify({ fullName: "Ola Nowa", subscription, isActive: true });
  const last = { ...form, fullName: "Ola Nowa", isActive: "false", version: seen };
  expect(await pressed(jar, edit, last)).toMatchObject({ status: 303 });
  const [user] = await db.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ status: "inactive" });
});

test("a file of payments takes one: without it its page asks, and nothing leaves", async () => {
  const { identity, jar, grow } = await atTheDesk("finance");
  const module = { module: "payments" };
  const asks = async () =>
    (
      await call<{ needsSignIn: boolean }>(
        exportPage,
        jar.on(get("/admin/modules/payments/export?q=nobody")),
        module,
      )
    ).data.needsSignIn;
  const file = () => {
    const address = "/admin/modules/payments/export/file?q=nobody";
    return call(exportFile, jar.on(post(address, { reason: "accounting" })), module);
  };
  await grow(16);
  expect(await asks()).toBe(true);
  expect(await file()).toMatchObject({
    status: 303,
    location: "/admin/modules/payments/export?q=nobody",
  });
  await signIn(identity, jar, { fresh: "1" });
  expect(await asks()).toBe(false);
  expect(await file()).toMatchObject({ status: 200 });
});

test("whatever uncovers what somebody wrote takes one", () => {
  const uncovering = staffActs.filter(({ act }) => act.permission === "open_content");
  expect(uncovering.map(({ tab }) => tab)).toContain("support");
  expect(uncovering.filter(({ act }) => !act.isDangerous)).toEqual([]);
});
