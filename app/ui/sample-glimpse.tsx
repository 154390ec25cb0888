import type { Product } from "~/products/product";
import { paths } from "~/paths";

const places = [
  "rotate-[-1.5deg]",
  "left-[21%] top-[4%] rotate-[3deg]",
  "left-[41%] top-[9%] rotate-[7deg]",
];

/** The first pages of a sample and how many there are; null for a product without one, undefined where it is left out. */
export type ShownSample =
  | { pictures: readonly { src: string; width: number; height: number }[]; pageCount: number }
  | null
  | undefined;

type Sampled = Pick<Product, "slug" | "title">;

/**
 * Whether there is something to show.
 * @param fragment where the beginning of a finished work can be read
 */
export function hasSample(sample: ShownSample, fragment?: string | null): boolean {
  return Boolean(sample ?? fragment);
}

export function SampleGlimpse({
  product,
  sample,
  fragment,
}: {
  product: Sampled;
  sample: ShownSample;
  fragment?: string | null;
}) {
  if (fragment) return <FragmentGlimpse href={fragment} />;
  if (!sample) return null;
  const { slug, title } = product;
  // Paper that can be read stands before the cover.
  const [cover, ...inner] = sample.pictures;
  const [front = cover!, ...behind] = inner;
  const pictures = inner.length === 0 ? [front] : [front, cover!, ...behind];
  const sheets = pictures.map((picture, index) => (
    <img
      key={picture.src}
      {...picture}
      alt={index === 0 ? `Pierwsze strony przykładowego dokumentu „${title}”` : ""}
      loading="lazy"
      className={`h-auto w-[54%] rounded-sm sheet ${index > 0 ? "absolute" : "relative"} ${places[index]}`}
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
      <p className="mt-1 text-sm text-muted">Osoby i odpowiedzi są wymyślone.</p>
    </section>
  );
}

function FragmentGlimpse({ href }: { href: string }) {
  return (
    <section id="przyklad" className="scroll-mt-6">
      <h2 className="text-xl">Zacznij czytać</h2>
      <p className="mt-2">Początek książki możesz przeczytać od razu i bezpłatnie.</p>
      <a href={href} className="link mt-2 inline-flex min-h-8 items-center">
        Przeczytaj fragment
      </a>
    </section>
  );
}
