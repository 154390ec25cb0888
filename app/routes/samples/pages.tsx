import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { findDocument } from "~/products/registry";
import { formatPrice } from "~/copy/format";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { serviceContext } from "~/services/command/context.server";
import { getPrice } from "~/services/prices/queries.server";
import { getSamplePages, type SamplePage } from "~/services/samples/queries.server";
import { ButtonLink } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { LowestPrice } from "~/ui/price-tag";
import { ReadingText } from "~/ui/reading-text";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data ? `Przykład: ${data.product.title}` : "Przykład",
    data && `Cały przykładowy dokument „${data.product.title}”, strona po stronie.`,
  );

export async function loader({ params, context }: LoaderFunctionArgs) {
  const product = findDocument(params.slug ?? "");
  const pages = product && getSamplePages(product.slug);
  if (!product || !pages) throw new Response(null, { status: 404 });
  const ctx = serviceContext("visitor", requestLog(context));
  return { product, pages, price: await getPrice(ctx, product) };
}

/** A whole sample: every page once, as it looks; what it says unfolds below it for whoever cannot see it. */
export default function SamplePagesRoute() {
  const { product, pages, price } = useLoaderData<typeof loader>();
  return (
    <div data-area={product.area}>
      <PageHeader
        area={product.area}
        title={`Przykład: ${product.title}`}
        subtitle={product.subtitle}
        lead="Tak wygląda gotowy dokument. Osoby i odpowiedzi są w nim wymyślone, Twój powstanie z Twoich."
        figure={<Constellation name={product.document.constellation} width={300} height={220} />}
        back={{ href: product.path, label: `Wróć: ${product.title}` }}
      >
        <ButtonLink href={paths.sample(product.slug)} variant="secondary">
          Otwórz jako PDF
        </ButtonLink>
      </PageHeader>
      <Container width="wide" className="space-y-12 py-10">
        <div className="mx-auto grid max-w-5xl items-start gap-x-12 gap-y-10 md:grid-cols-2">
          {pages.map((page, index) => (
            <PageInView
              key={page.picture.src}
              page={page as SamplePage}
              number={index + 1}
              total={pages.length}
            />
          ))}
        </div>
        <div className="space-y-3 border-t border-line pt-10 text-center text-lg">
          <ButtonLink href={product.path} size="large">
            {`Zamów swój dokument za ${formatPrice(price.grosze)}`}
          </ButtonLink>
          <p>
            <LowestPrice price={price} />
          </p>
        </div>
      </Container>
    </div>
  );
}

type PageInViewProps = { page: SamplePage; number: number; total: number };

function PageInView({ page: { picture, reading }, number, total }: PageInViewProps) {
  const heading = `Strona ${number} z ${total}`;
  return (
    <section aria-label={heading}>
      <img
        {...picture}
        alt={`${heading}, tak jak w pliku PDF. Jej tekst jest poniżej.`}
        loading={number > 2 ? "lazy" : undefined}
        className="h-auto w-full rounded-sm sheet"
      />
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          Tekst strony {number}
        </summary>
        <ReadingText reading={reading} />
      </details>
    </section>
  );
}
