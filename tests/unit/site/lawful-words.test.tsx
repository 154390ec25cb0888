import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { operator, recipients } from "~/config/operator.server";
import { readingConsentField } from "~/crisis/reading-consent";
import { dataSections } from "~/legal/privacy-data";
import { rightsSections } from "~/legal/privacy-rights";
import type { LegalSection } from "~/legal/section";
import { termsSections } from "~/legal/terms";
import { paths } from "~/paths";
import { ageConsent, consentsOf, sensitiveDataConsent } from "~/products/consent";
import { consentFields } from "~/products/order-fields";
import { products } from "~/products/registry";
import { joinFields } from "~/routes/community/join-fields";
import { OrderPage } from "~/routes/orders/order-page";
import { breachReasons } from "~/site/moderation";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { helpLines, whereHelpIs } from "~/copy/help-lines";

const inWords = (sections: readonly LegalSection[]) =>
  renderToStaticMarkup(
    <>
      {sections.map(({ id, body }) => (
        <section key={id} id={id}>
          {body}
        </section>
      ))}
    </>,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/(?:\u00a0|\s)+/g, " ");

const firm = { ...operator, name: "Firma Jana", address: "ul. Jasna 1", officer: null };
const terms = inWords(termsSections(firm));
const policyOf = (officer: string | null) =>
  inWords([...dataSections({ ...firm, officer }, recipients), ...rightsSections(firm)]);
const policy = policyOf(null);

describe("terms and policy", () => {
  test("both say when a machine ends an order, and that a person looks at it", () => {
    for (const text of [terms, policy])
      expect(text).toContain(
        "Automat może nie napisać dokumentu, gdy odmówi tego dostawca modelu albo gdy odpowiedzi wskazują na osobę zbyt młodą. Wtedy od razu zwracamy całą kwotę, a na Twoją prośbę sprawdzi to człowiek.",
      );
  });

  test("the policy calls the level of danger what it is, and says that a refusal goes with the text", () => {
    expect(policy).toContain("Jedyne profilowanie to poziom zagrożenia");
    expect(policy).toContain(
      "Że dostawca modelu odmówił napisania tekstu, zapominamy razem z odpowiedziami",
    );
    expect(policy).toContain(
      "Bez zgody zapisujemy poziom tylko wtedy, gdy słychać zagrożenie życia",
    );
  });

  test("the policy names the officer, or says that there is none", () => {
    expect(policy).toContain("Nie wyznaczyliśmy inspektora ochrony danych.");
    expect(policyOf("iod@firma.example")).toContain("Inspektor ochrony danych: iod@firma.example");
  });

  test("who buys with a parent's leave is 16, in the box as in the terms", () => {
    expect(ageConsent.text).toContain("mam skończone 16 lat i kupuję za zgodą rodzica");
    expect(terms).toContain("skończyły 16 lat i kupują za zgodą rodzica albo opiekuna");
  });

  test("the pattern of a withdrawal names whom it goes to", () => {
    expect(terms).toMatch(/Adresat: Firma Jana, ul\. Jasna 1, \S+@\S+ Ja, \(imię/);
  });

  test("the right to withdraw stays where no mail with the terms arrived", () => {
    expect(terms).toContain("wróciła albo była bez regulaminu, prawo do odstąpienia zostaje");
  });

  test("every rule that a decision cites has its place in the terms", () => {
    const markup = renderToStaticMarkup(<>{termsSections(firm).map(({ body }) => body)}</>);
    for (const { rule } of Object.values(breachReasons))
      expect(markup).toContain(`id="${rule.anchor}"`);
  });
});

describe("a consent to what is sensitive", () => {
  const policyLink = expect.objectContaining({ href: paths.privacy() }) as object;

  test("says that it can be withdrawn, and how, with the policy beside it", () => {
    expect(sensitiveDataConsent.text).toMatch(/Zgodę mogę wycofać w każdej chwili/);
    expect(sensitiveDataConsent.more).toMatch(/usuwając treść .* albo pisząc do sprzedawcy/);
    const sold = products.filter((product) => consentsOf(product).includes(sensitiveDataConsent));
    expect(sold.length).toBeGreaterThan(5);
    for (const product of sold)
      expect(
        consentFields(product).find(({ name }) => name === sensitiveDataConsent.name)?.more
          ?.statement,
      ).toEqual([expect.stringContaining(sensitiveDataConsent.more), policyLink, "."]);
    expect(readingConsentField.hint).toContain("zgodę wycofasz");
    expect(readingConsentField.more).toEqual(policyLink);
  });

  test("of a sensitive group tells of moderators, too", () => {
    expect(sensitiveGroupConsent.text).toMatch(/czytali to moderatorzy.*wycofać w każdej chwili/);
    const [field] = joinFields({
      isSensitive: true,
      asksToBeLetIn: false,
      needsNick: false,
    }).filter(({ kind }) => kind === "consent");
    expect(field).toMatchObject({ statement: expect.arrayContaining([policyLink]) as unknown });
  });
});

test.each(
  products.filter(({ ownScreen }) => !ownScreen).map((product) => [product.slug, product] as const),
)(
  "the page of %s dials every help line once where one tells of oneself, sold or not",
  (_, product) => {
    const tellsOfOneself = consentsOf(product).includes(sensitiveDataConsent);
    for (const isStopped of [false, true]) {
      const html = renderToStaticMarkup(
        <OrderPage
          {...{ product, isStopped }}
          cover={null}
          inner={null}
          sample={null}
          fields={consentFields(product)}
          price={{ grosze: 1199 } as never}
          formToken="t"
          isSoldOut={false}
          isDelayed={false}
        />,
      );
      for (const { href } of helpLines)
        expect(html.split(`href="${href}"`)).toHaveLength(tellsOfOneself ? 2 : 1);
      if (html.includes(whereHelpIs.slice(0, 20))) expect(tellsOfOneself).toBe(true);
    }
  },
);
