import { describe, expect, test } from "vitest";
import { releaseSentences, Unfit } from "~/services/talks/release-sentences.server";

async function* spoken(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const released = async (text: string, size = 3, heard = "Nie wiem, co dalej.") => {
  const sentences: string[] = [];
  for await (const sentence of releaseSentences(spoken(text, size), heard))
    sentences.push(sentence);
  return sentences;
};

describe("an answer leaves sentence by sentence", () => {
  test.each([1, 7, 1_000])("however it comes (%i characters at a time)", async (size) => {
    const text = "To dużo, np. jak na jeden dzień. Co dziś pomogło?\n\nZostań przy tym chwilę";
    const sentences = await released(text, size);
    expect(sentences.join("")).toBe(text);
    expect(sentences.filter((sentence) => sentence.trim()).map((each) => each.trim())).toEqual([
      "To dużo, np. jak na jeden dzień.",
      "Co dziś pomogło?",
      "Zostań przy tym chwilę",
    ]);
  });

  test.each(["np.", "szt.", "pok.", "tel.", "m.in.", "Np."])(
    "and never ends after %s, which is no end of one",
    async (word) => {
      const text = `Zostań ${word} przy tym. Potem odpocznij.`;
      expect((await released(text)).map((each) => each.trim())).toEqual([
        `Zostań ${word} przy tym.`,
        "Potem odpocznij.",
      ]);
    },
  );

  test("without links, addresses and numbers to call", async () => {
    const text = "Dobrze. Wejdź na https://example.com po więcej. Zadzwoń pod 600 700 800. Już.";
    expect((await released(text)).join("")).toBe("Dobrze. Już.");
  });

  test("and not at all where it tells somebody to hurt themselves", async () => {
    const text = "Słyszę Cię. Zabij się. Potem odpocznij.";
    await expect(released(text)).rejects.toMatchObject({ why: "harmful" });
  });

  test("or is no Polish, or nothing", async () => {
    const english =
      "I am sorry to hear that you are going through this. It is not your fault and you are not alone in this at all. ".repeat(
        2,
      );
    await expect(released(english)).rejects.toBeInstanceOf(Unfit);
    const short = "I am sorry to hear that. It is not your fault and you are not alone.";
    await expect(released(short)).rejects.toMatchObject({ why: "unreadable" });
    expect((await released("It is not your fault.")).join("")).toBe("It is not your fault.");
    await expect(released("  ")).rejects.toMatchObject({ why: "unreadable" });
  });
});
