import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Screening } from "~/crisis/assess.server";
import type { Answers } from "~/forms/form-schema";
import { parseGrosze } from "~/forms/typed-values";
import type { Sent } from "~/http/free-text-action.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { sentFiles } from "~/http/sent-files.server";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import type { AcceptedFile } from "~/services/attachments/accept-files.server";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { readComplaints } from "~/services/support/complaint-page.server";
import { complaintRefusals } from "~/services/support/complaint-words";
import { openComplaint } from "~/services/support/open-complaint.server";
import type { OwnOrder } from "~/services/support/own-order.server";
import { writeInComplaint } from "~/services/support/write-in-complaint.server";
import { attachmentsField, type messageFields } from "~/services/support/message-form";
import { amountProblem, type complaintFields } from "./complaint-form";
import type { ComplaintView } from "./complaint-page";

type Visit = { ctx: ServiceContext; own: OwnOrder; page: ComplaintView };

/** Whoever has the key to the page of an order. */
export function buyerOf({ params, context }: LoaderFunctionArgs) {
  const { token = "" } = params;
  return { ctx: serviceContext("buyer", requestLog(context)), own: { token } };
}

/** A member, and an order that has to have their confirmed address. */
export async function memberOf(visit: LoaderFunctionArgs) {
  const { id: sessionId, member } = await requireMember(visit);
  const { number = "" } = visit.params;
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  return { ctx, own: { sessionId, number } };
}

/** The complaints of an order for whoever has the key to its page. */
export function visitByKey(visit: LoaderFunctionArgs): Promise<Visit> {
  const { ctx, own } = buyerOf(visit);
  const here = paths.orderComplaint(own.token);
  return visitOf(visit, { ctx, own, here, back: paths.paymentSuccess(own.token) });
}

/** The same for a member, of an order with their confirmed address. */
export async function visitByAccount(visit: LoaderFunctionArgs): Promise<Visit> {
  const { ctx, own } = await memberOf(visit);
  const here = paths.profileOrderComplaint(own.number);
  return visitOf(visit, { ctx, own, here, back: paths.profileOrders() });
}

async function visitOf(
  { request }: LoaderFunctionArgs,
  by: { ctx: ServiceContext; own: OwnOrder; here: string; back: string },
): Promise<Visit> {
  const { ctx, own, here, back } = by;
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const shown = await readComplaints(ctx, own, before);
  const page = { ...shown, formToken: randomUUID(), here, messages: `${here}/messages`, back };
  return { ctx, own, page };
}

const tooOften =
  "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.";

const { more_than_paid, ...others } = complaintRefusals;

type Checked = Sent<ComplaintView>;
type Submitted = Checked & { found: AcceptedFile[] };

/** What the action that opens a complaint does, whoever complains. */
export const openingSteps = {
  async check(_: Visit, { form: { formData, values } }: Checked) {
    const { files, errors } = await sentFiles(attachmentsField, formData);
    return { errors: { ...amountProblem(values), ...errors }, found: files };
  },
  refused: { amount: { more_than_paid } },
  failures: {
    tooOften,
    notKept: "Nie udało się zapisać reklamacji. Spróbuj jeszcze raz.",
    impossible: others,
  },
};

export async function submitComplaint(
  { ctx, own, page }: Visit,
  { content, remedy, amount, formToken }: Answers<typeof complaintFields>,
  screening: Screening,
  { found: files, visit }: Submitted,
) {
  await openComplaint(ctx, {
    ...{ order: own, content, remedy, files, screening, formToken },
    askedGrosze: amount === undefined ? null : parseGrosze(amount),
    clientAddress: visit.context.clientAddress,
  });
  return { to: page.here, notice: "complaint-opened" } as const;
}

/** The same of the action that writes on in one. */
export const writingSteps = {
  async check(_: Visit, { form: { formData } }: Checked) {
    const { files, errors } = await sentFiles(attachmentsField, formData);
    return { errors, found: files };
  },
  failures: {
    tooOften,
    notKept: "Błąd podczas wysyłania wiadomości.",
    impossible: complaintRefusals,
  },
};

export async function submitMessage(
  { ctx, own, page }: Visit,
  { content, formToken }: Answers<typeof messageFields>,
  screening: Screening,
  { found: files, visit }: Submitted,
) {
  const { clientAddress } = visit.context;
  const written = { order: own, content, formToken, files, screening, clientAddress };
  await writeInComplaint(ctx, written);
  return { to: page.here, notice: "complaint-message-sent" } as const;
}
