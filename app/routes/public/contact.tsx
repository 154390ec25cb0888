import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from "@remix-run/node";
import type { RouteHandle } from "~/http/route-handle";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { detour, formTitle } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { serviceContext } from "~/services/command/context.server";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { contactFields, contactTrapName } from "./contact-form";
import { ContactPage } from "./contact-page";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction = ({ error }) => pageMeta(formTitle("Kontakt", error), "Napisz do nas. Odpowiadamy zwykle w ciągu 24 godzin.");

export const handle: RouteHandle = { kept: {}, openInMaintenance: true };

export const headers: HeadersFunction = ({ errorHeaders }): Record<string, string> =>
  errorHeaders ? { "Cache-Control": "no-store" } : publicHeaders;

export const loader = () => null;

const kept = "Twój tekst został w formularzu.";
const failures = {
  tooOften: `Coś poszło nie tak. Spróbuj ponownie później. ${kept}`,
  notKept: `Nie udało się wysłać wiadomości. ${kept}`,
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { values } = form;
  const sent = () => redirect(withFlash(paths.contact(), "message-sent"), 303);

  // A robot is told what it wants to hear.
  if (values[contactTrapName]) return sent();
  const ctx = serviceContext("visitor", requestLog(context));
  const texts = freeTextsOf(contactFields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "contact", texts, values });
  if (step) throw detour(null, form, step);

  const answers = acceptForm(contactFields, form, null);
  const { clientAddress } = context;
  const message = { ...answers, crisisLevel: assessment.level, clientAddress };
  await sendContactMessage(ctx, message).catch(
    formFailure({ context, form, page: null }, failures),
  );
  return sent();
}

export default function ContactRoute() {
  return <ContactPage />;
}

export const ErrorBoundary = formBoundary(({ step, ...form }) =>
  step === "help" ? (
    <CrisisDetour
      place="contact"
      action={paths.contact()}
      names={contactFields.map(({ name }) => name)}
      values={form.values}
    />
  ) : (
    <ContactPage form={form} />
  ), { fields: contactFields });
