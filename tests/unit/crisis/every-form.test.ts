import { readdirSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, test } from "vitest";
import routes from "~/routes";

/** What staff write is their work, and is not listened to; pages of the desk, and those that only staff see elsewhere. */
const ofStaff = /^routes\/admin\/|^routes\/community\/keepers\.tsx$/;

/** Routes that read a form in which nobody writes words of their own, and what it has instead. */
const withoutWords: Readonly<Record<string, string>> = {
  "routes/rental/step.tsx": "a draft, which is heard as a whole when it is ordered (rental/check)",
  "routes/orders/appointment.tsx": "a choice",
  "routes/orders/correct-email.tsx": "an address",
  "routes/orders/error.tsx": "buttons",
  "routes/orders/success.tsx": "buttons",
  "routes/community/join-requests.tsx": "buttons",
  "routes/community/keeper-overview.tsx": "buttons",
  "routes/community/leave.tsx": "a choice",
  "routes/community/like.tsx": "a button",
  "routes/community/member.tsx": "buttons",
  "routes/community/close-thread.tsx": "a button",
  "routes/community/pin-post.tsx": "a button",
  "routes/community/save-post.tsx": "a button",
  "routes/community/thread-wish.tsx": "buttons",
  "routes/community/unsubscribe.tsx": "a mail program's own words",
  "routes/account/orders.tsx": "buttons",
  "routes/account/delete-account.tsx": "a choice and a word that is given",
  "routes/account/login.tsx": "buttons",
  "routes/account/muted.tsx": "buttons",
  "routes/account/notifications.tsx": "a choice",
  "routes/account/preferences.tsx": "choices",
  "routes/account/security.tsx": "buttons",
  "routes/account/sessions.tsx": "buttons",
  "routes/account/mentor.tsx": "buttons",
  "routes/mentor/consent.tsx": "boxes",
  "routes/mentor/memory.tsx": "buttons",
  "routes/dev/trial.tsx": "a proof of the developers, which stores nothing",
  "routes/public/horoscope-mail.tsx": "an address and a choice",
  "routes/public/horoscope-mail-end.tsx": "a mail program's own words",
  "routes/public/theme.ts": "a button",
};

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

const reading = [...new Set(filesOf(routes))]
  .filter((file) => !ofStaff.test(file))
  .map((file) => ({ file, source: readFileSync(`app/${file}`, "utf8") }))
  .filter(
    ({ source }) =>
      /export (?:const|async function|function) action\b/.test(source) &&
      /\b(?:freeTextAction|readForm|readWords|formData|request\.text)\b/.test(source),
  );

describe("people write about despair in every free text", () => {
  test.each(reading)("so $file passes the gate, or has none", ({ file, source }) => {
    const passes = /export const action = freeTextAction\(form, /.test(source);
    expect(passes).toBe(!Object.hasOwn(withoutWords, file));
    // What takes words is told by the kinds of its fields.
    if (!passes) expect(source).not.toMatch(/kind: "(?:longText|text|publicName)"/);
  });

  test.each(reading.filter(({ file }) => !Object.hasOwn(withoutWords, file)))(
    "and what is heard in $file reaches its verb, or it says why not",
    ({ source }) => {
      const [, rest = ""] = source.split(/\bsubmit\(|\bsubmit: /);
      // Once as a parameter, and once where it goes.
      const isHanded = rest.split(/\bscreening\b/).length > 2;
      expect(isHanded).toBe(!/^ {2}counted: /m.test(source));
    },
  );

  test("and nothing is excused that is not there", () => {
    const files = reading.map(({ file }) => file);
    expect(Object.keys(withoutWords).filter((file) => !files.includes(file))).toEqual([]);
  });

  test("and only the gate says what was heard", () => {
    const saying = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /\bas Screening\b/.test(readFileSync(`app/${file}`, "utf8")));
    expect(saying).toEqual(["services/crisis/screen-for-crisis.server.ts"]);
  });
});
