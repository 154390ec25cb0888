import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorSummary } from "~/ui/error-summary";
import { groupErrors } from "~/ui/group-errors";

test("a summary asks to mend what can be mended, and else says that it failed", () => {
  const heading = (fields: { id: string; label: string }[]) =>
    renderToStaticMarkup(<ErrorSummary errors={[{ message: "Podaj imię.", fields }]} />);
  expect(heading([{ id: "name", label: "Imię" }])).toContain("Zostało do poprawy:");
  expect(heading([])).toContain("Nie udało się:");
});

test("a message that the field says in its own words stands once, and leads there with these", () => {
  const html = renderToStaticMarkup(
    <ErrorSummary
      errors={groupErrors([
        {
          message: "Stanowisko jest wymagane!",
          id: "position",
          label: "Stanowisko",
          said: "Podaj stanowisko.",
        },
        { message: "Podaj e-mail.", id: "email", label: "E-mail", said: "Podaj e-mail." },
        { message: "Uzupełnij wymagane pola.", id: "name", label: "Imię", said: "Podaj imię." },
        { message: "Uzupełnij wymagane pola.", id: "mood", label: "Nastrój" },
      ])}
    />,
  );
  expect(html.split("Stanowisko jest wymagane!")).toHaveLength(2);
  expect(html).toMatch(/<a href="#position"[^>]*>Podaj stanowisko\.<\/a>/);
  expect(html.split("Podaj e-mail.")).toHaveLength(2);
  expect(html).toMatch(/<a href="#name"[^>]*>Podaj imię\.<.*<a href="#mood"[^>]*>Nastrój</);
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
