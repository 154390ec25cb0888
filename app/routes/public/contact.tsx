import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from "@remix-run/node";
import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { freeTextsOf } from "~/crisis/order-crisis.server";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { detour, formTitle, refusal } from "~/forms/refusal";
import { withFlash } from "~/http/flash";
import { readForm } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { contactFields, contactTrapName } from "./contact-form";
import { ContactPage } from "./contact-page";

export const meta: MetaFunction = ({ error }) => [
  { title: `${formTitle("Kontakt", error)} – ${brand.name}` },
  { name: "description", content: "Napisz do nas. Odpowiadamy zwykle w ciągu 24 godzin." },
];

export const handle: RouteHandle = { kept: {} };

export const headers: HeadersFunction = ({ errorHeaders }): Record<string, string> =>
  errorHeaders
    ? { "Cache-Control": "no-store" }
    : { "Cache-Control": "public, max-age=300", Vary: "Cookie" };

export const loader = () => null;

const problems = {
  too_many: { status: 429, text: "Coś poszło nie tak. Spróbuj ponownie później." },
  failed: { status: 503, text: "Nie udało się wysłać wiadomości." },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { values } = form;
  const sent = () => redirect(withFlash(paths.contact(), "message-sent"), 303);

  // A robot is told what it wants to hear.
  if (values[contactTrapName]) return sent();
  const ctx = serviceContext("buyer", requestLog(context));
  const texts = freeTextsOf(contactFields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "contact", texts, values });
  if (step) throw detour(null, form, step);

  const answers = acceptForm(contactFields, form, null);
  const { clientAddress } = context;
  const message = { ...answers, crisisLevel: assessment.level, clientAddress };
  const outcome = await sendContactMessage(ctx, message).catch((error: unknown) => {
    ctx.log.error({ error: describeError(error) }, "contact message could not be stored");
    return "failed" as const;
  });
  if (outcome === "sent") return sent();
  const { status, text } = problems[outcome];
  throw refusal(null, form, `${text} Twój tekst został w formularzu.`, status);
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
  ),
);
