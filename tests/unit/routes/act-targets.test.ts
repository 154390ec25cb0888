import { expect, test } from "vitest";
import { staffActOf } from "~/services/acts/staff-acts.server";

test.each([
  ["reviews", "hide", "review"],
  ["books", "publish", "book"],
  ["messages", "reply", "message"],
  ["prices", "promote", "product"],
  ["prices", "end", "promotion"],
  ["ebooks", "refund", "order"],
  ["appointments", "refund", "order"],
  ["schedules", "lanes", "persona"],
])("the log looks for what is done in %s by %s under %s", (tab, name, kind) => {
  expect(staffActOf(tab, name)?.target).toBe(kind);
});

test("there is no act of a tab or a name that nobody made", () => {
  for (const [tab, name] of [
    ["toString", "call"],
    ["users", "toString"],
    ["prices", "constructor"],
  ] as const)
    expect(staffActOf(tab, name)).toBeUndefined();
});
