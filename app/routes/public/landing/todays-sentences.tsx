import { FoldSummary } from "~/ui/fold-summary";
import { formatDay } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { signs, type Sign } from "~/sky/signs";
import { Badge } from "~/ui/badge";
import { Container } from "~/ui/container";

type TodaysSentencesProps = {
  today: string;
  sentences: Readonly<Record<string, string>>;
  /** In which the Sun stands: its sentence is in sight. */
  inSun: string;
};

/** Today's sentence of each sign, each a way to its text; nothing on a day without texts. One is in sight, all with one press. */
export function TodaysSentences({ today, sentences, inSun }: TodaysSentencesProps) {
  const told = signs.filter(({ slug }) => sentences[slug]);
  const first = told.find(({ slug }) => slug === inSun) ?? told[0];
  if (!first) return null;
  const others = told.filter((sign) => sign !== first);
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
        <div data-ai-generated="true">
          <div className="relative mt-4">
            <Sentence sign={first} {...{ today, sentences }} />
          </div>
          {others.length > 0 && (
            <details className="group mt-3 not-open:print:hidden">
              <FoldSummary>Pozostałe znaki</FoldSummary>
              <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
                {others.map((sign) => (
                  <li key={sign.slug} className="relative border-t border-line py-4">
                    <Sentence {...{ sign, today, sentences }} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </Container>
    </section>
  );
}

function Sentence({
  sign: { slug, name },
  today,
  sentences,
}: Omit<TodaysSentencesProps, "inSun"> & { sign: Sign }) {
  return (
    <>
      <h3 className="text-base font-semibold text-area-ink">
        <a className="after:absolute after:inset-0" href={paths.horoscope(slug, "daily", today)}>
          {name}
        </a>
      </h3>
      <p className="mt-1 font-serif text-lg leading-snug">{tieWords(sentences[slug] ?? "")}</p>
    </>
  );
}
