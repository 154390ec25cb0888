import { paths } from "~/paths";
import { classNames } from "~/ui/class-names";

export type SampleSheet = {
  slug: string;
  title: string;
  picture: { src: string; width: number; height: number };
};

const places = [
  "left-0 top-[9%] w-[52%] -rotate-7",
  "right-0 top-[2%] w-[52%] rotate-6",
  "left-[19%] top-[17%] w-[60%] -rotate-1",
];

/** Covers of samples as a fan, each a way to its pages. */
export function SampleSheets({ sheets }: { sheets: readonly SampleSheet[] }) {
  if (sheets.length === 0) return null;
  return (
    <figure className="mx-auto w-full max-w-72 sm:max-w-sm">
      <ul className="relative isolate aspect-[100/104]">
        {sheets.map(({ slug, title, picture }, index) => (
          <li
            key={slug}
            className={classNames(
              "absolute transition-transform duration-300 focus-within:-translate-y-2 hover:-translate-y-2 motion-reduce:transition-none",
              places[index],
            )}
          >
            <a href={paths.samplePages(slug)} className="block rounded-sm">
              <img
                {...picture}
                alt={`Przykładowy dokument „${title}”`}
                className="h-auto w-full rounded-sm bg-sunken shadow-sheet outline outline-line"
              />
            </a>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-center text-sm">
        Okładki przykładów. Osoby i&nbsp;odpowiedzi są wymyślone.
      </figcaption>
    </figure>
  );
}
