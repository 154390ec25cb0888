import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, groups, pictures, posts } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as groupsPage } from "~/routes/admin/groups";
import type { ServiceContext } from "~/services/command/context.server";
import { NotAllowed } from "~/services/command/errors";
import { createGroup } from "~/services/groups/create-group.server";
import { deskGroup, listDeskGroups } from "~/services/groups/desk-queries.server";
import { editGroup } from "~/services/groups/edit-group.server";
import { groupVersion, groupSlug } from "~/services/groups/group-rules";
import { groupPage } from "~/services/groups/queries.server";
import { setGroupIcon } from "~/services/groups/set-group-icon.server";
import { readPicture } from "~/services/posts/read-picture.server";
import { groupTypeNumber, typeNumbersOf } from "~/site/group-types";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get, post as postForm } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

const visitor = testContext("visitor");
const rowOf = async (id: string) => (await db.select().from(groups).where(eq(groups.id, id)))[0];
const auditOf = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.targetId, id))).map((line) => [
    line.act,
    line.reason,
  ]);

const request = (more = {}) => ({
  name: `Ogród ${randomUUID().slice(0, 8)}`,
  description: "O roślinach i ludziach.",
  type: "Public" as const,
  isPrivate: false,
  isSensitive: false,
  reason: "new_topic" as const,
  ...more,
});

test("an address is made of a name", () => {
  expect(groupSlug("Życie po żałobie: Łódź & okolice!")).toBe("zycie-po-zalobie-lodz-okolice");
  expect(groupSlug("日本")).toBe("grupa");
  expect(groupSlug(`${"bardzo ".repeat(20)}`).length).toBeLessThanOrEqual(50);
});

