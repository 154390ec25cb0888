import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groups } from "~/db/schema";
import { loader } from "~/routes/community/panel";
import { newGroup } from "../../support/community";
import { newMember, signIn } from "../../support/members";
import { call, get } from "../../support/requests";

type Panel = { firstGroups: { id: string; type: string }[] | null };

test("who is in no group is offered six of the liveliest open ones, each with its kind", async () => {
  const lively = await Promise.all(Array.from({ length: 7 }, () => newGroup({ type: 12 })));
  const closed = await newGroup({ isPrivate: true });
  for (const { id } of [...lively, closed])
    await db.update(groups).set({ postCount: 2_000_000_000 }).where(eq(groups.id, id));
  const { jar } = await signIn(await newMember());
  const { data } = await call<Panel>(loader, jar.on(get("/panel")));
  const ids = lively.map(({ id }) => id);
  expect(data.firstGroups).toHaveLength(6);
  for (const { id, type } of data.firstGroups ?? []) {
    expect(ids).toContain(id);
    expect(type).toBe("JobSeekers");
  }
});
