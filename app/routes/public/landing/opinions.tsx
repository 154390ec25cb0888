import { Container } from "~/ui/container";
import { tieWords } from "~/copy/typography";
import { Opinion, type ShownAnswer } from "~/ui/opinion";
import { demonstrationHeading } from "~/ui/opinions";

export type ShownOpinion = {
  author: string;
  text: string;
  product: string;
  answer?: ShownAnswer | null;
};

type OpinionsProps = {
  opinions: readonly ShownOpinion[];
  madeUp: boolean;
};

export function Opinions({ opinions, madeUp }: OpinionsProps) {
  if (opinions.length === 0) return null;
  return (
    <section aria-labelledby="opinie">
      <Container width="wide">
        <h2 id="opinie" className="text-3xl sm:text-4xl">
          {madeUp ? demonstrationHeading : "Opinie"}
        </h2>
        <p className="mt-2 max-w-text text-muted sm:mt-3">
          {tieWords(
            madeUp
              ? "Te słowa są wymyślone. W prawdziwym sklepie tego miejsca nie ma."
              : "Opinię może napisać tylko osoba, która zapłaciła za dokument i go dostała.",
          )}
        </p>
        <ul className="mt-5 grid gap-3 sm:mt-8 sm:gap-5 md:grid-cols-3 max-md:[&>:nth-child(3)]:hidden">
          {opinions.map(({ author, text, product, answer }) => (
            <li key={`${author} ${text}`}>
              <Opinion
                text={tieWords(text)}
                author={author}
                detail={product}
                answer={answer}
                example={madeUp}
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
