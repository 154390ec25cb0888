import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { symbolsNotScience } from "~/sky/ephemeris/birth-sky-words";
import { horoscopeOf } from "~/sky/ephemeris/horoscope.server";
import { isCalendarDate, neighbours, periodInWords, periodOf, scopes } from "~/sky/ephemeris/period";
import { formatIsoDate } from "~/copy/format";
import { signCharacters } from "~/sky/sign-characters";
import { findSign } from "~/sky/signs";
import { HoroscopePage } from "./horoscope-page";

/** Years before and after this one that are told; without a bound, robots would walk through centuries. */
const range = 10;

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const today = formatIsoDate(new Date());
  const sign = findSign(asked.get("sign") ?? "baran");
  if (!sign) throw redirect("/horoscope#znaki");
  const scope = scopes.find(({ key }) => key === asked.get("scope")) ?? scopes[0];
  const date = asked.get("date") ?? today;
  if (!isCalendarDate(date) || !isTold(date, today)) throw new Response(null, { status: 404 });

  const period = periodOf(scope.key, date);
  const { previous, next } = neighbours(period);
  const [main, ...further] = horoscopeOf(sign, period);
  return {
    title: `Horoskop ${scope.adjective} - ${sign.name}`,
    sign,
    scope: scope.key,
    date,
    today,
    periodLabel: periodInWords(period),
    previous: isTold(previous, today) ? previous : null,
    next: isTold(next, today) ? next : null,
    main,
    further,
    character: signCharacters[sign.slug] ?? "",
    note: symbolsNotScience,
  };
}

export type Horoscope = Awaited<ReturnType<typeof loader>>;

function isTold(date: string, today: string): boolean {
  return Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= range;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.title}, ${data.periodLabel} – ${brand.name}` },
        {
          name: "description",
          content: `Prawdziwe niebo nad ${data.sign.instrumental}: ${data.periodLabel}. Obliczone, opowiedziane prostymi słowami, bez wróżb.`,
        },
      ]
    : [{ title: `Horoskop – ${brand.name}` }];

/** A sky that is computed does not change; the default date does, at midnight. */
export const headers: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { "Cache-Control": "public, max-age=3600", Vary: "Cookie" };

export default function HoroscopeDetail() {
  return <HoroscopePage horoscope={useLoaderData<typeof loader>()} />;
}
