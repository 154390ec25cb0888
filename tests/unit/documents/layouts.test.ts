import { expect, it } from "vitest";
import { layOutBody } from "~/documents/layout.server";
import type { Block } from "~/documents/model";
import { reportToDocument } from "~/documents/templates/report";
import { sampleFacts, sampleReport } from "./sample-report";

const report = reportToDocument(sampleReport, sampleFacts);

/** How many times the blocks are laid out until their pages are chosen. */
function layoutsOf(blocks: readonly Block[]): number {
  let layouts = 0;
  const counted = Object.assign([...blocks], {
    [Symbol.iterator]() {
      layouts++;
      return blocks.values();
    },
  });
  layOutBody({ ...report, blocks: counted }, { type: "Document", parent: null }, 100);
  return layouts;
}

it("lays a document out once where no other size could come out better", () => {
  expect(layoutsOf(report.blocks)).toBe(1);
});

it("tries other sizes where pages come out badly", () => {
  const uneven = [...report.blocks, ...report.blocks.slice(0, 3)];
  expect(layoutsOf(uneven)).toBeGreaterThan(1);
});
