import { randomUUID } from "node:crypto";
import {
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookingTerms } from "~/config/booking-terms";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { controlNames } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { detour, formTitle, refusal, refusalOf, wholeForm } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { requestLog } from "~/http/load-context.server";
import { placingFailure } from "~/http/placing-failure.server";
import { redirectToGateway } from "~/http/redirect-to-gateway.server";
import type { RouteHandle } from "~/http/route-handle";
import { analysisConsent } from "~/products/consent";
import { deliveries } from "~/products/deliveries/registry";
import { formTokenName } from "~/products/order-fields";
import { paymentErrorText } from "~/products/payment-error-text";
import { priceIncreaseText, seenGroszeOf, seenPriceName } from "~/products/price";
import { orderAppointment } from "~/services/appointments/order-appointment.server";
import { timeNamed } from "~/services/appointments/slots";
import { bookingRefusals } from "~/services/appointments/refusals";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { refusalAmong, type ExternalServiceError } from "~/services/command/errors";
import { findPersona } from "~/site/personas";
import { pageMeta } from "~/ui/page-meta";
import { BookPage } from "./book-page";
import { requestedTalk } from "./booked-product.server";
import { readBookingChoice } from "./booking-choice.server";
import {
  bookingFields,
  dayIntent,
  remindersName,
  slotName,
  type BookingPage,
} from "./booking-fields";

export const handle: RouteHandle = { slim: true };

/** The form carries a token of its own, so no cache may share it; the browser may keep it for its back button. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  const page = refusalOf<BookingPage>(error)?.page ?? loaded;
  return pageMeta(formTitle(page ? page.product.heading : "Rozmowa", error));
};

type Visit = Pick<LoaderFunctionArgs, "request" | "params">;

async function pageOf(
  ctx: ServiceContext,
  { request, params }: Visit,
  sent?: { slot: string | null },
): Promise<BookingPage> {
  const { product, team, isStopped } = await requestedTalk(ctx, request);
  const persona = findPersona(team, params.slug ?? "");
  if (!persona) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const { slug, path, area, title, subtitle, form } = product;
  const asked = {
    date: searchParams.get("date"),
    minutes: searchParams.get("minutes"),
    slot: sent ? sent.slot : searchParams.get(slotName),
  };
  return {
    product: { slug, path, area, subtitle, heading: form?.heading ?? title },
    persona,
    choice: await readBookingChoice(ctx, { path, persona }, asked, sent !== undefined),
    isStopped,
  };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const page = await pageOf(ctx, { request, params });
  if (page.isStopped) throw redirect(page.product.path);
  return { ...page, formToken: randomUUID() };
}

const form = defineFreeTextForm<BookingPage>()({
  place: "order",
  fields: bookingFields,
  carries: (page) => [
    formTokenName,
    seenPriceName,
    slotName,
    ...bookingFields(page).flatMap(controlNames),
  ],
  show: (page, form) => (
    <BookPage {...page} formToken={form.values[formTokenName] ?? ""} form={form} />
  ),
});

/** Keeps the time, orders the talk and sends the buyer to the gateway. */
export const action = freeTextAction(form, {
  async read(visit, posted) {
    const ctx = serviceContext("buyer", requestLog(visit.context));
    const { values } = await posted();
    const slot = isForAnotherDay(values)
      ? null
      : values[slotName] || new URL(visit.request.url).searchParams.get(slotName);
    return { ctx, page: await pageOf(ctx, visit, { slot }), slot };
  },
  // Nothing is wrong with it: the day is in the address, and its times come with what was typed.
  async instead({ page }, { form }) {
    if (isForAnotherDay(form.values)) throw detour(page, withoutTime(form), "edit");
    return null;
  },
  // Its questions are answered by choosing: nobody is asked for words of their own.
  texts: () => null,
  async check({ page }, { form: { values } }) {
    const seenGrosze = seenGroszeOf(values);
    const isUnticked = isWithAnalysis(values) && values[analysisConsent.name] !== "on";
    const grosze = page.choice.chosen?.priceGrosze;
    const dearer = grosze === undefined ? undefined : priceIncreaseText(seenGrosze, { grosze });
    return {
      errors: {
        ...(isUnticked && { [analysisConsent.name]: analysisConsent.required }),
        ...(dearer && { [wholeForm]: dearer }),
      },
      found: seenGrosze,
    };
  },
  async submit({ ctx, page, slot }, answers, screening, { form: sent, visit, refuse, found }) {
    const { product } = await requestedTalk(ctx, visit.request);
    const time = timeNamed(slot);
    const { persona, choice } = page;
    const { skill = "", email = "" } = answers;
    const again = () => pageOf(ctx, visit, { slot: null });
    if (time === null) return refuse({ [slotName]: bookingRefusals.slot_not_offered.text }, 409);
    const withAnalysis = isWithAnalysis(sent.values);
    const analysisGrosze = withAnalysis ? bookingTerms.analysisGrosze : 0;
    const order = await orderAppointment(ctx, {
      ...{ product, persona, skill, minutes: choice.minutes, time, withAnalysis, email, screening },
      wantsReminders: sent.values[remindersName] === "on",
      formToken: answers[formTokenName] ?? "",
      seenGrosze: found === undefined ? undefined : found + analysisGrosze,
      clientAddress: visit.context.clientAddress,
    })
      .catch(async (error: unknown) => {
        const refused = refusalAmong(error, bookingRefusals);
        if (!refused) throw error;
        throw refusal(await again(), withoutTime(sent), { [slotName]: refused.text ?? "" }, 409);
      })
      .catch(placingFailure({ context: visit.context, form: sent }, again));
    const failed = (error: ExternalServiceError) => paymentErrorText(product, error);
    return redirectToGateway(ctx, order, { form: sent, page }, { failed });
  },
});

const isForAnotherDay = (values: TextByControl) => values[dayIntent.name] === dayIntent.value;

/** What is kept of a form whose time is gone: not the consent, which is to a talk at that time. */
function withoutTime({ values }: { values: TextByControl }) {
  const { [slotName]: _, [deliveries.appointment.consent.name]: __, ...kept } = values;
  return { values: kept };
}

const isWithAnalysis = (values: Readonly<Record<string, string>>) =>
  values.wantsAnalysisAfterChat === "yes";

export default function BookTalk() {
  return <BookPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
