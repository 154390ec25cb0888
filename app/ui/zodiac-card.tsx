import { paths } from "~/paths";
import type { Sign } from "~/sky/signs";
import { tieWords } from "~/copy/typography";
import { FigurePicture } from "./figure-picture";

const longer = [
  { scope: "monthly", label: "miesiąc" },
  { scope: "yearly", label: "rok" },
] as const;

type ZodiacCardProps = {
  sign: Sign;
  /** In words. */
  dates: string;
  /** YYYY-MM-DD in Europe/Warsaw. */
  today: string;
  /** What a model wrote for today; without it the card tells what the sign is like. */
  sentence?: string;
};

/** A sign of the zodiac under its true stars: one large link to its text of today. Renders an `li`. */
export function ZodiacCard({ sign, dates, today, sentence }: ZodiacCardProps) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-control">
      <div data-theme="dark" data-area="spirituality" className="area-night px-4 py-5">
        <FigurePicture
          name={sign.constellation}
          className="mx-auto h-28 w-full object-contain sm:h-36"
        />
      </div>
      <div className="flex grow flex-col p-4 sm:p-5">
        <h3 className="text-xl">
          <a
            href={paths.horoscope(sign.slug, "daily", today)}
            className="after:absolute after:inset-0"
          >
            {sign.name}
          </a>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{tieWords(dates)}</p>
        <p
          className="mt-2 grow font-serif text-lg leading-snug"
          data-ai-generated={sentence ? "true" : undefined}
        >
          {tieWords(sentence ?? sign.preview)}
        </p>
        <ul className="relative z-10 mt-3 flex flex-wrap gap-x-5 self-start border-t border-line pt-1">
          {longer.map(({ scope, label }) => (
            <li key={scope}>
              <a
                href={paths.horoscope(sign.slug, scope, today)}
                aria-label={`${sign.name}: ${label}`}
                className="link inline-flex min-h-11 items-center text-sm"
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
