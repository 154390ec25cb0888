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

export function SampleSheets({ sheets }: { sheets: readonly SampleSheet[] }) {
  const front = sheets.at(-1);
  if (!front) return null;
  return (
    <figure className="mx-auto w-full max-w-60 sm:max-w-md">
      <ul className="relative isolate aspect-[100/104]">
        {sheets.map(({ slug, title, picture }, index) => (
          <li
            key={slug}
            className={classNames(
              "absolute transition-transform duration-300 hover:-translate-y-2 focus-within:-translate-y-2 motion-reduce:transition-none",
              places[index],
            )}
          >
            <a href={paths.samplePages(slug)} className="block rounded-sm">
              <img
                {...picture}
                alt={`Strona przykładowego dokumentu „${title}”`}
                loading="lazy"
                className="h-auto w-full rounded-sm bg-sunken shadow-sheet outline outline-line"
              />
            </a>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-center sm:mt-6">
        <a
          className="link inline-flex min-h-8 items-center font-semibold"
          href={paths.samplePages(front.slug)}
        >
          Przeczytaj cały przykład: {front.title}
        </a>
        <span className="mt-1 block text-sm text-muted">
          Strony z&nbsp;przykładów. Osoby i&nbsp;odpowiedzi są wymyślone.
        </span>
      </figcaption>
    </figure>
  );
}
