import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recipients } from "~/config/operator.server";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { giveConsent } from "~/services/talks/consent.server";
import { consentFields, MentorStart } from "./start";
import { mentorVisit, styleIn } from "./visit.server";
import type { ModelVendor } from "./what-it-is";

export const meta = formMeta("Zgoda na rozmowy z mentorem AI");

type Page = { vendors: readonly ModelVendor[]; style?: number };

const pageOf = (request: Request): Page => ({
  vendors: recipients.models.map(({ name, country }) => ({ name, country })),
  style: styleIn(request),
});

export async function loader(visit: LoaderFunctionArgs) {
  const { consent } = await mentorVisit(visit);
  const page = pageOf(visit.request);
  if (consent === "given") throw redirect(paths.newTalk(page.style), 303);
  return page;
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const page = pageOf(visit.request);
  const form = await readForm(visit.request);
  const { adult, consents } = acceptForm(consentFields, form, page);
  await giveConsent(ctx, { isAdult: adult === "on", consents: consents === "on" });
  return redirect(paths.newTalk(page.style), 303);
}

export default function ConsentRoute() {
  return <MentorStart {...useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <MentorStart {...page} form={form} />,
  { fields: consentFields },
);
