import type { Sign } from "~/sky/signs";
import { tieWords } from "~/typography";
import { Constellation } from "./constellation";

/** A sign of the zodiac under its true stars. Renders an `li`. */
export function ZodiacCard({ sign }: { sign: Sign }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div data-theme="dark" data-area="spirituality" className="area-night px-4 py-5">
        <Constellation
          name={sign.constellation}
          width={220}
          height={150}
          className="mx-auto h-28 w-full sm:h-36"
        />
      </div>
      <div className="grow p-4 sm:p-5">
        <h3 className="text-xl">{sign.name}</h3>
        <p className="mt-0.5 text-sm text-muted">
          {tieWords(sign.dates).replace(/(\d) /g, "$1\u00a0")}
        </p>
        <p className="mt-2">{tieWords(sign.preview)}</p>
      </div>
    </li>
  );
}
