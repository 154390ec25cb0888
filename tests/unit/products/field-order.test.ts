import { expect, test } from "vitest";
import { products } from "~/products/registry";

const whoSomebodyIs = [
  "name",
  "firstName",
  "lastName",
  "forms",
  "gender",
  "phone",
  "city",
  "email",
];
const forms = products.filter(({ ownScreen, fields }) => !ownScreen && fields.length > 1);

test.each(forms.map(({ slug, fields }) => [slug, fields.map(({ name }) => name)] as const))(
  "%s asks what matters first, and who somebody is last",
  (_, names) => {
    const first = names.findIndex((name) => whoSomebodyIs.includes(name));
    expect(first).toBeGreaterThan(0);
    expect(names.slice(first).every((name) => whoSomebodyIs.includes(name))).toBe(true);
    expect(names.at(-1)).toBe("email");
  },
);
