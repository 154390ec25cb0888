import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDayAndMonth, formatIsoDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { publicHeaders } from "~/http/public-headers";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { archiveOf, isComputed } from "~/services/horoscopes/queries.server";
import { periodInWords, periodOf } from "~/sky/ephemeris/period";
import { periodNamed } from "~/sky/ephemeris/period-names";
import { findSign } from "~/sky/signs";
import { Constellation } from "~/ui/constellation";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { aiMark, WrittenBy } from "./horoscope-reader";

const monthName = (month: string) => periodInWords(periodOf("monthly", `${month}-01`));

export const headers = () => publicHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const sign = findSign(params.sign ?? "");
  if (!sign) throw redirect("/horoscope#znaki");
  const month = params.month ?? formatIsoDate(new Date()).slice(0, 7);
  const period = periodNamed(month);
  if (period?.scope !== "monthly" || !isComputed(period.from))
    throw new Response(null, { status: 404 });
  const ctx = serviceContext("visitor", requestLog(context));
  const { days, months } = await archiveOf(ctx, { sign: sign.slug, month });
  return {
    ...{ sign, month, days },
    months: months.map((each) => ({ month: each, label: monthName(each) })),
    label: monthName(month),
    canonical: paths.horoscopeArchive(sign.slug, month),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta(
        `Archiwum horoskopów – ${data.sign.name}, ${data.label}`,
        `Horoskopy dzienne dla ${data.sign.genitive}, dzień po dniu: ${data.label}.`,
        data.days.length > 0,
      )
    : pageMeta("Archiwum horoskopów");

export default function Archive() {
  const { sign, month, days, months, label } = useLoaderData<typeof loader>();
  return (
    <div data-area="spirituality">
      <PageHeader
        area="spirituality"
        title={`Archiwum – ${sign.name}`}
        lead={`Horoskopy dzienne, ${label}.`}
        back={{ href: paths.horoscopeToday(sign.slug), label: "Dzisiejszy horoskop" }}
        figure={<Constellation name={sign.constellation} width={300} height={220} />}
      />
      <Container className="space-y-10 pt-10 pb-20">
        {days.length === 0 ? (
          <p className="text-lg">Z&nbsp;tego miesiąca nie ma tekstów.</p>
        ) : (
          <>
            <WrittenBy />
            <ol className="divide-y divide-line border-y border-line">
              {days.map(({ day, sentence }) => (
                <li
                  key={day}
                  {...aiMark}
                  className="relative grid items-baseline gap-x-6 py-4 hover:bg-surface sm:grid-cols-[9rem_1fr]"
                >
                  <span className="text-muted">{formatDayAndMonth(day)}</span>
                  <a
                    className="font-serif text-xl leading-snug after:absolute after:inset-0"
                    href={paths.horoscope(sign.slug, "daily", day)}
                  >
                    {tieWords(sentence)}
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
        {months.length > 0 && (
          <nav aria-labelledby="miesiace" className="space-y-3">
            <h2 id="miesiace" className="text-2xl">
              Miesiące
            </h2>
            <ul className="flex flex-wrap gap-x-6">
              {months.map((each) => (
                <li key={each.month}>
                  <a
                    className="link inline-flex min-h-11 items-center"
                    aria-current={each.month === month ? "page" : undefined}
                    href={paths.horoscopeArchive(sign.slug, each.month)}
                  >
                    {each.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </div>
  );
}
