import { paths } from "~/paths";

/** The first pages of a sample, and how many it has. */
export type ShownSample = {
  pictures: readonly { src: string; width: number; height: number }[];
  pageCount: number;
};

/** How the sheets lie: the cover in front, the others fanned out behind it. */
const places = [
  "rotate-[-1.5deg]",
  "left-[21%] top-[4%] rotate-[3deg]",
  "left-[41%] top-[9%] rotate-[7deg]",
];

/** A sample of the document as a stack of its first pages, which leads to all of it. */
export function SampleGlimpse({
  slug,
  title,
  sample,
}: {
  slug: string;
  title: string;
  sample: ShownSample;
}) {
  const sheets = sample.pictures.map((picture, index) => (
    <img
      key={picture.src}
      {...picture}
      alt={index === 0 ? `Okładka i pierwsze strony przykładowego dokumentu „${title}”` : ""}
      loading="lazy"
      className={`h-auto w-[54%] rounded-sm shadow-sheet ${index > 0 ? "absolute" : "relative"} ${places[index]}`}
    />
  ));
  return (
    <section id="przyklad" className="scroll-mt-6">
      <h2 className="text-xl">Zobacz, co dostaniesz</h2>
      <a href={paths.samplePages(slug)} className="group mt-4 block max-w-sm">
        <span className="relative isolate flex flex-row-reverse justify-end pb-[9%]">
          {sheets.reverse()}
        </span>
        <span className="link mt-3 inline-block">
          Przeczytaj cały przykład ({sample.pageCount} str.)
        </span>
      </a>
      <p className="mt-1 text-sm text-muted">Osoba i jej odpowiedzi są wymyślone.</p>
    </section>
  );
}
