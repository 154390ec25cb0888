import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { emptyForm, formMeta } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { requireMember } from "~/http/guards.server";
import { isDeliberate } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { sentFiles } from "~/http/sent-files.server";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { readOwnThread } from "~/services/support/member-queries.server";
import { markThreadRead } from "~/services/support/read-thread.server";
import { ticketRefusals } from "~/services/support/refusals";
import { setThreadMail } from "~/services/support/set-thread-mail.server";
import { writeInThread } from "~/services/support/write-in-thread.server";
import { attachmentsField, messageFields } from "~/services/support/message-form";
import {
  SupportFailed,
  SupportThreadPage,
  supportTitle,
  type SupportThreadView,
} from "./support-page";

export const handle: RouteHandle = { files: true };

export const meta = formMeta(supportTitle);

async function read(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const threadId = visit.params.id ?? "";
  const before = new URL(visit.request.url).searchParams.get("before") ?? undefined;
  const thread = await readOwnThread(ctx, { threadId, before });
  const page: SupportThreadView = { ...thread, formToken: randomUUID() };
  return { ctx, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, page } = await read(visit);
  if (page.unread.length > 0 && isDeliberate(visit.request)) await markThreadRead(ctx, page.id);
  return page;
}

const form = defineFreeTextForm<SupportThreadView>()({
  place: "support",
  fields: messageFields,
  action: ({ id }) => paths.supportThread(id),
  losesFiles: (_, values) => Boolean(values[attachmentsField.name]),
  show: (page, form) => <SupportThreadPage page={page} form={form} />,
  otherwise: (error) => (
    <SupportFailed
      error={error}
      href={paths.support()}
      message="Błąd podczas pobierania wiadomości."
    />
  ),
});

/** Writes on in a thread. */
export const action = freeTextAction(form, {
  read,
  async instead({ ctx, page }, { form: { values } }) {
    if (values.intent !== "mails") return null;
    await setThreadMail(ctx, { threadId: page.id, wantsMail: values.wantsMail === "on" });
    return { to: paths.supportThread(page.id), notice: "saved" };
  },
  async check(_, { form: { formData } }) {
    const { files, errors } = await sentFiles(attachmentsField, formData);
    return { errors, found: files };
  },
  failures: {
    tooOften:
      "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
    notKept: "Błąd podczas wysyłania wiadomości.",
    impossible: ticketRefusals,
  },
  async submit({ ctx, page }, { content, formToken }, screening, { found: files }) {
    await writeInThread(ctx, { threadId: page.id, content, formToken, files, screening });
    return { to: paths.support(), notice: "ticket-message-sent" };
  },
});

export default function SupportThreadRoute() {
  return <SupportThreadPage page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = freeTextBoundary(form);
