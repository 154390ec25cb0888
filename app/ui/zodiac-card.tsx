import { paths } from "~/paths";
import type { Sign } from "~/sky/signs";
import { tieWords } from "~/copy/typography";
import { Constellation } from "./constellation";

const scopes = [
  { scope: "daily", label: "Dzienny" },
  { scope: "monthly", label: "Miesięczny" },
  { scope: "yearly", label: "Roczny" },
] as const;

/**
 * A sign of the zodiac under its true stars, with its horoscopes. Renders an `li`.
 * @param dates of the sign, in words
 * @param today YYYY-MM-DD in Europe/Warsaw
 */
export function ZodiacCard({ sign, dates, today }: { sign: Sign; dates: string; today: string }) {
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
      <div className="flex grow flex-col p-4 sm:p-5">
        <h3 className="text-xl">{sign.name}</h3>
        <p className="mt-0.5 text-sm text-muted">{tieWords(dates)}</p>
        <p className="mt-2 grow">{tieWords(sign.preview)}</p>
        <ul className="mt-3 flex flex-col gap-x-4 border-t sm:flex-row sm:flex-wrap border-line pt-2">
          {scopes.map(({ scope, label }) => (
            <li key={scope}>
              <a
                href={paths.horoscope(sign.slug, scope, today)}
                aria-label={`${label} horoskop: ${sign.name}`}
                className="link inline-flex min-h-11 items-center text-sm font-semibold"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
