import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/http/route-handle";
import { formTitle } from "~/forms/refusal";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { mayReadContact, sendContactMessage } from "~/services/contact/send-contact-message.server";
import { serviceContext } from "~/services/command/context.server";
import { operator, type Operator } from "~/config/operator.server";
import { consentToKeep, hasReadingConsent } from "~/crisis/reading-consent";
import { contactFields, contactTrapName } from "./contact-form";
import { ContactPage } from "./contact-page";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction = ({ error }) =>
  pageMeta(formTitle("Kontakt", error), "Napisz do nas. Odpowiadamy zwykle w ciągu 24 godzin.");

export const handle: RouteHandle = { cached: {}, openInMaintenance: true };

export const headers: HeadersFunction = ({ errorHeaders }): Record<string, string> =>
  errorHeaders ? { "Cache-Control": "no-store" } : publicHeaders;

export const loader = () => operator;

const kept = "Twój tekst został w formularzu.";
const failures = {
  tooOften: (when: string) =>
    `Coś poszło nie tak. Spróbuj ponownie później. Przyszło stąd już kilka wiadomości, więc następną przyjmiemy ${when}. ${kept}`,
  notKept: `Nie udało się wysłać wiadomości. ${kept}`,
};

const form = defineFreeTextForm<Operator>()({
  place: "contact",
  fields: contactFields,
  action: () => paths.contact(),
  show: (trader, form) => <ContactPage trader={trader} form={form} />,
});

const sent = { to: paths.contact(), notice: "message-sent" } as const;

export const action = freeTextAction(form, {
  read: async ({ context }) => ({
    ctx: serviceContext("visitor", requestLog(context)),
    page: operator,
    clientAddress: context.clientAddress,
  }),
  instead: async (_, { form: { values } }) => (values[contactTrapName] ? sent : null),
  mayBeRead: ({ ctx, clientAddress }, values) =>
    hasReadingConsent(values) && mayReadContact(ctx, clientAddress),
  failures,
  async submit({ ctx }, { email, message, readingConsent }, screening, { visit }) {
    const { clientAddress } = visit.context;
    const readingConsentVersion = consentToKeep(readingConsent);
    await sendContactMessage(ctx, {
      ...{ email, message, readingConsentVersion },
      ...{ screening, clientAddress },
    });
    return sent;
  },
});

export default function ContactRoute() {
  return <ContactPage trader={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
