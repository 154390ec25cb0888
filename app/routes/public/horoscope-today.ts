import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { formatIsoDate } from "~/copy/format";
import { paths } from "~/paths";
import { findSign } from "~/sky/signs";

/** The short address of a sign leads to its text of today, which is another one tomorrow. */
export function loader({ params }: LoaderFunctionArgs) {
  const sign = findSign(params.sign ?? "");
  if (!sign) throw redirect("/horoscope#znaki");
  return redirect(paths.horoscope(sign.slug, "daily", formatIsoDate(new Date())));
}
