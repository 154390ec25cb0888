import { expect, test } from "vitest";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { seedDemo } from "../../scripts/seed-demo";
import { cast } from "../../sandbox/auth0/cast";

test("whom the sign-in page of the demonstration calls members have nothing left to accept", async () => {
  await seedDemo(env.DATABASE_URL);
  await seedDemo(env.DATABASE_URL);
  const members = await db.query.users.findMany();
  const anna = members.filter(({ auth0Id }) => auth0Id === cast.member.id);
  expect(anna).toMatchObject([{ status: "active", termsVersion: brand.legalVersion }]);
  expect(members.every(({ termsAcceptedAt }) => termsAcceptedAt !== null)).toBe(true);
});
