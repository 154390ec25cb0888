import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "~/ui/error-summary";

test("a summary asks to mend what can be mended, and else says that it failed", () => {
  const heading = (fields: { id: string; label: string }[]) =>
    renderToStaticMarkup(<ErrorSummary errors={[{ message: "Podaj imię.", fields }]} />);
  expect(heading([{ id: "name", label: "Imię" }])).toContain("Zostało do poprawy:");
  expect(heading([])).toContain("Nie udało się:");
});
