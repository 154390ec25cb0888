import { expect, test } from "vitest";
import { notificationText } from "~/site/notifications";

const told = {
  id: "1",
  happenedAt: "2026-11-28T20:00:00Z",
  isRead: false,
  isReadable: true,
  kind: "decision",
  actor: null,
  others: 0,
  group: { slug: "rzeka", name: "Rzeka" },
  comment: null,
  excerpt: null,
  ofCase: null,
  reason: null,
} as const;

test.each(["decision", "mention"] as const)(
  "a talk whose author has deleted it has no empty title: %s",
  (kind) => {
    const post = { id: "2", title: "" };
    const care = { partyId: "3", subject: "post", isForCare: true, isReporter: false } as const;
    for (const ofCase of [null, care]) {
      const text = notificationText({ ...told, kind, post, ofCase });
      expect(text).toContain("w poście, którego już nie ma");
      expect(text).not.toContain("„”");
    }
  },
);

test.each([{ id: "2", title: "Noc" }, null])(
  "what became of one's words is told without a verdict: %j",
  (post) => {
    const text = notificationText({ ...told, post });
    expect(text).toMatch(/^Piszemy do Ciebie/);
    expect(text).toContain(post?.title ?? "Rzeka");
    expect(text).not.toMatch(/decyzj|moderacj/i);
  },
);

test.each([{ id: "2", title: "Noc" }, null])(
  "what comes of care alone says that somebody thinks of them: %j",
  (post) => {
    const ofCase = { partyId: "3", subject: "post", isForCare: true, isReporter: false } as const;
    const text = notificationText({ ...told, post, ofCase });
    expect(text).toMatch(/^Myślimy o Tobie/);
    expect(text).toContain(post?.title ?? "Rzeka");
  },
);

test("whoever reported something hears that it is decided, and not where staff only ask", () => {
  const ofCase = { partyId: "3", subject: "post", isForCare: false, isReporter: true } as const;
  expect(notificationText({ ...told, post: null, ofCase })).toBe(
    "Jest decyzja w sprawie Twojego zgłoszenia.",
  );
  const asked = notificationText({ ...told, kind: "case_message", post: null, ofCase });
  expect(asked).not.toMatch(/decyzj/i);
});
