import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { findDocument } from "~/products/registry";
import { formatPrice } from "~/copy/format";
import { tieTitle, tieWords } from "~/copy/typography";
import type { Sections } from "~/documents/sections";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { serviceContext } from "~/services/command/context.server";
import { getPrice } from "~/services/prices/queries.server";
import { getSample } from "~/services/samples/queries.server";
import { ButtonLink } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { DocumentText } from "~/ui/document-text";
import { PageHeader } from "~/ui/page-header";
import { LowestPrice } from "~/ui/price-tag";
import { ReadingText } from "~/ui/reading-text";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data ? `Przykład: ${data.product.title}` : "Przykład",
    data && `Cały przykładowy dokument „${data.product.title}”, do przeczytania tutaj i jako PDF.`,
  );

export async function loader({ params, context }: LoaderFunctionArgs) {
  const product = findDocument(params.slug ?? "");
  const sample = product && getSample(product.slug);
  if (!product || !sample) throw new Response(null, { status: 404 });
  const ctx = serviceContext("visitor", requestLog(context));
  return { product, ...sample, price: await getPrice(ctx, product) };
}

/** A whole sample: read as its buyer would read it, then every page as it is printed. */
export default function SamplePagesRoute() {
  const { product, pictures, sections, price } = useLoaderData<typeof loader>();
  const order = `Zamów swój dokument za ${formatPrice(price.grosze)}`;
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
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={product.path}>{order}</ButtonLink>
          <ButtonLink href={paths.sample(product.slug)} variant="secondary">
            Otwórz jako PDF
          </ButtonLink>
        </div>
      </PageHeader>
      <Container
        width="wide"
        className="grid gap-x-12 gap-y-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]"
      >
        <article aria-labelledby="read" className="min-w-0 space-y-7">
          <header className="space-y-2">
            <h2 id="read" className="text-3xl sm:text-4xl">
              {tieTitle(sections.title ?? product.title)}
            </h2>
            {sections.cover.length > 0 && (
              <p className="text-sm text-muted">{sections.cover.map(tieWords).join(" · ")}</p>
            )}
          </header>
          <DocumentText document={sections as Sections} origin={null} level={3} />
          <ReadingText
            reading={sections.colophon as Sections["colophon"]}
            level={2}
            className="border-t border-line pt-6 text-sm text-muted"
          />
        </article>
        <section aria-labelledby="printed" className="min-w-0 space-y-5">
          <h2 id="printed" className="text-2xl">
            Tak wygląda PDF
          </h2>
          <ol className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-1 lg:gap-8">
            {pictures.map((picture, index) => (
              <li key={picture.src}>
                <img
                  {...picture}
                  alt={`Strona ${index + 1} z ${pictures.length}, tak jak w pliku PDF.`}
                  loading={index > 0 ? "lazy" : undefined}
                  className="h-auto w-full rounded-sm shadow-sheet outline outline-line"
                />
              </li>
            ))}
          </ol>
        </section>
        <div className="space-y-3 border-t border-line pt-10 text-center text-lg lg:col-span-2">
          <ButtonLink href={product.path} size="large">
            {order}
          </ButtonLink>
          <p>
            <LowestPrice price={price} />
          </p>
        </div>
      </Container>
    </div>
  );
}
