import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatAppointment, formatHours } from "~/copy/appointment-time";
import { dayChoices } from "~/copy/day-choices";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requestLog } from "~/http/load-context.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { isMovable, moveAppointment } from "~/services/appointments/move-appointment.server";
import { findAppointment, readBookingDay } from "~/services/appointments/queries.server";
import { movingRefusals } from "~/services/appointments/refusals";
import { bookableDays, timeNamed } from "~/services/appointments/slots";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { busyLabel, Button } from "~/ui/button";
import { ChoiceLinks, type ChoiceLink } from "~/ui/choice-links";
import { Notice } from "~/ui/notice";
import { OwnTime } from "~/ui/own-time";
import { OrderSubpage } from "./order-subpage";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

const title = "Zmień termin rozmowy";

export const meta = formMeta(title);

const { not_movable, ...others } = movingRefusals;

type Page = {
  token: string;
  /** As it is now; null for a talk that has no time. */
  current: { inWords: string; at: string } | null;
  days: ChoiceLink[];
  date: string;
  times: { value: string; label: string; at: string }[];
  /** Whether it can be given another time. */
  isMovable: boolean;
};

async function requestedPage(ctx: ServiceContext, { request, params }: Visit): Promise<Page> {
  const token = params.token ?? "";
  const order = await getOrderPage(ctx, token);
  const appointment = order && (await findAppointment(ctx, order.id));
  if (!order || order.isAddressUnconfirmed || !appointment)
    throw new Response(null, { status: 404 });
  const { personaId, minutes, startsAt, state } = appointment;
  const now = ctx.now();
  const days = bookableDays(now);
  const asked = new URL(request.url).searchParams.get("date");
  const date = days.find((day) => day === asked) ?? days[0] ?? "";
  const read = await readBookingDay(ctx, { personaId, date, minutes, besides: order.id });
  return {
    token,
    current:
      state === "booked" && startsAt
        ? { inWords: formatAppointment(startsAt, minutes), at: startsAt.toISOString() }
        : null,
    days: dayChoices(days).map(({ day, label, note }) => ({
      ...{ label, note },
      href: paths.orderAppointment(token, { date: day }),
      isChosen: day === date,
    })),
    date,
    times: (read?.slots ?? []).map((slot) => ({
      value: slot.startsAt.toISOString(),
      at: slot.startsAt.toISOString(),
      label: formatHours(slot.startsAt, minutes),
    })),
    isMovable: isMovable(order, appointment, now),
  };
}

type Visit = Pick<LoaderFunctionArgs, "request" | "params">;

const fieldsOf = ({ times }: Page) =>
  [
    {
      kind: "radio",
      name: "slot",
      label: "Nowa godzina (czas polski)",
      required: "Wybierz godzinę.",
      wrong: movingRefusals.time_not_offered.text ?? "",
      options: times,
      columns: true,
    },
  ] as const satisfies readonly Field[];

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return requestedPage(serviceContext("buyer", requestLog(context)), { request, params });
}

/** Whoever has the order's token moves its talk. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const form = await readForm(request);
  const page = await requestedPage(ctx, { request, params });
  const { slot } = acceptForm(fieldsOf(page), form, page);
  const time = timeNamed(slot);
  if (time === null || time === "now") throw new Response(null, { status: 400 });
  await moveAppointment(ctx, { token: page.token, time })
    .catch(redirectRefused({ not_movable }, paths.orderAppointment(page.token)))
    .catch(formFailure({ context, form, page }, { refused: { slot: others } }));
  return redirect(withFlash(paths.paymentSuccess(page.token), "appointment-moved"), 303);
}

export default function Appointment() {
  return <AppointmentPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <AppointmentPage page={page} form={form} />,
  { fields: [] },
);

function AppointmentPage({ page, form = emptyForm }: { page: Page; form?: FormState }) {
  const { token, current, days, date, times } = page;
  const fields = fieldsOf(page);
  return (
    <OrderSubpage token={token} title={title}>
      {current && (
        <p className="relative text-lg">
          Teraz: <strong>{current.inWords}</strong>
          <OwnTime at={current.at} place="below" />
        </p>
      )}
      {page.isMovable ? (
        <>
          <ChoiceLinks id="day" title="Którego dnia?" choices={days} />
          {times.length === 0 ? (
            <p>Brak dostępnych terminów w&nbsp;wybranym dniu.</p>
          ) : (
            <form
              method="post"
              action={paths.orderAppointment(token, { date })}
              noValidate
              className="space-y-6"
            >
              <FormErrors fields={fields} errors={form.errors} />
              {fields.map((field) => (
                <FieldInput key={field.name} field={field} {...form} />
              ))}
              <p>{tieWords("Cena się nie zmieni. Nowy termin wyślemy też e-mailem.")}</p>
              <Button busyLabel={busyLabel}>Wybieram ten termin</Button>
            </form>
          )}
          <p>
            Wolisz zrezygnować?{" "}
            <a href={paths.orderWithdrawal(token)} className="link">
              Odstąp od umowy
            </a>
            {tieWords(", a przed rozmową oddamy całą kwotę.")}
          </p>
        </>
      ) : (
        <Notice>
          <p>{movingRefusals.not_movable.text}</p>
        </Notice>
      )}
    </OrderSubpage>
  );
}
