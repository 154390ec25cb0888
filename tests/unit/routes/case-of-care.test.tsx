import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { emptyForm } from "~/forms/refusal";
import { CaseView, type CaseViewPage } from "~/routes/community/case-view";
import { noOtherLimits } from "~/site/moderation";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}));

const words = "Czytamy to z troską. Jesteśmy tu.";
const until = "2027-05-28T20:00:00Z";

function shown(
  decision: { kind: "hide" | "leave"; reason: string },
  more: Partial<CaseViewPage> = {},
) {
  const page: CaseViewPage = {
    ...{ side: "author", number: "A1", subject: "comment", state: "decided", key: "key" },
    ...{ openedAt: "2026-11-28T20:00:00Z", formToken: "token", content: null, report: null },
    ...{ thing: null, isGone: false },
    decisions: [
      {
        ...{ id: "1", ground: "terms", words, isAutomated: false, byKeeper: false },
        ...{ decidedAt: "2026-11-28T20:00:00Z", silencedUntil: null, bannedUntil: null },
        ...{ isReverted: false, hidesNothing: false, edited: null, ...decision },
      },
    ],
    ...{ others: noOtherLimits, appeal: null, isUpToMachine: false, messages: [] },
    appealUntil: until,
    ...more,
  };
  return renderToStaticMarkup(<CaseView page={page} form={emptyForm} />).replaceAll("\u00a0", " ");
}

test("who is kept private for their own sake reads care and the lines first, then their rights, whole", () => {
  const html = shown({ kind: "hide", reason: "kept_private" });
  const order = [
    words,
    "Ten komentarz widzisz teraz tylko Ty.",
    "tel:112",
    "Powód:",
    "Odwołaj się",
  ];
  const places = order.map((said) => html.indexOf(said));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html).toContain("/regulamin#zatrzymanie");
  for (const verdict of ["Rozstrzygnięta", ">Decyzja<", "ukryliśmy"])
    expect(html).not.toContain(verdict);
});

test("who is let out hears that others can read it now", () => {
  const html = shown({ kind: "leave", reason: "helped" });
  expect(html).toContain("Ten komentarz mogą czytać także inni.");
  expect(html).not.toMatch(/kara, |nie kara</);
});

test("who took the words back hears that they are gone, and not who can read them", () => {
  for (const decision of [
    { kind: "leave", reason: "helped" },
    { kind: "hide", reason: "kept_private" },
    { kind: "hide", reason: "heard_crisis" },
  ] as const) {
    const html = shown(decision, { isGone: true, state: "open" });
    expect(html).toContain("Tego komentarza już nie ma.");
    expect(html).not.toMatch(
      /mogą czytać|widzisz (go )?(teraz )?tylko|zespołu to przeczyta|Przeczyta to człowiek/,
    );
    expect(shown(decision, { isGone: true, subject: "post" })).toContain("Tego posta");
  }
});

test("of a breach the decision stands first, by its name", () => {
  const html = shown({ kind: "hide", reason: "abuse" });
  expect(html).toContain("Rozstrzygnięta");
  expect(html.indexOf("Ten komentarz ukryliśmy")).toBeLessThan(html.indexOf("tel:112"));
});

test("who is held before anybody has looked has one field, after the lines, and may say that it is an appeal", () => {
  const html = shown(
    { kind: "hide", reason: "heard_crisis" },
    { state: "open", isUpToMachine: true, appealUntil: null },
  );
  expect(html.match(/<textarea/g)).toHaveLength(1);
  expect(html.match(/name="objection"/g)).toHaveLength(1);
  const order = ["ale może dopiero rano", "tel:112", "<textarea", "Powody na piśmie", "do sądu"];
  const places = order.map((said) => html.indexOf(said));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html.match(/A1/g)).toHaveLength(1);
});

test("what many reports have hidden has an appeal of its own, and no message beside it", () => {
  const html = shown(
    { kind: "hide", reason: "many_reports" },
    { state: "open", isUpToMachine: true, appealUntil: null },
  );
  expect(html.match(/<textarea/g)).toHaveLength(1);
  expect(html).toContain('name="intent" value="objection"');
  expect(html).not.toContain('name="objection"');
});

test("whom somebody answers reads that once, in the talk with them", () => {
  const html = shown(
    { kind: "hide", reason: "kept_private" },
    {
      messages: [
        { id: "1", fromStaff: true, text: "Piszemy do Ciebie.", createdAt: "2026-11-28T21:00:00Z" },
      ],
    },
  );
  expect(html.match(/Piszemy do Ciebie\./g)).toHaveLength(1);
});
