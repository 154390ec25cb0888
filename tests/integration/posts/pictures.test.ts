import sharp from "sharp";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { maxPictureBytes } from "~/forms/files";
import { db } from "~/db/client.server";
import { groups, pictures, posts, storedFiles } from "~/db/schema";
import { preparePicture, type PreparedPicture } from "~/services/pictures/prepare-picture.server";
import { deleteLoosePictures } from "~/services/pictures/store-picture.server";
import { deletePost } from "~/services/posts/delete-post.server";
import { editPost } from "~/services/posts/edit-post.server";
import { groupFeed } from "~/services/posts/feed.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { readPicture } from "~/services/posts/read-picture.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { laterOn, writePost } from "../../support/written";
import { interlacedPng } from "../../support/interlaced-png";
import { screeningOf } from "../../support/screening";
import { outcomeOf } from "../../support/refused";

const file = (bytes: Uint8Array, name = "zdjecie.jpg") => new File([new Uint8Array(bytes)], name);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3355aa" } });

describe("a picture that is sent", () => {
  test("is drawn anew at two sizes, upright, without where and by what it was taken", async () => {
    const sent = await plain(3000, 2000)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: "Aparat" }, IFD3: { GPSLatitude: "52/1 13/1 0/1" } },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const prepared = await preparePicture(file(sent));
    expect(prepared).toMatchObject({ width: 1067, height: 1600 });
    for (const [size, edge] of [
      ["large", 1600],
      ["small", 640],
    ] as const) {
      const { exif, xmp, iptc, format, height } = await sharp(prepared.sizes[size]).metadata();
      expect({ exif, xmp, iptc, format, height }).toEqual({ format: "webp", height: edge });
      expect(prepared.sizes[size].includes("Aparat")).toBe(false);
    }
  });

  test.each([
    ["a page that says it is a picture", Buffer.from("<html><script>alert(1)</script>")],
    [
      "a drawing with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ["an animation of another kind", Buffer.from("GIF89a\u0001\u0000\u0001\u0000")],
  ])("is refused when it is %s", async (_, bytes) => {
    expect(await outcomeOf(preparePicture(file(bytes, "a.png")))).toBe("picture_wrong_format");
  });

  test("is refused when it is larger than 8 MB, broken off, or a bomb", async () => {
    expect(await outcomeOf(preparePicture(file(new Uint8Array(maxPictureBytes + 1))))).toBe(
      "picture_too_large",
    );
    const half = (await plain(500, 500).jpeg().toBuffer()).subarray(0, 400);
    expect(await outcomeOf(preparePicture(file(half)))).toBe("picture_damaged");
    const bomb = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(maxPictureBytes);
    expect(await outcomeOf(preparePicture(file(bomb)))).toBe("picture_damaged");
  });

  test("is opened with so much memory and no more, however small its file is", async () => {
    const held = interlacedPng(7_700);
    expect(held.length).toBeLessThan(maxPictureBytes / 8);
    expect(await outcomeOf(preparePicture(file(held)))).toBe("picture_damaged");
    const prepared = await preparePicture(file(interlacedPng(2_000)));
    expect(prepared).toMatchObject({ width: 1600, height: 1600 });
  });
});

