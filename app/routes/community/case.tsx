import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm, acceptSize } from "~/forms/parse-form";
import { detour, emptyForm, formMeta, refusal } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { keepingWords } from "~/http/keeping-words.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { Conflict } from "~/services/command/errors";
import { readCasePage } from "~/services/moderation/case-page.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { writeToStaff } from "~/services/moderation/write-message.server";
import { appealField, messageFields } from "./case-forms";
import { CaseView, type CaseViewPage } from "./case-view";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path" };

export const meta = formMeta("Twoja sprawa");

/** The key in the address is all that opens a case: signed in or not, on any device. */
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

/** Appeals with `intent=appeal`, or else writes to staff. */
export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, key, page } = await read(visit);
  const form = await readForm(visit.request);
  acceptSize(form, page);
  const { values } = form;
  const appeals = values.intent === "appeal";
  const text = (appeals ? values.appeal : values.message) ?? "";
  const { step, assessment } = await passCrisisGate(ctx, {
    place: "case",
    texts: [{ text }],
    values,
  });
  if (step) throw detour(page, form, step);
  const crisisLevel = assessment.level;
  if (appeals) {
    const { appeal } = acceptForm([appealField], form, page);
    await submitAppeal(ctx, { key, text: appeal, crisisLevel }).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
      throw refusal(page, form, "Od tej decyzji nie można się teraz odwołać.", 409);
    });
    return redirect(withFlash(paths.case(key), "appeal-sent"), 303);
  }
  const { message, formToken } = acceptForm(messageFields, form, page);
  const outcome = await writeToStaff(ctx, { key, text: message, formToken, crisisLevel });
  if (outcome === "too_many")
    throw refusal(
      page,
      form,
      "To dużo wiadomości w krótkim czasie. Spróbuj ponownie za godzinę. Twój tekst został w formularzu.",
      429,
    );
  return redirect(withFlash(paths.case(key), "case-message-sent"), 303);
});

export default function CaseRoute() {
  return <CaseView page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = formBoundary<CaseViewPage>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="case"
        action={paths.case(page.key)}
        names={["intent", "appeal", "message", "formToken"]}
        values={form.values}
      />
    ) : (
      <CaseView page={page} form={form} />
    ),
  { fields: ({ values }) => (values.intent === "appeal" ? [appealField] : messageFields) },
);
