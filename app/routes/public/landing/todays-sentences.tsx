import { formatDay } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { signs } from "~/sky/signs";
import { Badge } from "~/ui/badge";
import { Container } from "~/ui/container";

type TodaysSentencesProps = { today: string; sentences: Readonly<Record<string, string>> };

/** Today's sentence of each sign, each a way to its text; nothing on a day without texts. */
export function TodaysSentences({ today, sentences }: TodaysSentencesProps) {
  const told = signs.filter(({ slug }) => sentences[slug]);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="dzisiaj" data-area="spirituality">
      <Container width="wide">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="dzisiaj" className="text-3xl">
            Jedno zdanie na&nbsp;dziś
          </h2>
          <p className="flex flex-wrap items-center gap-3 text-muted">
            {formatDay(today)} <Badge tone="area">Tekst: AI</Badge>
          </p>
        </div>
        <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3" data-ai-generated="true">
          {told.map(({ slug, name }) => (
            <li key={slug} className="relative border-t border-line py-4">
              <h3 className="text-base font-semibold text-area-ink">
                <a
                  className="after:absolute after:inset-0"
                  href={paths.horoscope(slug, "daily", today)}
                >
                  {name}
                </a>
              </h3>
              <p className="mt-1 font-serif text-lg leading-snug">
                {tieWords(sentences[slug] ?? "")}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
