import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OperatorFacts } from "~/legal/section";

const operator = {
  name: "Konstelacja",
  address: "ul. Długa 1, 30-001 Kraków",
  nip: "000-000-00-00",
  phone: "+48 12 345 67 89",
  email: "pomoc@example.com",
  register: "CEIDG",
  officer: null,
};

test("a postcode stays in one piece, and a telephone number can be called", () => {
  const html = renderToStaticMarkup(createElement(OperatorFacts, { operator, isContact: true }));
  expect(html).toContain('ul.\u00a0Długa 1, <span class="whitespace-nowrap">30-001</span> Kraków');
  expect(html).toContain('href="tel:+48123456789"');
  // The terms' version follows from every letter of them.
  expect(renderToStaticMarkup(createElement(OperatorFacts, { operator }))).toContain(
    "<li>adres: ul. Długa 1, 30-001 Kraków</li><li>telefon: +48 12 345 67 89</li>",
  );
});
