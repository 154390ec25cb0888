import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { pictures, posts, users } from "~/db/schema";
import { helpSeenName } from "~/crisis/detour";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as edit, loader as editing } from "~/routes/community/edit-post";
import { dropPictureName, keptPictureName } from "~/routes/community/kept-picture";
import { action as publish } from "~/routes/community/new-post";
import { loader as picture } from "~/routes/community/picture";
import { deleteLoosePictures } from "~/services/pictures/store-picture.server";
import { preparePicture, type PreparedPicture } from "~/services/pictures/prepare-picture.server";
import { pictureRefusals } from "~/services/pictures/refusals";
import { keepPicture, openKeptPicture } from "~/services/posts/kept-picture.server";
import { readPicture } from "~/services/posts/read-picture.server";
import { writingRefusals } from "~/services/posts/refusals";
import { postVersion } from "~/services/posts/written-version";
import { hour } from "~/time/durations";
import { newGroup, newPerson, putInto } from "../../support/community";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { testContext } from "../../support/orders";
import { outcomeOf } from "../../support/refused";
import { call, get } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { laterOn, writePost } from "../../support/written";

const despair = "Nie chcę już żyć, chcę się zabić.";
const gone = pictureRefusals.kept_picture_gone;

let png: Buffer;
let prepared: PreparedPicture;
beforeAll(async () => {
  png = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#3355aa" } })
    .png()
    .toBuffer();
  prepared = await preparePicture(new File([new Uint8Array(png)], "niebo.png"));
});

const acute = screeningOf("acute");
const loose = async (id: string) =>
  (await db.select().from(pictures).where(eq(pictures.id, id))).length === 1;
const idOf = (key: string) => key.split(".")[0] ?? "";
const pictureOf = async (groupId: string) =>
  (await db.select().from(posts).where(eq(posts.groupId, groupId))).map(
    ({ pictureId, state }) => [pictureId, state] as const,
  );

describe("the key to a kept picture", () => {
  const clock = laterOn();
  let ala: Awaited<ReturnType<typeof newPerson>>;
  let group: Awaited<ReturnType<typeof newGroup>>;
  let key: string;
  beforeEach(async () => {
    clock.now = laterOn().now;
    [group, ala] = await Promise.all([newGroup(), newPerson({}, clock)]);
    await putInto(group, ala);
    key = (await keepPicture(ala.ctx, prepared, group.id))!;
  });
  const send = (kept: string, more = {}, who = ala) =>
    writePost(who.ctx, group.id, { picture: { kept, alternativeText: "Niebo" }, ...more });

  test("opens it for its post, once", async () => {
    await send(key);
    expect(await pictureOf(group.id)).toEqual([[idOf(key), "published"]]);
    expect(
      await db
        .select()
        .from(pictures)
        .where(eq(pictures.id, idOf(key))),
    ).toMatchObject([{ alternativeText: "Niebo" }]);
    expect(await outcomeOf(send(key))).toBe(gone.code);
    expect(await openKeptPicture(ala.ctx, key)).toBeNull();
  });

  test("sent at once for two posts is the picture of one", async () => {
    const outcomes = await Promise.all([outcomeOf(send(key)), outcomeOf(send(key))]);
    expect(outcomes).toContain(gone.code);
    expect(await pictureOf(group.id)).toHaveLength(1);
  });

  test("of somebody else, of another group, changed or old opens nothing", async () => {
    const [fremd, other] = [await newPerson({}, clock), await newGroup()];
    await Promise.all([putInto(group, fremd), putInto(other, ala)]);
    const theirs = (await keepPicture(fremd.ctx, prepared, group.id))!;
    const elsewhere = (await keepPicture(ala.ctx, prepared, other.id))!;
    const [id, , until, signature] = key.split(".");
    const bad = {
      "somebody else's": theirs,
      "another group's": elsewhere,
      "for any group by its own word": [id, "-", until, signature].join("."),
      "for longer": [id, group.id, "zzzzzzzz", signature].join("."),
      "of another picture": [idOf(theirs), group.id, until, signature].join("."),
      "no key": "x".repeat(200),
      empty: "",
    };
    for (const [what, kept] of Object.entries(bad)) {
      expect(await outcomeOf(send(kept)), what).toBe(gone.code);
      expect(await openKeptPicture(ala.ctx, kept, group.id), what).toBeNull();
    }
    clock.now = new Date(clock.now.getTime() + 23 * hour);
    expect(await outcomeOf(send(key))).toBe(gone.code);
    expect(await pictureOf(group.id)).toEqual([]);
  });

  test("that opens nothing leaves words in danger kept all the same", async () => {
    const [post] = await Promise.all([send("x", { screening: acute, content: despair })]);
    expect(await pictureOf(group.id)).toEqual([[null, "held"]]);
    expect(post).toBeDefined();
  });

  test("fits every group where none was chosen when it was made", async () => {
    const any = (await keepPicture(ala.ctx, prepared, ""))!;
    await send(any);
    expect(await pictureOf(group.id)).toEqual([[idOf(any), "published"]]);
  });

  test("is the only way to the picture, which goes after a day", async () => {
    for (const ctx of [ala.ctx, testContext("visitor", clock)])
      expect(await readPicture(ctx, idOf(key), "small")).toBeNull();
    clock.now = new Date(clock.now.getTime() + 25 * hour);
    await deleteLoosePictures(testContext("schedule", clock));
    expect(await loose(idOf(key))).toBe(false);
  });

  test("is not given without end", async () => {
    for (let turn = 0; turn < 19; turn += 1) await keepPicture(ala.ctx, prepared, group.id);
    expect(await keepPicture(ala.ctx, prepared, group.id)).toBeNull();
  });
});

