import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "../support/test";

/** Pages of every kind: kept ones, with and without what they know in their addresses, and ones that never are. */
const paths = [
  "/",
  "/?potrzeba=lek",
  "/ai-therapist",
  "/dating-tools",
  "/career-tools",
  "/horoscope",
  "/horoscope-detail?sign=lew",
  "/horoscope-detail?sign=lew&date=1999-01-01",
  "/fitvibes?sila=duzo&czas=20",
  "/kontakt",
  "/kontakt?done=message-sent",
  "/regulamin",
  "/polityka-prywatnosci",
  "/dostepnosc",
  "/samples/therapist/pages",
  "/books",
  "/books/fragment",
  "/doradca-prawny",
  "/smart/emotion-mirror",
  "/payment/success",
  "/payment/error",
  "/login",
  "/error?reason=banned",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/nie-ma-takiej-strony",
];

/** Without what is made anew for each form. */
const comparable = (html: string) =>
  html.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "token");

for (const path of paths) {
  test(`${path} is the same for everybody, before and after somebody looked`, async ({ shop }) => {
    const get = async (cookie?: string) => {
      const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
      const response = await fetch(shop.url + path, { headers, redirect: "manual" });
      return comparable(await response.text());
    };
    const before = await get();
    // A cookie of our own whose value means nothing, one that could be anybody's, and several at once.
    for (const cookie of ["session=Basia", "sign-in=Basia", "flash=Basia", "x=1; session=Basia"])
      expect(await get(cookie)).not.toContain("Basia");
    expect(await get("theme=dark-and-unknown")).toBe(before);
    expect(await get()).toBe(before);
  });
}

test("whoever is signed in gets pages of their own, and leaves nothing of them behind", async ({
  shop,
  sql,
}) => {
  const key = randomUUID();
  const keyHash = createHash("sha256").update(key).digest("hex");
  await sql`
    insert into sessions (key_hash, auth0_id, email_verified, roles, permissions, device, created_at, last_seen_at, expires_at)
    values (${keyHash}, ${`auth0|${key}`}, true, '{}', '{}', 'test', now(), now(), now() + interval '1 day')`;
  const cookie = `session=${encodeURIComponent(Buffer.from(JSON.stringify(key)).toString("base64"))}`;
  const logout = 'action="/logout"';
  for (const path of paths) {
    const own = await fetch(shop.url + path, { headers: { Cookie: cookie } });
    expect(own.headers.get("Cache-Control") ?? "", path).not.toContain("public, max-age=300");
    if (path === "/") expect(await own.text()).toContain(logout);
    expect(await (await fetch(shop.url + path)).text(), path).not.toContain(logout);
  }
});
