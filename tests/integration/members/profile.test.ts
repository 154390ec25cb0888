import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { db } from "~/db/client.server";
import { loader as avatar } from "~/routes/account/avatar";
import { call, get } from "../../support/requests";
import { fileOf, photo } from "../../support/sample-files";
import { memberInside, postAvatar, postProfile, readProfile, userOf } from "../../support/settings";

const picture = (type: "png" | "webp" | "gif", background = "#36a") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(type)
    .toBuffer();

const wrongFormat = "❌ Dozwolone formaty to JPG, PNG, WEBP.";
const tooLarge = "❌ Maksymalny rozmiar avatara to 5MB.";
const largest = 5 * 1024 * 1024;

const bytesAt = async (id: string | null) => {
  const { response } = await call(avatar, get(`/avatars/${id}`), { id: id ?? "" });
  if (!response) throw new Error("no answer");
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe("the profile", () => {
  test("is kept", async () => {
    const { identity, jar } = await memberInside();
    const form = { username: "  kasia  ", nick: "Kaśka", fullName: "" };
    expect(await postProfile(jar, form)).toMatchObject({
      status: 303,
      location: "/profile/settings?done=saved",
    });
    expect((await readProfile(jar)).data).toMatchObject({
      username: "kasia",
      nick: "Kaśka",
      fullName: null,
      email: identity.email,
    });
  });

  test("never takes an address, a status or an identifier from the form", async () => {
    const { identity, jar } = await memberInside();
    const before = await userOf(identity.id);
    await postProfile(jar, {
      username: "kasia",
      email: "obca@example.com",
      auth0Id: "auth0|obca",
      status: "banned",
      profilePictureUrl: "https://example.com/x.png",
    });
    const { email, auth0Id, status, profilePictureUrl } = (await userOf(identity.id)) ?? {};
    expect({ email, auth0Id, status, profilePictureUrl }).toEqual({
      email: before?.email,
      auth0Id: before?.auth0Id,
      status: "active",
      profilePictureUrl: null,
    });
  });

  test("says all that is wrong at once and gives the person their words back", async () => {
    const { jar } = await memberInside();
    const form = { username: " ", nick: "k".repeat(61), fullName: "f".repeat(121) };
    const answer = await postProfile(jar, form);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual({
      username: "Wpisz imię.",
      nick: "Nazwa może mieć najwyżej 30 znaków.",
      fullName: "Imię i nazwisko mogą mieć najwyżej 120 znaków.",
    });
    expect(answer.data.values).toMatchObject(form);
  });

  test("sent after the session has ended comes back filled, with a way to sign in", async () => {
    const { identity, jar } = await memberInside();
    const before = await userOf(identity.id);
    jar.take({ headers: new Headers({ "Set-Cookie": "session=; Max-Age=0" }) });
    const form = { username: "kasia", nick: "Kaśka" };
    const answer = await postProfile(jar, form);
    expect(answer).toMatchObject({
      status: 401,
      data: {
        values: form,
        action: "/profile/settings",
        signIn: "/login?returnTo=%2Fprofile%2Fsettings",
      },
    });
    expect(await userOf(identity.id)).toEqual(before);
  });

  test("says so when it cannot be kept", async () => {
    const { jar } = await memberInside();
    vi.spyOn(db, "transaction").mockImplementation(() => {
      throw new Error("down");
    });
    const answer = await postProfile(jar, { username: "kasia" });
    vi.restoreAllMocks();
    expect(answer).toMatchObject({
      status: 500,
      data: { errors: { "": "Nie udało się zapisać danych." } },
    });
  });
});

describe("the avatar", () => {
  test.each(["png", "webp"] as const)("is taken as %s, whatever it is called", async (type) => {
    const { jar } = await memberInside();
    const answer = await postAvatar(jar, fileOf("zdjecie.txt", await picture(type), "text/plain"));
    expect(answer.location).toBe("/profile/settings?done=avatar");
    const { avatarId } = (await readProfile(jar)).data;
    const { headers, bytes } = await bytesAt(avatarId);
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "webp",
      width: 256,
      height: 256,
    });
  });

  test("forgets where a photograph was taken, and by whom", async () => {
    const { jar } = await memberInside();
    const sent = await photo();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    await postAvatar(jar, fileOf("zdjecie.jpg", sent));
    const { bytes } = await bytesAt((await readProfile(jar)).data.avatarId);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(bytes.includes("Anna Nowak")).toBe(false);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ["a GIF that is called PNG", async () => fileOf("a.png", await picture("gif"), "image/png")],
    ["an SVG", () => fileOf("a.svg", svg, "image/svg+xml")],
    ["an SVG that is called JPG", () => fileOf("a.jpg", svg, "image/jpeg")],
    ["a page", () => fileOf("a.webp", "<!doctype html><script>", "image/webp")],
    ["an empty file", () => fileOf("a.png", "", "image/png")],
  ])("is not taken from %s", async (_, make) => {
    const { jar } = await memberInside();
    const answer = await postAvatar(jar, await make());
    expect(answer).toMatchObject({ status: 422, data: { errors: { file: wrongFormat } } });
    expect((await readProfile(jar)).data.avatarId).toBeNull();
  });

  test("may have 5 MB and no byte more", async () => {
    const { jar } = await memberInside();
    const content = await picture("png");
    const padded = (size: number) =>
      fileOf("a.png", Buffer.concat([content, Buffer.alloc(size - content.length)]));
    const answer = await postAvatar(jar, padded(largest + 1));
    expect(answer).toMatchObject({ status: 422, data: { errors: { file: tooLarge } } });
    expect((await postAvatar(jar, padded(largest))).status).toBe(303);
  });

  test("that is broken or missing is said to be", async () => {
    const { jar } = await memberInside();
    const half = (await photo(600, 600)).subarray(0, 700);
    expect((await postAvatar(jar, fileOf("a.jpg", half))).data.errors).toEqual({
      file: "Błąd podczas wysyłania pliku.",
    });
    expect((await postAvatar(jar)).data.errors).toEqual({ file: "Wybierz plik ze zdjęciem." });
  });

  test("has an address that tells nothing: the same picture never has the same one", async () => {
    const same = await picture("png");
    const ids: (string | null)[] = [];
    const [{ jar }, { jar: other }] = [await memberInside(), await memberInside()];
    for (const member of [jar, jar, other]) {
      await postAvatar(member, fileOf("a.png", same));
      ids.push((await readProfile(member)).data.avatarId);
    }
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect((await bytesAt(ids[1]!)).bytes).toEqual((await bytesAt(ids[2]!)).bytes);
    expect((await bytesAt(ids[0]!)).headers.get("Location")).toBe("/avatars/default.svg");
  });

  test("that nobody has leads to the drawn one", async () => {
    // The last one is what an address was like when it was a digest.
    for (const id of [randomUUID(), "", "x", "%00", createHash("sha256").digest("base64url")]) {
      const { headers } = await bytesAt(id);
      expect(headers.get("Location")).toBe("/avatars/default.svg");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test("gives way to the next one, and to the drawn one when it is taken away", async () => {
    const { jar } = await memberInside();
    await postAvatar(jar, fileOf("a.png", await picture("png", "#123")));
    const { avatarId: first } = (await readProfile(jar)).data;
    await postAvatar(jar, fileOf("b.png", await picture("png", "#456")));
    const { avatarId: second } = (await readProfile(jar)).data;
    expect(second).not.toBe(first);
    expect((await bytesAt(first)).headers.get("Location")).toBe("/avatars/default.svg");
    await postProfile(jar, { intent: "delete-avatar" });
    expect((await readProfile(jar)).data.avatarId).toBeNull();
    expect((await bytesAt(second)).headers.get("Location")).toBe("/avatars/default.svg");
  });
});