describe("the form of a post with a picture", () => {
  let jar: CookieJar;
  let userId: string;
  let own: Awaited<ReturnType<typeof putInto>>;
  let group: Awaited<ReturnType<typeof newGroup>>;
  beforeEach(async () => {
    const identity = await newMember();
    const nick = randomUUID();
    const [user] = await db
      .update(users)
      .set({ nick, nickKey: nick, createdAt: new Date("2026-01-01") })
      .where(eq(users.auth0Id, identity.id))
      .returning();
    userId = user!.id;
    group = await newGroup({ isPrivate: true, isSensitive: true });
    own = await putInto(group, { userId });
    jar = (await signIn(identity)).jar;
  });

  type Fields = Record<string, string | Buffer>;
  const words = (more: Fields = {}): Fields => ({
    ...{ groupId: group.id, title: "Ta noc", content: despair, formToken: randomUUID() },
    ...{ alternativeText: "Okno w nocy", ...more },
  });
  const ask = (address: string, fields: Fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      body.set(
        name,
        typeof value === "string" ? value : new File([new Uint8Array(value)], "okno.png"),
      );
    return jar.on(new Request(`http://localhost${address}`, { method: "POST", body }));
  };
  const send = (fields: Fields) => call<Refusal>(publish, ask("/post/new", fields));
  const look = (key: string, as = jar) =>
    call(picture, as.on(get(paths.keptPicture(key))), { id: idOf(key), size: "small" });

  const held = () => pictureOf(group.id);

  test("keeps it through the help lines, and it is held with the words", async () => {
    const sent = words({ image: png });
    const help = await send(sent);
    expect(help).toMatchObject({ status: 422, data: { step: "help" } });
    const { values } = help.data;
    const { image: _, ...typed } = sent;
    expect(values.image).toBeUndefined();
    expect(values).toMatchObject(typed);
    const key = values[keptPictureName]!;
    expect((await send({ ...values, [helpSeenName]: "1" })).location).toContain("done=post-held");
    expect(await held()).toEqual([[idOf(key), "held"]]);
    expect(
      await db
        .select()
        .from(pictures)
        .where(eq(pictures.id, idOf(key))),
    ).toMatchObject([{ alternativeText: "Okno w nocy" }]);
    expect((await look(key)).status).toBe(404);
  });

  test("keeps it on the way back, and wherever the form comes back again", async () => {
    const { values } = (await send(words({ image: png }))).data;
    const back = await send({ ...values, backToForm: "1" });
    expect(back.data).toMatchObject({ step: "edit", values });
    const wrong = await send({ ...values, title: "", helpSeen: "1" });
    expect(wrong.data.errors).toEqual({ title: "Tytuł jest wymagany" });
    expect(wrong.data.values[keptPictureName]).toBe(values[keptPictureName]);
    const dropped = { ...values, [dropPictureName]: "on", helpSeen: "1" };
    expect((await send(dropped)).location).toContain("done=post-held");
    expect(await held()).toEqual([[null, "held"]]);
  });

  test("takes another in its place", async () => {
    const { values } = (await send(words({ image: png }))).data;
    await send({ ...values, image: png, helpSeen: "1" });
    const [[id] = []] = await held();
    expect(id).not.toBeNull();
    expect(id).not.toBe(idOf(values[keptPictureName]!));
  });

  test("shows it to whoever sent it, and to nobody else", async () => {
    const { values } = (await send(words({ image: png }))).data;
    const key = values[keptPictureName]!;
    const shown = await look(key);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    const other = (await signIn(await newMember())).jar;
    expect((await look(key, other)).status).toBe(404);
    const signedOut = await call(picture, get(paths.keptPicture(key)), {
      ...{ id: idOf(key), size: "small" },
    });
    expect(signedOut.status).toBe(404);
  });

  test("says when it is gone: words in danger are held without it, all others come back", async () => {
    const fremd = await newPerson();
    const theirs = (await keepPicture(fremd.ctx, prepared, group.id))!;
    const acuteWords = words({ [keptPictureName]: theirs, helpSeen: "1" });
    expect((await send(acuteWords)).location).toContain("done=post-held-without-picture");
    expect(await held()).toEqual([[null, "held"]]);
    const plain = words({ [keptPictureName]: theirs, content: "Dziś było spokojnie." });
    const answer = await send(plain);
    expect(answer).toMatchObject({ status: 422, data: { errors: { image: gone.text } } });
    const { [keptPictureName]: _, ...typed } = plain;
    expect(answer.data.values).toEqual(typed);
    expect(await held()).toHaveLength(1);
  });

  test("keeps no picture that cannot be opened, and the words without it", async () => {
    const { values } = (await send(words({ image: Buffer.from("nic") }))).data;
    expect(values).toMatchObject({ image: "okno.png", content: despair });
    expect(values[keptPictureName]).toBeUndefined();
  });

  test("keeps it where two tabs disagree, and puts it under the changed words", async () => {
    const { id } = await db
      .insert(posts)
      .values({
        ...{ groupId: group.id, authorId: own.id, title: "Ta noc", content: "Jest cicho." },
        ...{ formToken: randomUUID(), createdAt: new Date() },
      })
      .returning()
      .then(([post]) => post!);
    const written = {
      ...{ title: "Ta noc", text: "Jest cicho.", replyPreference: null },
      ...{ isHard: false, tags: [], picture: null },
    };
    const save = (fields: Fields) =>
      call<Refusal>(edit, ask(paths.postEditing(id), fields), { id });
    const change = { title: "Ta noc", content: "Jest bardzo cicho.", alternativeText: "" };
    const old = postVersion({ ...written, title: "Inna noc" });
    const conflict = await save({ ...change, image: png, version: old });
    expect(conflict).toMatchObject({
      status: 422,
      data: { errors: { "": writingRefusals.words_changed.text } },
    });
    const { values } = conflict.data;
    expect((await save({ ...values, version: postVersion(written) })).location).toContain(
      "done=post-saved",
    );
    expect(await held()).toEqual([[idOf(values[keptPictureName]!), "published"]]);
  });

  test("lets no second tab undo what the first changed beside the words", async () => {
    await send(words({ image: png, content: "Jest cicho.", alternativeText: "Mgła" }));
    const [{ id } = { id: "" }] = await db.select().from(posts).where(eq(posts.groupId, group.id));
    const now = async () => {
      const [row] = await db
        .select()
        .from(posts)
        .leftJoin(pictures, eq(pictures.id, posts.pictureId))
        .where(eq(posts.id, id));
      const { tags, isHard, replyPreference, pictureId } = row!.posts;
      const alternativeText = row!.pictures?.alternativeText;
      return { tags, isHard, replyPreference, pictureId, alternativeText };
    };
    const opened = async () =>
      (await call<{ version: string }>(editing, jar.on(get(paths.postEditing(id))), { id })).data
        .version;
    const save = (fields: Fields) =>
      call<Refusal>(edit, ask(paths.postEditing(id), fields), { id });
    const same = { title: "Ta noc", content: "Jest cicho.", alternativeText: "Mgła" };
    const tagged = { ...same, tags: "sen", isHard: "on", replyPreference: "listening" };
    const refusedAs = { status: 422, data: { errors: { "": writingRefusals.words_changed.text } } };
    for (const [first, second] of [
      [tagged, same],
      [{ ...tagged, tags: "sen, noc" }, tagged],
      [{ ...tagged, isHard: "" }, tagged],
      [{ ...tagged, replyPreference: "advice" }, tagged],
      [{ ...tagged, alternativeText: "Księżyc" }, tagged],
      [
        { ...tagged, image: png },
        { ...tagged, withoutPicture: "on" },
      ],
    ] as const) {
      const version = await opened();
      const before = await now();
      expect((await save({ ...first, version })).location).toContain("done=post-saved");
      const changed = await now();
      expect(changed).not.toEqual(before);
      expect(await save({ ...second, version })).toMatchObject(refusedAs);
      expect(await now()).toEqual(changed);
    }
    const again = { ...same, withoutPicture: "on", version: await opened() };
    expect((await save(again)).location).toContain("done=post-saved");
    expect(await now()).toMatchObject({ pictureId: null, tags: [], isHard: false });
  });
});
