import { expect, test } from "vitest";
import { weekDigestLetter } from "~/services/inbox/week-digest-mail.server";

const links = { settings: "https://x.test/profile", unsubscribe: "https://x.test/unsubscribe/1" };
const post = (comments: number) => ({
  ...{ title: "Pomidory na balkonie", group: "Ogrody", comments },
  href: "https://x.test/post/1",
});
const letter = (comments: number, unread: number) =>
  weekDigestLetter({ posts: [post(comments)], unread, ...links }).text.replaceAll("\u00a0", " ");

test.each([
  [1, "1 komentarz", "1 nowe powiadomienie."],
  [2, "2 komentarze", "2 nowe powiadomienia."],
  [5, "5 komentarzy", "5 nowych powiadomień."],
  [12, "12 komentarzy", "12 nowych powiadomień."],
  [22, "22 komentarze", "22 nowe powiadomienia."],
])("the digest of a week counts %i in Polish", (count, comments, unread) => {
  const text = letter(count, count);
  expect(text).toContain(`„Pomidory na balkonie”, ${comments}\n`);
  expect(text).toContain(`Czeka na Ciebie: ${unread}`);
});

test("the digest of a week leads to what it tells of, and counts nothing where there is nothing", () => {
  const some = letter(3, 1);
  expect(some).toContain("https://x.test/post/1");
  expect(some).toMatch(/nowe powiadomienie[^]*\/notifications/);
  const none = letter(0, 0);
  for (const empty of ["0 komentarzy", "powiadomie\u0144", "\u2013"])
    expect(none).not.toContain(empty);
});
