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
    thing: null,
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

test("of a breach the decision stands first, by its name", () => {
  const html = shown({ kind: "hide", reason: "abuse" });
  expect(html).toContain("Rozstrzygnięta");
  expect(html.indexOf("Ten komentarz ukryliśmy")).toBeLessThan(html.indexOf("tel:112"));
});

test("who is held before anybody has looked may write at once, and object apart from that", () => {
  const html = shown(
    { kind: "hide", reason: "heard_crisis" },
    { state: "open", isUpToMachine: true, appealUntil: null },
  );
  expect(html.indexOf("Wyślij wiadomość")).toBeGreaterThan(0);
  expect(html.indexOf("Wyślij wiadomość")).toBeLessThan(html.indexOf("Wyślij odwołanie"));
  expect(html).toContain('name="intent" value="message"');
  expect(html).toContain('name="intent" value="objection"');
});
