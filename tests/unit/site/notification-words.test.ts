import { expect, test } from "vitest";
import type { CaseSubject, DecisionKind } from "~/site/moderation";
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

/** Of a text of one's own that was kept for the sake of its author. */
const care = {
  partyId: "3",
  subject: "post",
  isForCare: true,
  isReporter: false,
  holds: null,
} as const;

test.each(["decision", "mention"] as const)(
  "a talk whose author has deleted it has no empty title: %s",
  (kind) => {
    const post = { id: "2", title: "" };
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

const said = (
  holds: DecisionKind,
  subject: CaseSubject = "post",
  title: string | null = "Noc",
): string =>
  notificationText({
    ...told,
    post: { id: "2", title },
    comment:
      subject === "comment" ? { id: "4", isReply: false, writtenAt: "2026-11-28T20:00:00Z" } : null,
    ofCase: { partyId: "3", subject, isForCare: false, isReporter: false, holds },
  });

test("what staff did with somebody's words stands in the line, and that the reason stands behind it", () => {
  expect(said("hide")).toBe("Ukryliśmy Twój post „Noc”. Zobacz dlaczego.");
  expect(said("edit", "comment")).toBe(
    "Zmieniliśmy Twój komentarz w rozmowie „Noc”. Zobacz dlaczego.",
  );
  expect(said("remove_picture", "picture")).toBe(
    "Ukryliśmy zdjęcie z Twojego posta „Noc”. Zobacz dlaczego.",
  );
  expect(said("delete", "post", "")).toBe(
    "Usunęliśmy Twój post w grupie „Rzeka”. Zobacz dlaczego.",
  );
  expect(said("hide", "comment", null)).toBe(
    "Ukryliśmy Twój komentarz w grupie „Rzeka”. Zobacz dlaczego.",
  );
});

test("no line names what was done with a person, or with what its author deleted", () => {
  for (const kind of ["leave", "silence", "ban"] as const)
    expect(said(kind)).toMatch(/^Piszemy do Ciebie/);
  expect(said("hide", "post", "")).toMatch(/^Piszemy do Ciebie/);
  expect(said("hide", "comment", "")).toMatch(/^Piszemy do Ciebie/);
});

test.each([{ id: "2", title: "Noc" }, null])(
  "what comes of care alone says that somebody thinks of them: %j",
  (post) => {
    const text = notificationText({ ...told, post, ofCase: care });
    expect(text).toMatch(/^Myślimy o Tobie/);
    expect(text).toContain(post?.title ?? "Rzeka");
  },
);

test("whoever reported something hears that it is decided, and not where staff only ask", () => {
  const ofCase = {
    partyId: "3",
    subject: "post",
    isForCare: false,
    isReporter: true,
    holds: null,
  } as const;
  expect(notificationText({ ...told, post: null, ofCase })).toBe(
    "Jest decyzja w sprawie Twojego zgłoszenia.",
  );
  const asked = notificationText({ ...told, kind: "case_message", post: null, ofCase });
  expect(asked).not.toMatch(/decyzj/i);
});
