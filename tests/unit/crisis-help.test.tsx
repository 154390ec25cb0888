import { renderToStaticMarkup } from "react-dom/server";
import { orderFields } from "~/products/order-fields";
import { describe, expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { helpLines } from "~/copy/help-lines";
import { HelpPage } from "~/routes/orders/help-page";

const values = {
  formToken: "0f0f0f0f-0000-4000-8000-000000000000",
  name: 'Łucja "Ł" <b>',
  mood: "nie chcę żyć\ndrugi wiersz",
  focusEmotion: "smutek",
  consent: "on",
  priceGrosze: "1",
};
const html = renderToStaticMarkup(
  <HelpPage product={emotionMirror} fields={orderFields(emotionMirror)} values={values} />,
);
const text = html.replace(/<[^>]*>/g, " ").replaceAll("\u00a0", " ");

describe("the page that comes before a payment in a crisis", () => {
  test("dials every help line", () => {
    expect(helpLines.map(({ href }) => href)).toEqual([
      "tel:112",
      "tel:800702222",
      "tel:116111",
      "tel:116123",
      "tel:800121212",
      "tel:800120002",
    ]);
    for (const { href } of helpLines) expect(html).toContain(`href="${href}"`);
  });

  test("keeps what was typed, and nothing else, for either way on", () => {
    expect(html).toContain('name="mood" value="nie chcę żyć\ndrugi wiersz"');
    expect(html).toContain("Łucja &quot;Ł&quot; &lt;b&gt;");
    expect(html).not.toContain("priceGrosze");
    expect(html.match(/type="hidden"/g)).toHaveLength(5);
    expect(text).toMatch(/Wróć do formularza[\s\S]*Chcę kontynuować/);
  });

  test("does not guess the reader's gender, and does not alarm", () => {
    expect(text).not.toMatch(/\b\w+(łaś|łeś|łabyś|łbyś)\b/u);
    expect(text).not.toMatch(/[!(]a\)|Błąd|Uwaga/);
    expect(html).not.toMatch(/danger|warning/);
  });
});
