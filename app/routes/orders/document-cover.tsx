import { brand } from "~/config/brand";
import { tieWords } from "~/copy/typography";
import type { ConstellationDrawing as Drawing } from "~/sky/drawing";
import { ConstellationDrawing } from "~/ui/constellation-drawing";

type DocumentCoverProps = {
  drawing: Drawing;
  /** Whose sky that is. */
  sky: string | null;
  productTitle: string;
  /** What the document is called; null for one that has no name of its own. */
  title: string | null;
  personName: string | null;
  /** What stands on it in the place of the contents. */
  sentence: string | null;
};

export function DocumentCover({
  drawing,
  sky,
  productTitle,
  title,
  personName,
  sentence,
}: DocumentCoverProps) {
  return (
    <div className="flex aspect-[210/297] w-full max-w-60 flex-col rounded-sm bg-night p-5 shadow-sheet outline outline-line">
      <p aria-hidden="true" className="text-xs font-semibold tracking-widest text-gold uppercase">
        {brand.name}
      </p>
      {sky && <p className="mt-0.5 text-xs text-muted">{tieWords(sky)}</p>}
      <div className="grid grow place-items-center py-3">
        <ConstellationDrawing drawing={drawing} className="w-full" />
      </div>
      {title && (
        <p className="text-xs font-semibold tracking-wider text-gold uppercase">{productTitle}</p>
      )}
      <p className="mt-1 font-serif text-xl leading-tight wrap-anywhere">
        {tieWords(shortened(title ?? productTitle, 90))}
      </p>
      {personName && (
        <p className="mt-1.5 text-sm wrap-anywhere text-muted">dla: {shortened(personName, 60)}</p>
      )}
      {sentence && (
        <p className="mt-3 border-t border-gold pt-2.5 font-serif text-sm leading-snug wrap-anywhere">
          {tieWords(sentence)}
        </p>
      )}
    </div>
  );
}

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
