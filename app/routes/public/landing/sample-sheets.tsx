import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { classNames } from "~/ui/class-names";

export type SampleSheet = {
  slug: string;
  title: string;
  picture: { src: string; width: number; height: number };
};

const places = ["right-0 top-0 rotate-7", "left-0 top-[4%] -rotate-6"];

/** A page of a sample to read, on its cream paper, before covers as a fan; each is a way to its pages. */
export function SampleSheets({
  sheets,
  opening,
  href,
}: {
  sheets: readonly SampleSheet[];
  opening: string | null;
  href: string;
}) {
  if (sheets.length === 0 || opening === null) return null;
  return (
    <figure className="mx-auto w-full max-w-80 sm:max-w-sm">
      <ul className="relative isolate pt-[14%] pb-[4%]">
        {sheets.map(({ slug, title, picture }, index) => (
          <li key={slug} className={classNames("absolute w-[58%]", rises, places[index])}>
            <a href={paths.samplePages(slug)} className="block rounded-sm">
              <img
                {...picture}
                alt={`Przykładowy dokument „${title}”`}
                className="sheet h-auto w-full rounded-sm bg-sunken"
              />
            </a>
          </li>
        ))}
        <li className={classNames("relative mx-auto w-[74%] -rotate-1", rises)}>
          <a
            href={href}
            data-theme="light"
            className="sheet block rounded-sm bg-surface px-5 pt-6 pb-8 font-serif text-lg leading-normal text-ink sm:px-7 sm:pt-8 sm:pb-10"
          >
            <span aria-hidden="true" className="mb-2 block text-star">
              ✦
            </span>
            {tieWords(opening)}
          </a>
        </li>
      </ul>
      <figcaption className="mt-2 text-center text-sm">
        Tak wygląda gotowy dokument (osoby są wymyślone).
      </figcaption>
    </figure>
  );
}

const rises =
  "transition-transform duration-300 focus-within:-translate-y-2 hover:-translate-y-2 motion-reduce:transition-none";
