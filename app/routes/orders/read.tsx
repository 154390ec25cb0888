import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { tieTitle } from "~/copy/typography";
import { ownWords, withoutColophon, type Sections } from "~/documents/sections";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { orderedProduct } from "~/products/ordered-product";
import { serviceContext } from "~/services/command/context.server";
import { readDocument } from "~/services/fulfilment/read-document.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { pageMeta } from "~/ui/page-meta";
import { ReadingText } from "~/ui/reading-text";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.title ?? "Twój dokument");

/** What an order brought, as a page: whole, or a part at a time. It goes when the document does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { token = "", position } = params;
  const order = await getOrderPage(ctx, token);
  if (!order) throw new Response(null, { status: 404 });
  const sections = await readDocument(ctx, token, position, isOpened(request));
  if (!sections) throw redirect(paths.paymentSuccess(token), 303);
  const product = orderedProduct(order);
  return {
    ...sections,
    title: sections.title ?? product?.title ?? order.productSlug,
    area: product?.area,
    token,
    position: Number(position ?? 0),
    deleteAt: order.contentDeleteAt.toISOString(),
    showHelp: order.showHelp,
    isByParts: new URL(request.url).searchParams.has(byParts),
  };
}

const byParts = "po-kolei";

export default function ReadRoute() {
  const page = useLoaderData<typeof loader>();
  const { title, opening, parts, area, token, position, deleteAt, isByParts, showHelp } = page;
  const here = paths.orderReading(token, position);
  return (
    <div data-area={area}>
      <Container className="space-y-8 py-6 sm:py-10">
        <BackLink href={paths.paymentSuccess(token)}>Strona zamówienia</BackLink>
        <h1 className="text-3xl sm:text-4xl">{tieTitle(title)}</h1>
        <ReadingText reading={opening} className="reading" />
        {parts.length > 1 && (
          <nav aria-label="Części dokumentu" className="space-y-3 border-y border-line py-4">
            <ol className="list-decimal space-y-1 pl-6">
              {parts.map((part, index) => (
                <li key={index}>
                  <a href={`#czesc-${index + 1}`} className="link inline-block py-1">
                    {part.title}
                  </a>
                </li>
              ))}
            </ol>
            <a
              href={isByParts ? here : `${here}?${byParts}`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {isByParts ? "Pokaż całość" : "Czytaj po jednej części"}
            </a>
          </nav>
        )}
        {parts.map((part, index) => (
          <Part key={index} part={part} index={index} isFolded={isByParts && parts.length > 1} />
        ))}
        {showHelp && <HelpLinesNote />}
        <p className="border-t border-line pt-6 text-sm text-muted">
          Ten tekst usuniemy {formatDateTime(deleteAt)}. Jeśli chcesz go zachować, zapisz PDF.
        </p>
        <ButtonLink href={paths.orderDocument(token, position)} variant="secondary">
          Otwórz PDF
        </ButtonLink>
      </Container>
    </div>
  );
}

type PartProps = {
  part: Sections["parts"][number];
  index: number;
  isFolded: boolean;
};

function Part({ part: { title, reading }, index, isFolded }: PartProps) {
  const id = `czesc-${index + 1}`;
  const [said, colophon] = title === ownWords ? withoutColophon(reading) : [reading, []];
  const look = title === ownWords ? "rounded-card border border-line bg-sunken p-5" : undefined;
  const text = <ReadingText reading={said} className="reading mt-3" />;
  if (isFolded)
    return (
      <details id={id} name="czesc" open={index === 0} className={look}>
        <summary className="flex min-h-11 cursor-pointer items-center">
          <h2 className="text-2xl">{tieTitle(title)}</h2>
        </summary>
        {text}
        <ReadingText reading={colophon} className="mt-4 text-sm text-muted" />
      </details>
    );
  return (
    <>
      <section aria-labelledby={id} className={look}>
        <h2 id={id} className="scroll-mt-6 text-2xl">
          {tieTitle(title)}
        </h2>
        {text}
      </section>
      <ReadingText reading={colophon} className="text-sm text-muted" />
    </>
  );
}
