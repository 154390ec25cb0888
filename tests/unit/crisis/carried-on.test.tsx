import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { Refusal } from "~/forms/refusal";
import { ErrorBoundary as ProfileBoundary } from "~/routes/account/profile";
import { ErrorBoundary as RegisterBoundary } from "~/routes/account/register";
import { ErrorBoundary as NickBoundary } from "~/routes/community/nick";

const thrown = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  useRouteError: () => ({ status: 422, statusText: "", internal: false, data: thrown.data }),
  useSearchParams: () => [new URLSearchParams()],
  useLocation: () => ({ pathname: "/" }),
}));

const profile = { username: "kasia", nick: "Kaśka", fullName: "Po prostu chcę się zabić" };
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
      ...{ username: "Po prostu chcę się zabić", languageId: "1" },
      ...{ terms: "on", age: "on", returnTo: "/grupy" },
    },
  ],
  ["nick", NickBoundary, {}, { nick: "Po prostu chcę się zabić", returnTo: "/panel" }],
];

describe.each(forms)("a form in which a crisis was heard: %s", (_, Boundary, page, values) => {
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
    expect(html).toContain('value="Po prostu chcę się zabić"');
    expect(html).not.toContain('name="helpSeen"');
  });

  test("is not stopped a second time where something else has to be mended", () => {
    expect(shown({ values: { ...values, helpSeen: "1" } })).toContain(
      '<input type="hidden" name="helpSeen" value="1"/>',
    );
  });
});
