import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { formatIsoDate } from "~/copy/format";
import { publicHeaders } from "~/http/public-headers";
import type { RouteHandle } from "~/http/route-handle";
import { neighbours, periodOf, scopes } from "~/sky/ephemeris/period";
import { nameOfPeriod } from "~/sky/ephemeris/period-names";
import { signs } from "~/sky/signs";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorPage } from "~/ui/error-page";
import { pageMeta } from "~/ui/page-meta";
import { readPage } from "./horoscope-page.server";
import { HoroscopeReader } from "./horoscope-reader";

export const loader = (visit: LoaderFunctionArgs) => readPage(visit);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...pageMeta(
          `${data.title}, ${data.label}`,
          data.text
            ? `${data.text.sentence} ${data.text.question}`
            : `Policzone niebo dla ${data.sign.genitive}: ${data.label}. Opowiedziane prostymi słowami, bez wróżb.`,
          data.isIndexed,
        ),
        { property: "og:title", content: `${data.title}, ${data.label}` },
        ...(data.structuredData ? [{ "script:ld+json": data.structuredData }] : []),
      ]
    : pageMeta("Horoskop");

/** Today and the days beside it; a page for every day of twenty years would crowd out the others. */
function keptDays(): string[] {
  const today = formatIsoDate(new Date());
  const { previous, next } = neighbours(periodOf("daily", today));
  return [previous, today, next];
}

const slugs = () => signs.map(({ slug }) => slug);

export const handle: RouteHandle = {
  cached: {
    parameters: { sign: slugs, scope: () => scopes.map(({ key }) => key), date: keptDays },
    names: {
      sign: slugs,
      period: () => [
        ...keptDays(),
        ...(["weekly", "monthly", "yearly"] as const).map((scope) =>
          nameOfPeriod(periodOf(scope, formatIsoDate(new Date()))),
        ),
      ],
    },
  },
};

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? publicHeaders;

export default function HoroscopeDetail() {
  return <HoroscopeReader horoscope={useLoaderData<typeof loader>()} />;
}

/** What the specification says where a text could not be had. */
const failed = "Nie udało się pobrać horoskopu. Spróbuj ponownie za chwilę.";

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage />;
  return (
    <Container className="max-w-text space-y-6 py-16">
      <h1 className="text-4xl">Horoskop</h1>
      <p role="alert" className="text-lg">
        {failed}
      </p>
      <ButtonLink href="/horoscope#znaki" variant="secondary">
        Wróć do horoskopów
      </ButtonLink>
    </Container>
  );
}
