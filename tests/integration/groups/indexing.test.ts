import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { indexedGroups } from "~/services/groups/queries.server";
import { setIndexing } from "~/services/groups/set-indexing.server";
import { newGroup } from "../../support/community";
import { testContext } from "../../support/orders";
import { newStaff, staffContext } from "../../support/staff";

test("search engines show an open group where staff say so, and no more when they take it back", async () => {
  const group = await newGroup();
  const { ctx } = await newStaff("moderator");
  const reason = "useful_to_many";
  expect(await indexedGroups(ctx)).not.toContain(group.slug);
  await setIndexing(ctx, { groupId: group.id, isIndexed: true, reason });
  expect(await indexedGroups(ctx)).toContain(group.slug);
  await expect(setIndexing(ctx, { groupId: group.id, isIndexed: true, reason })).rejects.toThrow(
    "indexed_already",
  );
  await setIndexing(ctx, { groupId: group.id, isIndexed: false, reason: "mistake" });
  expect(await indexedGroups(ctx)).not.toContain(group.slug);
  const lines = await db.select().from(auditLog).where(eq(auditLog.targetId, group.id));
  expect(lines.filter(({ act }) => act === "set_indexing")).toHaveLength(2);
});

test.each([
  ["a private", { isPrivate: true }],
  ["a sensitive", { isSensitive: true, type: 17 }],
] as const)("%s group is never shown to search engines", async (_which, kind) => {
  const group = await newGroup(kind);
  const { ctx } = await newStaff("moderator");
  await expect(
    setIndexing(ctx, { groupId: group.id, isIndexed: true, reason: "useful_to_many" }),
  ).rejects.toThrow("not_open");
  expect(await indexedGroups(ctx)).not.toContain(group.slug);
});

test("nobody but staff who manage groups says so", async () => {
  const group = await newGroup();
  for (const ctx of [testContext("visitor"), staffContext("finance"), staffContext("support")])
    await expect(
      setIndexing(ctx, { groupId: group.id, isIndexed: true, reason: "useful_to_many" }),
    ).rejects.toMatchObject({ name: "NotAllowed" });
});
