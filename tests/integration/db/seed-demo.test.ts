import { expect, test } from "vitest";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { seedDemo } from "../../../scripts/seed-demo";
import { cast } from "../../../sandbox/auth0/cast";

test("whom the sign-in page of the demonstration calls members have nothing left to accept", async () => {
  await seedDemo(env.DATABASE_URL);
  await seedDemo(env.DATABASE_URL);
  const members = await db.query.users.findMany();
  const { member, secondMember, administrator } = cast;
  for (const { id } of [member, secondMember, administrator]) {
    const accounts = members.filter(({ auth0Id }) => auth0Id === id);
    expect(accounts).toMatchObject([{ status: "active", termsVersion: brand.legalVersion }]);
  }
});