describe("a picture of a post", () => {
  const clock = laterOn();
  let prepared: PreparedPicture;
  beforeAll(async () => {
    prepared = await preparePicture(file(await plain(80, 60).png().toBuffer()));
  });

  async function posted(isPrivate: boolean) {
    const [group, ala] = await Promise.all([newGroup({ isPrivate }), newPerson({}, clock)]);
    await putInto(group, ala);
    const postId = await writePost(ala.ctx, group.id, {
      picture: { prepared, alternativeText: "Niebo" },
    });
    const [post] = await db.select().from(posts).where(eq(posts.id, postId));
    return { ala, postId, id: post?.pictureId ?? "" };
  }

  test("may be kept by a browser only where anybody may read the group", async () => {
    const open = await posted(false);
    const closed = await posted(true);
    const visitor = testContext("visitor");
    expect(await readPicture(visitor, open.id, "small")).toMatchObject({ isPublic: true });
    expect(await readPicture(visitor, closed.id, "small")).toBeNull();
    expect(await readPicture(closed.ala.ctx, closed.id, "large")).toMatchObject({
      isPublic: false,
      file: { contentType: "image/webp" },
    });
  });

  test("that moderators hid is in no post, no feed and at no address, its author's included", async () => {
    const { ala, postId, id } = await posted(false);
    const [post] = await db.select().from(posts).where(eq(posts.id, postId));
    const [group] = await db.select().from(groups).where(eq(groups.id, post!.groupId));
    const visitor = testContext("visitor");
    const seen = async (ctx: typeof visitor) => [
      (await findPostPage(ctx, postId))?.post.picture?.id ?? null,
      (await groupFeed(ctx, group!.slug))?.posts[0]?.picture?.id ?? null,
      (await readPicture(ctx, id, "small")) === null ? null : id,
    ];
    for (const ctx of [visitor, ala.ctx]) expect(await seen(ctx)).toEqual([id, id, id]);
    await db.update(pictures).set({ hiddenAt: new Date() }).where(eq(pictures.id, id));
    for (const ctx of [visitor, ala.ctx]) expect(await seen(ctx)).toEqual([null, null, null]);
    expect((await findPostPage(visitor, postId))?.post.id).toBe(postId);
  });

  test("is changed with its post, and the old one is at no address any more", async () => {
    const { ala, postId, id } = await posted(false);
    await editPost(ala.ctx, {
      ...{ postId, title: "Nowe zdjęcie", content: "To samo niebo.", replyPreference: null },
      ...{ isHard: false, tags: [], withoutPicture: false, alternativeText: "Chmury" },
      picture: {
        prepared: await preparePicture(file(await plain(20, 10).jpeg().toBuffer())),
      },
      screening: screeningOf(),
    });
    const page = await findPostPage(ala.ctx, postId);
    expect(page?.post).toMatchObject({ isEdited: true, picture: { alternativeText: "Chmury" } });
    expect(page?.post.picture?.id).not.toBe(id);
    expect(await readPicture(ala.ctx, id, "large")).toBeNull();
    expect(await readPicture(ala.ctx, page!.post.picture!.id, "large")).not.toBeNull();
  });

  test("is closed to whoever reported it, or its post, and to nobody else", async () => {
    for (const kind of ["picture", "post"] as const) {
      const { ala, postId, id } = await posted(false);
      const [reporter, other] = [await newPerson({}, clock), await newPerson({}, clock)];
      await reportAs(reporter, kind, kind === "post" ? postId : id);
      expect(await readPicture(reporter.ctx, id, "large")).toBeNull();
      const page = await findPostPage(reporter.ctx, postId);
      if (kind === "post") expect(page).toBeNull();
      else expect(page?.post).toMatchObject({ id: postId, picture: null });
      for (const { ctx } of [ala, other]) {
        expect(await readPicture(ctx, id, "large")).not.toBeNull();
        expect((await findPostPage(ctx, postId))?.post.picture).toMatchObject({ id });
      }
    }
  });

  test("goes with its post, and what belongs to nothing any more goes within a day", async () => {
    const own = await posted(false);
    await deletePost(own.ala.ctx, own.postId);
    expect(await db.select().from(pictures).where(eq(pictures.id, own.id))).toEqual([]);
    const other = await posted(false);
    await db.delete(posts).where(eq(posts.id, other.postId));
    const schedule = testContext("schedule", clock);
    await deleteLoosePictures(schedule);
    expect(await db.select().from(pictures).where(eq(pictures.id, other.id))).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 25 * 60 * 60_000);
    await deleteLoosePictures(schedule);
    expect(await db.select().from(pictures).where(eq(pictures.id, other.id))).toEqual([]);
    const keys = (await db.select({ key: storedFiles.key }).from(storedFiles)).map(
      ({ key }) => key,
    );
    expect(keys.filter((key) => key.includes(own.id) || key.includes(other.id))).toEqual([]);
  });
});
