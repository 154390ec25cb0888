import { renderToStaticMarkup } from "react-dom/server";
import { formTokenName, orderFields } from "~/products/order-fields";
import { describe, expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import {
  helpLines,
  helpLinesFor,
  violenceLine,
  whereHelpIs,
  type CareMatter,
} from "~/copy/help-lines";
import { withHelpLines } from "~/documents/help-lines";
import { checkHelpLines } from "~/services/operations/check-help-lines.server";
import { serviceContext } from "~/services/command/context.server";
import type { DocumentModel } from "~/documents/model";
import { products } from "~/products/registry";
import { hubs } from "~/site/hubs";
import { controlNames } from "~/forms/fields";
import { crisisPlaces } from "~/crisis/detour";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { detours } from "~/crisis/detours";

const values = {
  formToken: "0f0f0f0f-0000-4000-8000-000000000000",
  name: 'Łucja "Ł" <b>',
  mood: "nie chcę żyć\ndrugi wiersz",
  focusEmotion: "smutek o zmierzchu",
  consent: "on",
  ageConsent: "on",
  sensitiveConsent: "on",
  priceGrosze: "1",
};
const names = [formTokenName, ...orderFields(emotionMirror).flatMap(controlNames)];
const html = renderToStaticMarkup(
  <CrisisDetour words={detours.order} names={names} values={values} />,
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
    expect(html.match(/type="hidden"/g)).toHaveLength(7);
    expect(text).toMatch(/Wróć do formularza[\s\S]*Chcę kontynuować/);
  });

  test("does not guess the reader's gender, and does not alarm", () => {
    expect(text).not.toMatch(/\b\w+(łaś|łeś|łabyś|łbyś)\b/u);
    expect(text).not.toMatch(/[!(]a\)|Błąd|Uwaga/);
    expect(html).not.toMatch(/danger|warning/);
  });

  test.each(crisisPlaces)("sells nothing, wherever it stands: %s", (place) => {
    const page = renderToStaticMarkup(
      <CrisisDetour words={detours[place]} names={names} values={values} />,
    );
    expect(page.replaceAll("\u00a0", " ")).not.toMatch(/\d zł|Zapłać|Zamawiam|Kup/);
    expect(page.match(/<button/g)).toHaveLength(2);
    for (const { href } of helpLines) expect(page).toContain(`href="${href}"`);
  });
});

describe("help lines", () => {
  test.each([
    ["2026-11-20", false],
    ["2026-11-21", true],
  ])("compared on 2025-11-20 are due on %s: %s", (day, isDue) => {
    const context = serviceContext("schedule");
    const now = () => new Date(`${day}T00:00:00Z`);
    expect(checkHelpLines({ ...context, now }, "2025-11-20")).toBe(isDue);
  });

  test("stand on every page about feelings, whatever anybody wrote", () => {
    const emotional = products.filter(({ area }) => area === "emotions");
    expect(emotional.length).toBeGreaterThan(0);
    for (const { boxes } of emotional)
      expect(boxes.some(({ text }) => text?.includes(whereHelpIs))).toBe(true);
    for (const { area, aside } of hubs) if (area === "emotions") expect(aside).toBe("crisis");
  });

  test("name the one for violence, free and round the clock, everywhere, and first where violence is told of", () => {
    expect(violenceLine.purpose).toMatch(/bezpłatnie i\u00a0całą dobę/);
    const printed = (matter?: CareMatter) =>
      withHelpLines({ blocks: [] } as unknown as DocumentModel, matter).blocks.flatMap((block) =>
        block.type === "list" ? block.items : [],
      );
    const naming = (item: unknown) => JSON.stringify(item).includes(violenceLine.number);
    expect(printed()).toHaveLength(helpLines.length);
    expect(printed().findIndex(naming)).toBe(5);
    expect(printed("violence")).toHaveLength(helpLines.length);
    expect(printed("violence").findIndex(naming)).toBe(1);
    expect(printed("harm").some(naming)).toBe(false);
  });

  test("for whoever fears to hurt somebody are those that listen to them, too", () => {
    expect(helpLinesFor.harm.map(({ href }) => href)).toEqual([
      "tel:112",
      "tel:800702222",
      "tel:116123",
    ]);
  });
});
