import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { rentalSteps } from "~/products/rental-agreement/fields";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { publicHeaders } from "~/http/public-headers";
import { serviceContext } from "~/services/command/context.server";
import { getPrice } from "~/services/prices/queries.server";
import { createDraft } from "~/services/rental/draft.server";
import { isAgreementStopped } from "~/services/rental/check-legal-state.server";
import { getProductReviews } from "~/services/reviews/queries.server";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { Opinions } from "~/ui/opinions";
import { fullTitle } from "~/copy/full-title";
import { ExplanatoryBoxes, FactsAtAGlance } from "~/ui/product-facts";
import { getSampleGlimpse } from "~/services/samples/queries.server";
import { hasSample, SampleGlimpse } from "~/ui/sample-glimpse";
import { SellingStopped } from "~/ui/selling-stopped";
import { pageMeta } from "~/ui/page-meta";

export const meta = () => pageMeta(fullTitle(product), product.description);

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  return {
    price: await getPrice(ctx, product),
    reviews: await getProductReviews(ctx, product.slug),
    sample: getSampleGlimpse(product.slug),
    isStopped: await isAgreementStopped(ctx),
  };
}

/** Starts a draft of its own for whoever asks. */
export async function action({ context }: ActionFunctionArgs) {
  const token = await createDraft(serviceContext("buyer", requestLog(context)));
  return redirect(paths.rentalDraft(token, 1), 303);
}

export default function LegalAdviser() {
  const { price, reviews, sample, isStopped } = useLoaderData<typeof loader>();
  return (
    <div data-area={product.area}>
      <PageHeader
        area={product.area}
        title={product.title}
        subtitle={product.subtitle}
        lead={product.lead}
        figure={<Constellation name={product.document.constellation} width={300} height={220} />}
      >
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <FactsAtAGlance price={price} reviews={reviews} hasSample={hasSample(sample)} />
          {!isStopped && (
            <form method="post" action={paths.legalAdviser()}>
              <Button size="large">Zacznij umowę</Button>
            </form>
          )}
        </div>
      </PageHeader>
      <Container width="wide" className="space-y-12 pt-10 pb-16">
        <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
          <Start isStopped={isStopped} />
          <SampleGlimpse product={product} sample={sample} />
        </div>
        <ExplanatoryBoxes boxes={product.boxes} />
      </Container>
      <Opinions product={product} reviews={reviews} />
    </div>
  );
}

function Start({ isStopped }: { isStopped: boolean }) {
  return (
    <section aria-labelledby="kroki" className="space-y-5">
      <h2 id="kroki" className="text-3xl">
        Cztery kroki
      </h2>
      <ol className="space-y-2">
        {rentalSteps.map(({ number, title }) => (
          <li key={number} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-area-soft font-semibold text-area-ink"
            >
              {number}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <p>
        {tieWords(
          "Odpowiedzi zapisujemy w szkicu, do którego wrócisz, kiedy chcesz. Na końcu sprawdzasz wszystko i zamawiasz: płacisz dopiero wtedy, gdy zobaczysz cały dokument.",
        )}
      </p>
      {isStopped && <SellingStopped />}
    </section>
  );
}
