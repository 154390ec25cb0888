import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { missingOf } from "~/forms/missing";
import { formMeta } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { requireMember } from "~/http/guards.server";
import { isDeliberate } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { sentFiles } from "~/http/sent-files.server";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { readOwnSupport } from "~/services/support/member-queries.server";
import { openTicket } from "~/services/support/open-ticket.server";
import { markThreadRead } from "~/services/support/read-thread.server";
import { aboutRefusals, ticketRefusals } from "~/services/support/refusals";
import { attachmentsField } from "~/services/support/message-form";
import { fillRequired, requiredControls, ticketFields, unsentTicketFields } from "./support-form";
import { SupportFailed, SupportPage, supportTitle, type SupportView } from "./support-page";

export const handle: RouteHandle = { files: true };

export const meta = formMeta(supportTitle);

async function read(visit: LoaderFunctionArgs) {
  const { id: sessionId, member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const wanted = Number(new URL(visit.request.url).searchParams.get("page"));
  const desk = await readOwnSupport(ctx, {
    ...{ sessionId, page: Number.isSafeInteger(wanted) ? wanted : 1 },
  });
  const page: SupportView = { ...desk, formToken: randomUUID() };
  return { ctx, sessionId, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, page } = await read(visit);
  if (page.open && page.open.unread.length > 0 && isDeliberate(visit.request))
    await markThreadRead(ctx, page.open.id);
  return page;
}

const form = defineFreeTextForm<SupportView>()({
  place: "support",
  fields: (page) => ticketFields(page),
  unsent: unsentTicketFields,
  action: () => paths.support(),
  losesFiles: (_, values) => Boolean(values[attachmentsField.name]),
  show: (page, form) => <SupportPage page={page} form={form} />,
  otherwise: (error) => (
    <SupportFailed
      error={error}
      href={paths.support()}
      message="Nie udało się pobrać wątków użytkownika."
    />
  ),
});

/** Opens a ticket. */
export const action = freeTextAction(form, {
  read,
  async check(_, { form: { formData, values } }) {
    const { files, errors } = await sentFiles(attachmentsField, formData);
    return {
      errors: { ...missingOf(values, requiredControls, fillRequired), ...errors },
      found: files,
    };
  },
  refused: { about: aboutRefusals },
  failures: {
    tooOften:
      "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
    notKept: "Błąd podczas tworzenia zgłoszenia.",
    impossible: ticketRefusals,
  },
  async submit({ ctx, sessionId }, answers, screening, { found: files }) {
    const { about = null, wantsMail, ...words } = answers;
    const ticket = { ...words, about, wantsMail: wantsMail === "on", files, screening };
    await openTicket(ctx, { sessionId, ...ticket });
    return { to: paths.support(), notice: "ticket-created" };
  },
});

export default function SupportRoute() {
  return <SupportPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
