import { chromium } from "@playwright/test";
import { renderDocument } from "~/documents/render.server";
import { reportToDocument } from "~/documents/templates/report";
import type { ReportContent } from "~/documents/templates/report-content";
import { sampleFacts, sampleReport } from "../../tests/unit/documents/sample-report";
import { chromiumFlags, ensureChromium } from "../chromium";
import { percentile } from "./load";

/** Milliseconds, and what came out of it. */
export type Rendering = { p50: number; p99: number; pages: number; kilobytes: number };

async function repeat(
  times: number,
  render: () => Promise<Buffer>,
): Promise<{ durations: number[]; last: Buffer }> {
  const durations: number[] = [];
  let last = await render();
  await render();
  for (let run = 0; run < times; run++) {
    const startedAt = performance.now();
    last = await render();
    durations.push(performance.now() - startedAt);
  }
  return { durations, last };
}

const summary = (
  { durations, last }: { durations: number[]; last: Buffer },
  pages: number,
): Rendering => ({
  p50: percentile(durations, 50),
  p99: percentile(durations, 99),
  pages,
  kilobytes: last.byteLength / 1000,
});

/** Our own document, drawn figures, contents and tags included. */
export async function measureOwnDocument(
  times: number,
  content: ReportContent = sampleReport,
): Promise<Rendering> {
  const model = reportToDocument(content, sampleFacts);
  const { pageCount } = await renderDocument(model);
  const result = await repeat(times, async () => (await renderDocument(model)).bytes);
  return summary(result, pageCount);
}

/** One of about five times as many pages. */
export const longReport: ReportContent = {
  ...sampleReport,
  sections: Array.from({ length: 10 }, (_, round) =>
    sampleReport.sections.map((section) => ({
      ...section,
      heading: `${section.heading} (${round + 1})`,
    })),
  ).flat(),
};

/** Chromium, already running, printing the same text as plain HTML. */
export async function measureChromium(times: number): Promise<Rendering> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const html = asHtml(sampleReport);
    const result = await repeat(times, async () => {
      await page.setContent(html);
      return page.pdf({ format: "A4" });
    });
    const pages = result.last.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    return summary(result, pages);
  } finally {
    await browser.close();
  }
}

function asHtml({
  title,
  opening,
  sections,
  quotation,
  nextSteps,
  closing,
}: ReportContent): string {
  const paragraph = (text: string) =>
    `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
  return [
    `<!doctype html><html lang="pl"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>`,
    paragraph(opening),
    ...sections.flatMap(({ heading, paragraphs, points }) => [
      `<h2>${heading}</h2>`,
      ...paragraphs.map(paragraph),
      `<ul>${points.map((point) => `<li>${paragraph(point)}</li>`).join("")}</ul>`,
    ]),
    `<blockquote>${quotation.text}</blockquote>`,
    paragraph(quotation.comment),
    ...nextSteps.flatMap((step) => [`<h3>${step.title}</h3>`, paragraph(step.description)]),
    paragraph(closing),
    ...sampleFacts.answers.flatMap(({ label, value }) => [`<h3>${label}</h3>`, paragraph(value)]),
  ].join("\n");
}
