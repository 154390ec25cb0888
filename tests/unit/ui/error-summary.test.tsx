import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "~/ui/error-summary";

test("a summary asks to mend what can be mended, and else says that it failed", () => {
  const heading = (fields: { id: string; label: string }[]) =>
    renderToStaticMarkup(<ErrorSummary errors={[{ message: "Podaj imię.", fields }]} />);
  expect(heading([{ id: "name", label: "Imię" }])).toContain("Zostało do poprawy:");
  expect(heading([])).toContain("Nie udało się:");
});

test("each field of one message is a line of its own that leads there", () => {
  const fields = [
    { id: "mood", label: "Jaki masz dziś nastrój?" },
    { id: "name", label: "Imię" },
  ];
  const html = renderToStaticMarkup(
    <ErrorSummary errors={[{ message: "Uzupełnij wymagane pola.", fields }]} />,
  );
  expect(html).toContain('<ul class="list-[circle] pl-5">');
  for (const { id, label } of fields)
    expect(html).toMatch(new RegExp(`<li><a href="#${id}"[^>]*>${label.replace("?", "\\?")}</a>`));
});
