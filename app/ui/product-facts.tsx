import type { ExplanatoryBox, Product } from "~/products/product";
import { formatDate } from "~/copy/format";
import { Container } from "./container";
import { tieWords } from "~/copy/typography";
import { Opinion } from "./opinion";
import { PriceTag } from "./price-tag";
import { StarRating } from "./star-rating";

/** What buyers have said; null until the first of them has, undefined where a page leaves opinions out. */
type ReviewsOf = { product: Product; reviews: ShownReviews | null | undefined };

/** The line under a product's heading: its price, its rating and the way to its sample. */
export function FactsAtAGlance({
  product,
  lowestGrosze,
  reviews,
  hasSample,
}: ReviewsOf & {
  /** See `PriceTag`. */
  lowestGrosze?: number;
  hasSample: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <PriceTag grosze={product.priceGrosze} lowestGrosze={lowestGrosze} size="large" />
      {reviews === null && product.exampleRating && (
        <StarRating {...product.exampleRating} example />
      )}
      {reviews && <StarRating value={reviews.average} count={reviews.count} />}
      {hasSample && (
        <a href="#przyklad" className="link">
          Zobacz przykład
        </a>
      )}
    </div>
  );
}

/** Real reviews as soon as there is one, examples until then. */
export function Opinions({ product, reviews }: ReviewsOf) {
  if (reviews) return <Reviews reviews={reviews} />;
  if (reviews === null && product.exampleOpinions.length > 0)
    return <ExampleOpinions opinions={product.exampleOpinions} />;
  return null;
}

/** The boxes beside an order form: what comes, how, and what it is not. */
export function ExplanatoryBoxes({ boxes }: { boxes: readonly ExplanatoryBox[] }) {
  return (
    <>
      {boxes.map(({ title, text, items }) => (
        <section key={title} className="border-l-2 border-area pl-5">
          <h2 className="text-xl">{title}</h2>
          {text && <p className="mt-2">{tieWords(text)}</p>}
          {items && (
            <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-area">
              {items.map((item) => (
                <li key={item}>{tieWords(item)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

/** Sample opinions, shown only until real reviews exist, and marked as what they are. */
function ExampleOpinions({ opinions }: { opinions: Product["exampleOpinions"] }) {
  return (
    <section className="bg-sunken py-14">
      <Container width="wide">
        <h2 className="text-3xl">Jak to może brzmieć</h2>
        <p className="mt-2 text-muted">
          To przykłady, nie opinie klientów. Prawdziwe pojawią się, gdy napiszą je osoby, które
          kupiły.
        </p>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {opinions.map(({ author, text }) => (
            <li key={author}>
              <Opinion author={author} text={text} example />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Reviews as the page gets them: times may have become texts on their way. */
export type ShownReviews = {
  average: number;
  count: number;
  latest: readonly { authorName: string; stars: number; text: string; createdAt: Date | string }[];
};

/** What buyers say, with a word on how we know that they are buyers (art. 7(6) of Directive 2005/29/EC). */
function Reviews({ reviews }: { reviews: ShownReviews }) {
  return (
    <section className="bg-sunken py-14" aria-labelledby="opinie">
      <Container width="wide">
        <h2 id="opinie" className="text-3xl">
          Opinie
        </h2>
        <p className="mt-2 text-muted">
          Opinie mogą wystawić tylko osoby, które kupiły; sprawdzamy to po zamówieniu.
        </p>
        {reviews.latest.length > 0 && (
          <ul className="mt-8 grid gap-5 md:grid-cols-3">
            {reviews.latest.map(({ authorName, stars, text, createdAt }) => (
              <li key={`${authorName} ${String(createdAt)}`}>
                <Opinion
                  author={authorName}
                  text={text}
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
