import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { emptyForm, formMeta } from "~/forms/refusal";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { moderationRefusals } from "~/services/moderation/acts";
import { appealRefusals } from "~/services/moderation/refusals";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { writeToStaff } from "~/services/moderation/write-message.server";
import { appealField, messageFields } from "./case-forms";
import { CaseView, type CaseViewPage } from "./case-view";
import { FailedInGroup } from "./failed-in-group";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path" };

export const meta = formMeta("Twoja sprawa");

async function read(visit: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(visit.context));
  const key = visit.params.key ?? "";
  const page: CaseViewPage = {
    ...(await readCasePage(ctx, key)),
    key,
    formToken: randomUUID(),
  };
  return { ctx, key, page };
}

export const loader = async (visit: LoaderFunctionArgs) => (await read(visit)).page;

/** Whoever opens a link leaves its key in no other site's log. */
export const headers = () => ({ "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });

const appeals = ({ intent }: Readonly<Record<string, string>>) => intent === "appeal";

const { case_closed } = moderationRefusals;

/** An appeal with `intent=appeal`, or else a message to staff, which with `intent=objection` or its box ticked is against what a program decided. */
const form = defineFreeTextForm<CaseViewPage>()({
  place: "case",
  fields: (_, values) => (appeals(values) ? [appealField] : messageFields),
  unsent: ({ values }) => (appeals(values) ? [appealField] : messageFields),
  action: ({ key }) => paths.case(key),
  carries: () => ["intent", "appeal", "message", "objection", "formToken"],
  otherwise: () => <FailedInGroup />,
  show: (page, form) => <CaseView page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  failures: {
    tooOften:
      "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
    impossible: { ...appealRefusals, case_closed },
  },
  async submit({ ctx, key }, answers, screening, { form: { values } }) {
    if ("appeal" in answers) {
      const sent = await submitAppeal(ctx, { key, text: answers.appeal, screening });
      return {
        to: paths.case(key),
        notice: sent === "appeal" ? "appeal-sent" : "appeal-kept-as-message",
      };
    }
    const { message, objection, formToken } = answers;
    const isObjection = values.intent === "objection" || objection !== undefined;
    await writeToStaff(ctx, { key, text: message, formToken, screening, isObjection });
    return { to: paths.case(key), notice: "case-message-sent" };
  },
});

export default function CaseRoute() {
  return <CaseView page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = freeTextBoundary(form);
