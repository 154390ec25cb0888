import { describe, expect, it } from "vitest";
import { reportToDocument } from "~/documents/templates/report";
import { sampleFacts, sampleReport } from "./sample-report";

describe("a report as a document", () => {
  it("opens with the lead, quotes halfway, and ends with steps, closing and the person's words", () => {
    const { blocks, ...cover } = reportToDocument(sampleReport, sampleFacts);
    expect(blocks[0]).toEqual({ type: "lead", text: sampleReport.opening });
    const headings = blocks.flatMap((block) => (block.type === "heading" ? [block.text] : []));
    expect(headings.slice(-3)).toEqual(["Co możesz zrobić dalej", "Na koniec", "Twoje słowa"]);
    expect(blocks.at(-1)).toEqual({ type: "answers", items: sampleFacts.answers });
    const quotation = blocks.findIndex(({ type }) => type === "quotation");
    const sectionsBefore = blocks.slice(0, quotation).filter(({ type }) => type === "heading");
    expect(sectionsBefore).toHaveLength(3);
    expect(cover).toMatchObject({ title: sampleReport.title, orderNumber: "LE-2026-004217" });
    expect(cover).not.toHaveProperty("answers");
  });

  it("sets large only words that do not stand beside", () => {
    const [first = sampleReport.sections[0]!, ...others] = sampleReport.sections;
    const text = "Nie mam już siły, a jednak idę.";
    const quotation = { text, comment: "To zdanie ma w sobie krok." };
    const blocksOf = (paragraph: string) =>
      reportToDocument(
        {
          ...sampleReport,
          sections: [{ ...first, paragraphs: [paragraph] }, ...others],
          quotation,
        },
        sampleFacts,
      ).blocks;
    expect(blocksOf("Wystarczy chwila ciszy.")).toContainEqual({ type: "quotation", ...quotation });
    const repeated = blocksOf("Piszesz: „nie mam już siły, a jednak idę”. Słychać w tym upór.");
    expect(repeated.map(({ type }) => type)).not.toContain("quotation");
    expect(repeated).toContainEqual({ type: "paragraph", text: quotation.comment });
  });

  it("leaves no trace of empty texts, lists and answers", () => {
    const { blocks } = reportToDocument(
      {
        ...sampleReport,
        sections: [{ heading: "Pusta", paragraphs: [" "], points: [""] }],
        quotation: { text: "", comment: "" },
        exercise: { title: "Puste", steps: [] },
        nextSteps: [],
      },
      { ...sampleFacts, answers: [{ label: "Pytanie", value: " " }] },
    );
    expect(blocks.map(({ type }) => type)).toEqual(["lead", "heading", "paragraph"]);
  });
});
