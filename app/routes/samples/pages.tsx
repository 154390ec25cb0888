import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";
import { findProduct } from "~/products/registry";
import { formatPrice } from "~/copy/format";
import { paths } from "~/http/paths";
import { getSamplePages, type SamplePage } from "~/services/samples/queries.server";
import { ButtonLink } from "~/ui/button";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { ReadingText } from "./reading-text";

export const handle: RouteHandle = { kept: {} };

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=300",
  Vary: "Cookie",
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Przykład: ${data.product.title}` : "Przykład"} – ${brand.name}` },
  {
    name: "description",
    content: data && `Cały przykładowy dokument „${data.product.title}”, strona po stronie.`,
  },
];

export function loader({ params }: LoaderFunctionArgs) {
  const product = findProduct(params.slug ?? "");
  const pages = product && getSamplePages(product.slug);
  if (!product || !pages) throw new Response(null, { status: 404 });
  return { product, pages };
}

/** A whole sample: every page as it looks, and beside it what it says. */
export default function SamplePagesRoute() {
  const { product, pages } = useLoaderData<typeof loader>();
  return (
    <div data-area={product.area}>
      <PageHeader
        area={product.area}
        title={`Przykład: ${product.title}`}
        lead="Tak wygląda gotowy dokument. Osoby i odpowiedzi są w nim wymyślone, Twój powstanie z Twoich."
        figure={<Constellation name={product.document.constellation} width={300} height={220} />}
        back={{ href: product.path, label: `Wróć: ${product.title}` }}
      >
        <ButtonLink href={paths.sample(product.slug)} variant="secondary">
          Otwórz jako PDF
        </ButtonLink>
      </PageHeader>
      <Container width="wide" className="space-y-14 py-10">
        {pages.map((page, index) => (
          <PageInView
            key={page.picture.src}
            page={page as SamplePage}
            number={index + 1}
            total={pages.length}
          />
        ))}
        <p className="border-t border-line pt-10 text-center">
          <ButtonLink href={product.path} size="large">
            {`Zamów swój dokument za ${formatPrice(product.priceGrosze)}`}
          </ButtonLink>
        </p>
      </Container>
    </div>
  );
}

type PageInViewProps = { page: SamplePage; number: number; total: number };

function PageInView({ page: { picture, reading }, number, total }: PageInViewProps) {
  const heading = `Strona ${number} z ${total}`;
  return (
    <section
      aria-label={heading}
      className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <img
        {...picture}
        alt={`${heading}, tak jak w pliku PDF. Jej treść jest obok.`}
        loading={number > 1 ? "lazy" : undefined}
        className="h-auto w-full max-w-lg rounded-sm shadow-sheet outline outline-line lg:sticky lg:top-6"
      />
      <div>
        <p className="text-sm text-muted" aria-hidden="true">
          {heading}
        </p>
        <ReadingText reading={reading} />
      </div>
    </section>
  );
}
