import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, FieldGroup } from "~/ui/field";

const tied = "W\u00a0emocjach i\u00a0w\u00a0ciele";

test("a question's one-letter words stay with the word after them", () => {
  const words = "W emocjach i w ciele";
  const field = renderToStaticMarkup(
    <Field id="a" label={words} hint={words}>
      <input id="a" />
    </Field>,
  );
  const group = renderToStaticMarkup(
    <FieldGroup id="b" legend={words} hint={words}>
      <input id="b" />
    </FieldGroup>,
  );
  for (const html of [field, group]) expect(html.split(tied)).toHaveLength(3);
});
