import { expect, it } from "vitest";
import { demonstrationModel, writerOf } from "~/copy/ai-notice";
import { renderDocument } from "~/documents/render.server";
import { reportToDocument } from "~/documents/templates/report";
import { motivationLetterToFiles } from "~/products/motivation-letter/document.server";
import { sample } from "~/products/motivation-letter/sample";
import { replyTo } from "../../../sandbox/model/stand-in";
import { extractText, syntaxOf } from "./pdf-reading";
import { sampleFacts, sampleReport } from "./sample-report";

const facts = { ...sampleFacts, origin: "demonstration" as const };
const byModel =
  /przygotowała sztuczna|Napisane przez sztuczną|pomocą sztucznej|trainedAlgorithmicMedia/;

it.each([
  [demonstrationModel, "demonstration"],
  [`${demonstrationModel}:slow`, "demonstration"],
  ["gpt-5-mini", "model"],
  ["sandbox-demo-2", "model"],
  ["", "model"],
])("reads from the name %j that a %s wrote a text", (model, writer) => {
  expect(writerOf(model)).toBe(writer);
});

it.each(["openai", "anthropic"] as const)(
  "is called by its own name as %s, whatever it is asked as",
  (profile) => {
    const reply = replyTo({ model: "gpt-5", messages: [{ role: "user", content: "?" }] }, profile);
    expect("made" in reply && reply.made.model).toBe(demonstrationModel);
  },
);

it("is told on the cover and at the end of a document, and claims no model", async () => {
  const { bytes } = await renderDocument(reportToDocument(sampleReport, facts));
  const text = (await extractText(bytes)).replace(/\s+/gu, " ");
  expect(text).toContain("Demonstracja: złożone z gotowych fragmentów, bez udziału modelu AI");
  expect(text).toContain("Ten dokument napisała demonstracja");
  expect(text).toContain("W działającym sklepie pisze go prawdziwy model AI");
  expect(text + syntaxOf(bytes)).not.toMatch(byModel);
});

it.each(["pl", "en", "de"])(
  "is told in a letter's commentary, and not on the employer's page in %s",
  async (language) => {
    const form = { email: null, fields: { ...sample.answers, language } };
    const [letter, , commentary] = await motivationLetterToFiles(sample.content, facts, form);
    if (!letter || !commentary) throw new Error("A letter has three files.");
    expect(await extractText(letter.bytes)).not.toMatch(/demonstra|intelligen|inteligencj/i);
    expect((await extractText(commentary.bytes)).replace(/\s+/gu, " ")).toContain(
      "napisała demonstracja",
    );
    for (const { bytes } of [letter, commentary])
      expect((await extractText(bytes)) + syntaxOf(bytes)).not.toMatch(byModel);
  },
);

it("a letter that a model wrote says so to machines alone", async () => {
  const form = { email: null, fields: sample.answers };
  const [letter] = await motivationLetterToFiles(
    sample.content,
    { ...facts, origin: "model" },
    form,
  );
  expect(syntaxOf(letter!.bytes)).toContain("trainedAlgorithmicMedia");
  expect(await extractText(letter!.bytes)).not.toMatch(/inteligencj/i);
});
