import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import PaymentError from "~/routes/orders/error";

const shown = vi.hoisted(() => ({ page: {} }));

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useLoaderData: () => shown.page,
  useRouteLoaderData: () => undefined,
}));

function linesOf(page: object): string {
  shown.page = { message: "Bank odrzucił płatność.", notPaid: null, back: "/smart", ...page };
  return renderToStaticMarkup(<PaymentError />);
}

const order = { token: "t", priceGrosze: 1199, name: "Lustro Emocji, nr K-10001" };

test("nobody is sent to an empty form as if what they wrote were in it", () => {
  const ofOrder = linesOf({
    order,
  });
  expect(ofOrder).toMatch(/href="\/smart"[^>]*>Zacznij od nowa</);
  expect(ofOrder).not.toContain("Wróć do formularza");
  expect(ofOrder).toMatch(/nr\sK-10001/);
  const withAnswers = linesOf({
    order,
    back: "/orders/t/again",
    hasAnswers: true,
  });
  expect(withAnswers).toMatch(/href="\/orders\/t\/again"[^>]*>Zmień odpowiedzi</);
  expect(linesOf({ order: null })).toMatch(/href="\/smart"[^>]*>Wróć do formularza</);
});

test("the heading names no fault only where it is known that no money comes", () => {
  expect(linesOf({ order: null, calm: "Płatność nie doszła" })).toContain(
    "Płatność nie doszła</h1>",
  );
  expect(linesOf({ order: null })).toContain("Błąd płatności</h1>");
});

test("a refused payment is told calmly, in no box", () => {
  const message = /<p role="alert"[^>]*>Bank odrzucił płatność\.<\/p>/;
  expect(linesOf({ order, calm: "Płatność nie doszła" })).toMatch(message);
  expect(linesOf({ order })).not.toMatch(message);
});

test("what happened and the way to pay are the first screen of the page", () => {
  const html = linesOf({ order: { ...order, area: "emotions" }, calm: "Płatność nie doszła" });
  const hero = html.slice(html.indexOf("area-night"), html.indexOf("Strona główna"));
  for (const words of ["Płatność nie doszła", "Zapłać 11,99", "Zapłać BLIK-iem"])
    expect(hero.replaceAll("\u00a0", " ")).toContain(words);
  expect(html).toContain('data-area="emotions"');
});

test("a refusal is said once; what it means for what was written is kept", () => {
  const [what, kept] = ["Rozmowa jest bez zapłaty.", "Godzina czeka na Ciebie."];
  expect(linesOf({ order, calm: "Płatność nie doszła", notPaid: { what } })).not.toContain(what);
  const told = linesOf({ order, calm: "Płatność nie doszła", notPaid: { what, kept } });
  expect(told).toContain(`>${kept}<`);
  expect(told).not.toContain(what);
  expect(linesOf({ order, notPaid: { what, kept } })).toContain(`>${what} ${kept}<`);
  expect(linesOf({ order, notPaid: { what } })).toContain(`>${what}<`);
});
