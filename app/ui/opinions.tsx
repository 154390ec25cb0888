import type { Product } from "~/products/product";
import { formatDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { Container } from "./container";
import { Opinion, type ShownAnswer } from "./opinion";

export type ShownReviews = {
  average: number;
  count: number;
  latest: readonly {
    authorName: string;
    stars: number;
    text: string;
    createdAt: Date | string;
    answer?: ShownAnswer | null;
  }[];
};

type OpinionsProps = {
  product: Pick<Product, "sampleSentence" | "demonstration">;
  /** What buyers have said; null until the first of them has, undefined where a page leaves opinions out. */
  reviews: ShownReviews | null | undefined;
  demonstration?: boolean;
};

export function Opinions({ product, reviews, demonstration }: OpinionsProps) {
  if (reviews === undefined) return null;
  return (
    <div className="space-y-12 bg-sunken py-14">
      {reviews ? (
        <Reviews reviews={reviews} />
      ) : demonstration && product.demonstration ? (
        <DemonstrationOpinions {...product.demonstration} />
      ) : (
        <NoReviews sentence={product.sampleSentence} />
      )}
    </div>
  );
}

function Reviews({ reviews }: { reviews: ShownReviews }) {
  return (
    <section aria-labelledby="opinie">
      <Container width="wide">
        <h2 id="opinie" className="text-3xl">
          Opinie
        </h2>
        <p className="mt-2 text-muted">
          Opinie mogą wystawić tylko osoby, które kupiły; sprawdzamy to po zamówieniu.
        </p>
        {reviews.latest.length > 0 && (
          <ul className="mt-8 grid gap-5 md:grid-cols-3">
            {reviews.latest.map(({ authorName, stars, text, createdAt, answer }) => (
              <li key={`${authorName} ${String(createdAt)}`}>
                <Opinion
                  author={authorName}
                  text={text}
                  answer={answer}
                  detail={`ocena ${stars}/5, ${formatDate(createdAt)}`}
                />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}

function NoReviews({ sentence }: { sentence: string | undefined }) {
  return (
    <section aria-labelledby="opinie">
      <Container width="wide">
        <h2 id="opinie" className="text-3xl">
          Opinie
        </h2>
        <p className="mt-2 max-w-text text-muted">
          {tieWords(
            "Nikt jeszcze nie napisał opinii. Może ją wystawić tylko osoba, która kupiła; sprawdzamy to po zamówieniu.",
          )}
          {sentence && " Na razie niech mówi sam dokument:"}
        </p>
        {sentence && (
          <figure className="mt-5 max-w-text border-l-2 border-area pl-5">
            <blockquote className="font-serif text-lg">
              <p>„{tieWords(sentence)}”</p>
            </blockquote>
            <figcaption className="mt-2 text-sm text-muted">
              Zdanie z&nbsp;przykładu; osoba i&nbsp;jej odpowiedzi są wymyślone.
            </figcaption>
          </figure>
        )}
      </Container>
    </section>
  );
}

export const demonstrationHeading = "Przykładowe opinie\u00a0– tylko w\u00a0wersji demonstracyjnej";

function DemonstrationOpinions({ opinions }: NonNullable<Product["demonstration"]>) {
  return (
    <section aria-labelledby="przykladowe-opinie">
      <Container width="wide">
        <h2 id="przykladowe-opinie" className="text-2xl">
          {demonstrationHeading}
        </h2>
        <p className="mt-2 text-sm text-muted">
          Te słowa są wymyślone. W&nbsp;prawdziwym sklepie tego miejsca nie ma.
        </p>
        <ul className="mt-6 grid gap-5 md:grid-cols-3">
          {opinions.slice(0, 3).map(({ author, text }) => (
            <li key={author}>
              <Opinion author={author} text={text} example />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
