import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formBoundary } from "~/forms/form-boundary";
import { acceptSize } from "~/forms/parse-form";
import { formMeta, refusal } from "~/forms/refusal";
import { checkStep } from "~/products/rental-agreement/check-step";
import {
  isAsked,
  rentalFields,
  rentalSteps,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import type { Price } from "~/products/price";
import { postedAnswers } from "~/products/rental-agreement/values";
import { readForm } from "~/http/form-body.server";
import { lookName, paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { saveAnswers, type RentalDraft } from "~/services/rental/draft.server";
import { currentPrice, draftFacts, requestedDraft } from "./draft-page.server";
import { StepPage, type StepPageFacts } from "./step-page";

export const handle: RouteHandle = { slim: true, secret: "path", posts: "previewed" };

export const meta: MetaFunction = (page) => formMeta(titleOf(Number(page.params.step)))(page);

const titleOf = (step: number) =>
  `Krok ${step} z ${rentalSteps.length}: ${rentalSteps[step - 1]?.title ?? ""}`;

function requestedStep(step: string | undefined): StepNumber {
  const found = rentalSteps.find(({ number }) => String(number) === step);
  if (!found) throw new Response(null, { status: 404 });
  return found.number;
}

const factsOf = (draft: RentalDraft, step: StepNumber, price: Price): StepPageFacts => ({
  ...draftFacts(draft, price),
  answers: draft.answers,
  step,
  title: titleOf(step),
});

export async function loader({ params, context }: LoaderFunctionArgs) {
  const step = requestedStep(params.step);
  const { ctx, draft } = await requestedDraft(params.token, context);
  return factsOf(draft, step, await currentPrice(ctx));
}

const stops = [
  ...rentalSteps.map(({ number }) => number),
  ...(["sprawdz", "podglad", "anuluj"] as const),
];

/** Saves the step whatever is in it; only the way on asks whether it is right. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const step = requestedStep(params.step);
  const { ctx, draft: before } = await requestedDraft(params.token, context);
  const form = await readForm(request);
  const price = await currentPrice(ctx);
  const { intent } = form.values;
  const answers = postedAnswers(step, form.values);
  const typed = factsOf({ ...before, answers: { ...before.answers, ...answers } }, step, price);
  acceptSize(form, typed);

  if (new URL(request.url).searchParams.has(lookName)) return { looked: typed };

  const draft = await saveAnswers(ctx, { token: before.token, answers });
  if (!draft) throw new Response(null, { status: 404 });
  const goTo = (page: Parameters<typeof paths.rentalDraft>[1]) =>
    redirect(paths.rentalDraft(draft.token, page), 303);
  if (intent === "back") return goTo(step === 1 ? "anuluj" : step - 1);
  const stop = stops.find((page) => String(page) === intent);
  if (stop) return goTo(stop);
  const errors = checkStep(step, draft.answers);
  if (Object.keys(errors).length > 0) throw refusal(factsOf(draft, step, price), form, errors);
  return goTo(step === rentalSteps.length ? "sprawdz" : step + 1);
}

export default function Step() {
  const saved = useLoaderData<typeof loader>();
  const { looked } = useActionData<{ looked: StepPageFacts }>() ?? {};
  return <StepPage page={looked ?? saved} />;
}

export const ErrorBoundary = formBoundary<StepPageFacts>(
  ({ page, errors }) => <StepPage page={page} errors={errors} />,
  {
    fields: ({ values }, { step }) =>
      rentalFields.filter((field) => String(field.step) === step && isAsked(field, values)),
  },
);
