import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { brand } from "~/config/brand";
import {
  checkContactForm,
  contactFields,
  contactMessages,
  contactTrapName,
} from "~/services/contact/contact-form";
import { readForm, textValues } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { refusedForm, type RefusedForm } from "~/forms/refused-form";
import { passCrisisGate } from "~/crisis/gate.server";
import { freeTextsOf } from "~/crisis/order-crisis.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { serviceContext, type ServiceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { detourTitle } from "~/ui/crisis-help";
import { ErrorPage } from "~/ui/error-page";
import { ContactPage, type ContactState } from "./contact-page";

/** Where sending leads: the same page, which then confirms it. */
const sentPath = `${paths.contact()}?wyslano=1`;

export const meta: MetaFunction = ({ error }) => {
  const state = refusedForm<ContactState>(error)?.page;
  const prefix = error && !state?.help && !state?.edit ? "Błąd: " : "";
  const title = state?.help ? detourTitle : "Kontakt";
  return [
    { title: `${prefix}${title} – ${brand.name}` },
    { name: "description", content: "Napisz do nas. Odpowiadamy zwykle w ciągu 24 godzin." },
  ];
};

export const headers: HeadersFunction = ({ errorHeaders }): Record<string, string> =>
  errorHeaders
    ? { "Cache-Control": "no-store" }
    : { "Cache-Control": "public, max-age=300", Vary: "Cookie" };

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.has("wyslano") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const refused = (status: number, page: ContactState, errors: Record<string, string> = {}) =>
    data({ page, values, errors } satisfies RefusedForm<ContactState>, { status });

  // A robot is told what it wants to hear.
  if (values[contactTrapName]) return redirect(sentPath, 303);
  const ctx = serviceContext("buyer", requestLog(context));
  const texts = freeTextsOf(contactFields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "contact", texts, values });
  if (step) throw refused(422, { [step]: true });

  const submission = checkContactForm(form.formData);
  if (submission.status !== "success") {
    const errors = Object.entries(submission.error ?? {}).map(([name, messages]) => [
      name,
      messages?.[0] ?? contactMessages.failed,
    ]);
    throw refused(422, {}, Object.fromEntries(errors) as Record<string, string>);
  }
  const { clientAddress } = context;
  const message = { ...submission.value, crisisLevel: assessment.level, clientAddress };
  const outcome = await send(ctx, message);
  if (outcome === "sent") return redirect(sentPath, 303);
  throw outcome === "too_many"
    ? refused(429, { problem: contactMessages.tooMany })
    : refused(500, { problem: contactMessages.failed });
}

/** Sends, and keeps the person's words on the page when that goes wrong, whatever the reason. */
async function send(ctx: ServiceContext, message: Parameters<typeof sendContactMessage>[1]) {
  try {
    return await sendContactMessage(ctx, message);
  } catch (error) {
    ctx.log.error({ error: describeError(error) }, "contact message could not be stored");
    return "failed";
  }
}

export default function ContactRoute() {
  const { sent } = useLoaderData<typeof loader>();
  return <ContactPage sent={sent} />;
}

export function ErrorBoundary() {
  const refused = refusedForm<ContactState>(useRouteError());
  if (!refused) return <ErrorPage />;
  const { page, values, errors } = refused;
  if (page.help)
    return (
      <CrisisDetour
        place="contact"
        action={paths.contact()}
        names={contactFields.map(({ name }) => name)}
        values={values}
      />
    );
  return <ContactPage state={page} values={values} errors={errors} />;
}
