import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { Refusal } from "~/forms/refusal";
import { ErrorBoundary as ProfileBoundary } from "~/routes/account/profile";
import { ErrorBoundary as RegisterBoundary } from "~/routes/account/register";
import { ErrorBoundary as JoinBoundary } from "~/routes/community/join";
import { ErrorBoundary as KeepBoundary } from "~/routes/community/keep";
import { ErrorBoundary as NickBoundary } from "~/routes/community/nick";
import { ErrorBoundary as WithdrawBoundary } from "~/routes/orders/withdraw";

const thrown = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useRouteError: () => ({ status: 422, statusText: "", internal: false, data: thrown.data }),
  useRouteLoaderData: () => undefined,
  useLocation: () => ({ pathname: "/" }),
}));

const despair = "Po prostu chcę się zabić";
const profile = { username: "kasia", nick: "Kaśka", fullName: despair };
const registration = {
  languages: [{ id: 1, name: "polski" }],
  identity: { email: "" },
  values: {},
};

const forms: [string, ComponentType, object, Record<string, string>][] = [
  ["profile", ProfileBoundary, { ...profile, email: "kasia@example.com" }, profile],
  [
    "registration",
    RegisterBoundary,
    registration,
    {
      ...{ username: despair, languageId: "1" },
      ...{ terms: "on", age: "on", returnTo: "/grupy" },
    },
  ],
  [
    "joining",
    JoinBoundary,
    {
      ...{ slug: "rzeka", name: "Rzeka", isSensitive: true, asksToBeLetIn: true, pseudonym: null },
      ...{ rules: "", needsNick: false, nick: null, returnTo: "/post/1" },
      ...{ suggestions: [], picture: null },
    },
    { pseudonym: "Szara Sowa", request: despair, consents: "on", returnTo: "/post/1" },
  ],
  [
    "withdrawal",
    WithdrawBoundary,
    { token: "Smart-1", right: "open", statement: "Odstępuję od umowy.", paid: true, email: null },
    { name: despair },
  ],
  ["keeping", KeepBoundary, { kind: "post", id: "1", back: "/panel" }, { words: despair }],
  ["nick", NickBoundary, {}, { nick: despair, returnTo: "/panel" }],
];

describe.each(forms)("a form in which a crisis was screening: %s", (_, Boundary, page, values) => {
  const shown = (refused: Partial<Refusal>) => {
    thrown.data = { page, values, errors: {}, ...refused };
    return renderToStaticMarkup(<Boundary />);
  };

  test("travels whole in the page with the help lines, for a browser without scripts", () => {
    const html = shown({ step: "help" });
    expect(html).toContain('href="tel:112"');
    for (const [name, value] of Object.entries(values))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  });

  test("is filled in for whoever goes back to it, and asks again", () => {
    const html = shown({ step: "edit" });
    expect(html).toMatch(new RegExp(`(?:value="|<textarea[^>]*>)\\s*${despair}`));
    expect(html).not.toContain('name="helpSeen"');
  });

  test("is not stopped a second time where something else has to be mended", () => {
    expect(shown({ values: { ...values, helpSeen: "1" } })).toContain(
      '<input type="hidden" name="helpSeen" value="1"/>',
    );
  });

  test("comes back with the help lines when it is refused after them, and only then", () => {
    const refused = shown({
      values: { ...values, helpSeen: "1" },
      errors: { "": "Pierwszego dnia to za dużo." },
    });
    expect(refused).not.toContain("Jeszcze nie wysłane");
    const lists = (html: string) => html.split('href="tel:112"').length;
    const unseen = shown({ errors: { "": "Pierwszego dnia to za dużo." } });
    expect(lists(refused)).toBe(lists(unseen) + 1);
  });

  test("says why it came back without its files, in an alert beside the lines", () => {
    const html = shown({ step: "edit", values: { ...values, helpSeen: "another" } });
    expect(html).toMatch(/role="alert"[^]*Jeszcze nie wysłane/);
    expect(html).toContain("powie Ci, co zrobić");
    expect(shown({ step: "edit" })).not.toContain("Jeszcze nie wysłane");
  });
});
