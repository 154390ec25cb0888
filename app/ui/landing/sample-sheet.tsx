import { Badge } from "../badge";
import { Constellation } from "../constellation";

/** A page of a document as it comes by e-mail: what is sold, shown before it is bought. */
export function SampleSheet() {
  return (
    <figure data-area="emotions" className="mx-auto w-full max-w-md">
      <div
        data-theme="light"
        className="sheet-tilt rounded-lg border border-line bg-surface px-7 pt-6 pb-8 shadow-sheet sm:px-9"
      >
        <div className="flex items-center justify-between border-b border-line pb-4">
          <span className="text-sm text-muted">Lustro Emocji</span>
          <Constellation name="lyra" width={120} height={90} className="h-14 text-area" />
        </div>
        <p className="mt-6 font-serif text-2xl leading-snug">Pod złością słychać zmęczenie</p>
        <p className="mt-4">
          „Nikt nie zapytał, jak minął mi dzień” – to zdanie wraca w&nbsp;Twoim opisie dwa razy.
          Złość jest tu na wierzchu. Głębiej słychać zmęczenie kogoś, kto zwykle pyta pierwszy.
        </p>
        <p className="mt-5 font-semibold text-area-ink">Krok na jutro</p>
        <p className="mt-1">
          Zanim zapytasz innych, co u&nbsp;nich, zadaj to pytanie sobie. Zapisz jedno zdanie
          odpowiedzi. Wystarczy.
        </p>
      </div>
      <figcaption className="mt-6 text-center">
        <Badge>przykładowy fragment analizy</Badge>
      </figcaption>
    </figure>
  );
}
