import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Block } from "~/documents/model";
import { signSkyOf } from "~/sky/ephemeris/sign-sky.server";
import { moonDatesInWords } from "~/sky/ephemeris/sign-sky-words";
import { DocumentBlocks } from "~/ui/document-blocks";

const signSky = signSkyOf("lew", "2026-11-20")!;
const dates = moonDatesInWords(signSky);
const blocks: Block[] = [
  { type: "heading", text: "Niebo w dniu zamówienia" },
  { type: "skyChart", sky: signSky.sky },
  { type: "lead", text: "Dzisiaj świeci mocniej." },
  { type: "paragraph", text: "Zwykły akapit." },
  { type: "heading", text: "Księżyc w najbliższych tygodniach" },
  { type: "paragraph", text: "Wytnij wzdłuż przerywanej linii." },
  { type: "cutOut", title: "Księżyc i Lew", items: dates },
];

const shown = renderToStaticMarkup(<DocumentBlocks blocks={blocks} />).replaceAll("\u00a0", " ");

test("a horoscope begins with its text, and the table of the sky closes it", () => {
  expect(shown.indexOf("Dzisiaj świeci")).toBeLessThan(shown.indexOf("Niebo w dniu zamówienia"));
  expect(shown.indexOf("Niebo w dniu zamówienia")).toBeLessThan(shown.indexOf("<table"));
});

test("the Moon's dates stand on the page, and nothing on it is to be cut out", () => {
  expect(shown).toContain("Zwykły akapit.");
  expect(shown).not.toContain("Wytnij");
  for (const { when } of dates) expect(shown).toContain(when.replaceAll("\u00a0", " "));
});
