import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import SentenceCard from "~/routes/orders/sentence-card";

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useLoaderData: () => ({
    token: "Smart-x",
    sentences: [
      { key: "a", text: "Pod złością był głód spokoju." },
      { key: "b", text: "Zupa nie mieści wybuchu." },
    ],
    chosen: { key: "a", text: "Pod złością był głód spokoju." },
    error: null,
  }),
}));

test("a sentence is chosen before its card is saved, and choosing leads to the card", () => {
  const html = renderToStaticMarkup(<SentenceCard />);
  expect(html.indexOf("Pokaż kartkę")).toBeLessThan(html.indexOf("Zapisz tę kartkę"));
  expect(html.indexOf("<img")).toBeLessThan(html.indexOf("Zapisz tę kartkę"));
  expect(html.match(/<(?:a|button)[^>]*bg-primary[^>]*>[^<]*/g)).toEqual([
    expect.stringContaining("Pokaż kartkę"),
  ]);
  const [, target] = /<form action="[^"#]*#([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(`<section id="${target}"`);
});
