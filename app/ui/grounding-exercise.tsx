import { tieWords } from "~/copy/typography";

const senses = [
  "pięć rzeczy, które widzisz",
  "cztery, których możesz dotknąć",
  "trzy dźwięki, które słyszysz",
  "dwa zapachy",
  "jeden powolny oddech: wdech na cztery, wydech na sześć",
];

/**
 * Something for the next minute, in words; and six breaths of ten seconds with a circle that CSS alone moves, from when it is
 * opened. Who asked their system for less motion has the words.
 */
export function GroundingExercise() {
  return (
    <div className="space-y-4">
      <p>{tieWords("Rozejrzyj się i powoli nazwij w myślach:")}</p>
      <ol className="list-decimal space-y-1.5 pl-6 marker:text-gold-ink">
        {senses.map((sense) => (
          <li key={sense}>{tieWords(sense)}</li>
        ))}
      </ol>
      <details className="breathing">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control px-6 py-2 font-semibold hover:border-ink hover:bg-sunken">
          Oddychaj przez 60 sekund
        </summary>
        <p className="mt-4">
          {tieWords(
            "Wdech nosem, licząc powoli do czterech. Wydech ustami, licząc powoli do sześciu. Sześć takich oddechów to minuta. Gdy myśli uciekną, wróć do liczenia.",
          )}
        </p>
        <div
          aria-hidden="true"
          className="breathing-moving mt-4 flex items-center gap-6 motion-reduce:hidden"
        >
          <span className="grid size-40 shrink-0 place-items-center">
            <span className="breathing-circle size-16 rounded-full border-2 border-area bg-area-soft" />
          </span>
          <span className="grid text-2xl">
            <span className="breathing-in">Wdech</span>{" "}
            <span className="breathing-out">Wydech</span>{" "}
            <span className="breathing-done">Minęła minuta.</span>
          </span>
        </div>
      </details>
    </div>
  );
}