describe("a group that staff make", () => {
  test("is there for everybody, and sensitive where its type is", async () => {
    const { ctx } = await newStaff("moderator");
    const plain = await createGroup(ctx, request());
    const grief = await createGroup(ctx, request({ type: "GriefSupport" }));
    const made = await rowOf(plain);
    expect(made).toMatchObject({ isSensitive: false, memberCount: 0, isIndexed: false });
    expect((await groupPage(visitor, made!.slug))?.card.name).toBe(made!.name);
    expect(await rowOf(grief)).toMatchObject({ isSensitive: true });
    expect(await auditOf(plain)).toEqual([["create_group", "new_topic"]]);
  });

  test("twice at the same moment is one, and the address of another is left to it", async () => {
    const [one, two] = [await newStaff("moderator"), await newStaff("admin")];
    const same = request();
    const both = await Promise.allSettled([createGroup(one.ctx, same), createGroup(two.ctx, same)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(createGroup(one.ctx, { ...same, name: same.name.toUpperCase() })).rejects.toThrow(
      "name_taken",
    );
    const other = await createGroup(one.ctx, { ...same, name: `${same.name}!` });
    expect((await rowOf(other))?.slug).toBe(`${groupSlug(same.name)}-2`);
    for (const wrong of [{ name: " " }, { name: "x".repeat(61) }, { description: "" }])
      await expect(createGroup(one.ctx, request(wrong))).rejects.toMatchObject({ name: "Invalid" });
  });
});

describe("a group that staff change", () => {
  const change = async (ctx: ServiceContext, id: string, more: object) => {
    const row = (await rowOf(id))!;
    await editGroup(ctx, {
      groupId: id,
      version: groupVersion(row),
      ...request(),
      ...{ name: row.name, description: row.description },
      ...{ isPrivate: row.isPrivate, isSensitive: row.isSensitive },
      ...more,
    });
  };

  test("keeps its address, and a sensitive one stays sensitive", async () => {
    const { ctx } = await newStaff("moderator");
    const { id, slug } = await newGroup({ isIndexed: true });
    await change(ctx, id, { name: `Nowa ${slug}`, isSensitive: true });
    expect(await rowOf(id)).toMatchObject({ slug, isSensitive: true, isIndexed: false });
    await expect(change(ctx, id, { isSensitive: false })).rejects.toThrow("stays_sensitive");
    const line = (await db.select().from(auditLog).where(eq(auditLog.targetId, id)))[0];
    expect(line).toMatchObject({ act: "edit_group", after: { sensitive: true, renamed: true } });
    expect(JSON.stringify(line)).not.toContain("Nowa");
  });

  test("that was closed while people wrote in it is not opened", async () => {
    const { ctx } = await newStaff("moderator");
    const group = await newGroup({ isPrivate: true });
    await change(ctx, group.id, { isPrivate: false });
    await change(ctx, group.id, { isPrivate: true });
    const post = await writePost(await putInto(group, await newPerson()));
    await expect(change(ctx, group.id, { isPrivate: false })).rejects.toThrow("has_texts");
    await db.update(posts).set({ state: "deleted" }).where(eq(posts.id, post.id));
    await change(ctx, group.id, { isPrivate: false });
  });

  test("by two at once is changed by one", async () => {
    const [one, two] = [await newStaff("moderator"), await newStaff("moderator")];
    const { id } = await newGroup();
    const version = groupVersion((await rowOf(id))!);
    const both = await Promise.allSettled([
      change(one.ctx, id, { version, description: "Pierwszy opis." }),
      change(two.ctx, id, { version, description: "Drugi opis." }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(change(one.ctx, id, {})).rejects.toThrow("nothing_changed");
  });
});

describe("on the pages", () => {
  test("groups are found by the number of their type, and by the families of the specification", async () => {
    const { jar } = await signIn((await newStaff("moderator")).identity);
    const made = await Promise.all(
      (["Public", "Adults", "GriefSupport"] as const).map(async (type) => {
        const { id } = await newGroup();
        await db
          .update(groups)
          .set({ type: groupTypeNumber(type) })
          .where(eq(groups.id, id));
        return { id, name: (await rowOf(id))!.name };
      }),
    );
    const found = async (type: string) => {
      const answers = await Promise.all(
        made.map(({ name }) =>
          call(groupsPage, jar.on(get(`/admin/groups?${new URLSearchParams({ type, name })}`))),
        ),
      );
      // A single hit opens itself.
      return made.filter(({ id }, each) => answers[each]?.location?.includes(id));
    };
    const [open, ofAdults, ofSupport] = made;
    expect(await found("0")).toEqual([open]);
    expect(await found("6")).toEqual([ofAdults]);
    expect(await found("default")).toEqual([open]);
    expect(await found("społeczna")).toEqual([ofAdults]);
    expect(await found("tematyczna")).toEqual([ofSupport]);
  });

  test("a group is made, and the boxes of one say what it is", async () => {
    const { jar } = await signIn((await newStaff("moderator")).identity);
    const params = { tab: "groups", id: "new", act: "create" };
    const page = await call(actPage, jar.on(get("/admin/groups/new/create")), params);
    expect(page.data).toMatchObject({ values: { type: "Public" } });
    expect(JSON.stringify(page.data)).toContain("Najpierw zapisz grupę, aby dodać ikonę.");
    const { isPrivate, isSensitive, ...texts } = request();
    void [isPrivate, isSensitive];
    const done = await call(
      act,
      jar.on(postForm("/admin/groups/new/create", { ...texts, isPrivate: "on" })),
      params,
    );
    expect(done).toMatchObject({ status: 303, location: "/admin/groups?done=group-created" });
    const [made] = await db.select().from(groups).where(eq(groups.name, texts.name));
    const editing = { ...params, id: made!.id, act: "edit" };
    expect((await call(actPage, jar.on(get("/admin/x")), editing)).data).toMatchObject({
      values: { name: texts.name, type: "Public", isPrivate: "on" },
    });
  });

  test("an icon is checked by what is in it, drawn anew, shown to everybody, and taken away", async () => {
    const { jar } = await signIn((await newStaff("moderator")).identity);
    const { id } = await newGroup({ isSensitive: true });
    const send = async (bytes: Uint8Array, name: string) => {
      const form = new FormData();
      form.set("file", new File([new Uint8Array(bytes)], name, { type: "image/png" }));
      form.set("reason", "clearer");
      const where = `http://shop.test/admin/groups/${id}/icon`;
      const request = new Request(where, { method: "POST", body: form });
      return call(act, jar.on(request), { tab: "groups", id, act: "icon" });
    };
    const fake = await send(Buffer.from("<svg onload=alert(1)>"), "ikona.png");
    expect(fake.status).toBe(400);
    expect((await rowOf(id))?.iconId).toBeNull();
    const colour = { r: 40, g: 60, b: 120 };
    const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: colour } });
    expect((await send(await drawn.png().toBuffer(), "ikona.png")).status).toBe(303);
    const { iconId } = (await rowOf(id))!;
    expect(await readPicture(visitor, iconId!, "small")).toMatchObject({
      isPublic: true,
      file: { contentType: "image/webp" },
    });
    expect((await send(await drawn.jpeg().toBuffer(), "druga.jpg")).status).toBe(303);
    expect(await db.select().from(pictures).where(eq(pictures.id, iconId!))).toEqual([]);
    const params = { tab: "groups", id, act: "remove-icon" };
    const gone = await call(act, jar.on(postForm("/admin/x", { reason: "mistake" })), params);
    expect(gone.status).toBe(303);
    expect((await rowOf(id))?.iconId).toBeNull();
    const ctx = staffContext("moderator");
    await expect(
      setGroupIcon(ctx, { groupId: id, picture: null, reason: "mistake" }),
    ).rejects.toMatchObject({ code: "no_icon" });
    expect((await auditOf(id)).map(([name]) => name)).toEqual(Array(3).fill("set_group_icon"));
  });

  test("what is no id is found nowhere, and hostile filters leave a list", async () => {
    const { jar } = await signIn((await newStaff("moderator")).identity);
    const hostile = `?name=%25%27%00&type=Nothing&isPrivate=maybe&isSensitive=${"x".repeat(9000)}&page=-1`;
    expect((await call(groupsPage, jar.on(get(`/admin/groups${hostile}`)))).status).toBe(200);
    for (const id of ["abc", "1' or 1=1", randomUUID()]) {
      expect((await call(groupsPage, jar.on(get("/admin/groups/x")), { id })).status).toBe(404);
      for (const name of ["edit", "icon", "remove-icon"])
        expect(
          (await call(actPage, jar.on(get("/admin/x")), { tab: "groups", id, act: name })).status,
        ).toBe(404);
    }
  });

  test("groups are found by name, type and who may read them", async () => {
    const ctx = staffContext("moderator");
    const mark = randomUUID().slice(0, 8);
    const open = await newGroup({ name: `Szlak ${mark}`, type: 3 });
    const closed = await newGroup({ name: `Szlak zamknięty ${mark}`, isPrivate: true });
    const idsOf = async (filters: Parameters<typeof listDeskGroups>[1]) =>
      (await listDeskGroups(ctx, filters, 1)).rows.map(({ id }) => id);
    expect(await idsOf({ name: mark.toUpperCase() })).toEqual([open.id, closed.id]);
    expect(await idsOf({ name: mark, isPrivate: true })).toEqual([closed.id]);
    expect(await idsOf({ name: mark, types: typeNumbersOf("3") })).toEqual([open.id]);
    expect(await idsOf({ name: mark, isSensitive: true })).toEqual([]);
    expect(await idsOf({ name: "%" })).toEqual([]);
  });
});

test("nobody else comes near the desk of groups", async () => {
  const group = await newGroup();
  const buyers = [visitor, (await newPerson()).ctx];
  for (const ctx of [...buyers, staffContext("support"), staffContext("finance")]) {
    await expect(createGroup(ctx, request())).rejects.toThrow(NotAllowed);
    await expect(deskGroup(ctx, group.id)).rejects.toThrow(NotAllowed);
    await expect(listDeskGroups(ctx, {}, 1)).rejects.toThrow(NotAllowed);
    await expect(editGroup(ctx, { ...request(), groupId: group.id, version: "" })).rejects.toThrow(
      NotAllowed,
    );
  }
});
