import { randomUUID } from "node:crypto";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/config/brand";
import { controlNames } from "~/forms/fields";
import { schemaOf } from "~/forms/kinds/schemas";
import {
  consentField,
  formTokenName,
  orderFields,
  paymentMethodName,
} from "~/products/order-fields";
import { invalidFormTokenMessage } from "~/products/order-form";
import { parseForm } from "~/forms/parse-form";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { checkAgreement } from "~/products/rental-agreement/check-step";
import { rentalMessages } from "~/products/rental-agreement/messages";
import { completeAnswers } from "~/products/rental-agreement/values";
import { readForm, textValues } from "~/http/form-body.server";
import type { RouteHandle } from "~/http/hydration";
import { ExternalServiceError } from "~/services/errors";
import { paths } from "~/http/paths";
import { passCrisisGate } from "~/crisis/gate.server";
import { freeTextsOf } from "~/crisis/order-crisis.server";
import type { RentalDraft } from "~/services/rental/draft.server";
import { orderDraft } from "~/services/rental/order-draft.server";
import { paymentMethodOf, startPayment } from "~/services/payments/start-payment.server";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { detourTitle } from "~/ui/crisis-help";
import { ErrorPage } from "~/ui/error-page";
import { refusedForm } from "~/forms/refused-form";
import { paymentErrorText } from "~/products/payment-error-text";
import { CheckPage, type CheckPageFacts, type CheckResult } from "./check-page";
import { requestedDraft } from "./draft-page.server";

export const handle: RouteHandle = { hydrate: true };

type Refusal = { page: CheckPageFacts; values: Record<string, string> } & CheckResult;

export const meta: MetaFunction = ({ error }) => {
  const step = (refusedForm(error) as Refusal | null)?.step;
  const title = step === "help" ? detourTitle : "Sprawdź odpowiedzi";
  return [
    { title: `${error && !step ? "Błąd: " : ""}${title} – ${brand.name}` },
    { name: "robots", content: "noindex" },
  ];
};

const factsOf = (
  { token, expiresAt, answers }: RentalDraft,
  formToken: string,
): CheckPageFacts => ({
  token,
  expiresAt,
  answers: { ...completeAnswers(answers), email: answers.email ?? "" },
  problems: checkAgreement(answers),
  formToken,
});

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { draft } = await requestedDraft(params.token, context);
  return factsOf(draft, randomUUID());
}

const formSchema = z.object({
  ...schemaOf(consentField(product)),
  [formTokenName]: z.uuid(invalidFormTokenMessage),
});

/** Orders what the draft holds, if all of it is right, and sends the buyer to the gateway. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  const form = await readForm(request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const page = factsOf(draft, values[formTokenName] || randomUUID());
  const refused = (status: number, result: CheckResult) =>
    data({ page, values, ...result } satisfies Refusal, { status });

  const texts = freeTextsOf(product.fields, page.answers);
  const { step, assessment } = await passCrisisGate(ctx, { place: "rental", texts, values });
  if (step) throw refused(422, { errors: {}, step });
  const submission = parseForm(form.formData, formSchema);
  const errors = Object.fromEntries(
    Object.entries((submission.status !== "success" && submission.error) || {}).map(
      ([name, messages]) => [name, messages?.[0] ?? ""],
    ),
  );
  const incomplete = Object.keys(page.problems).length > 0;
  if (incomplete || submission.status !== "success")
    throw refused(422, { errors, ...(incomplete && { formError: rentalMessages.whole }) });

  const order = await orderDraft(ctx, {
    draft,
    formToken: submission.value[formTokenName],
    assessment,
  });
  if (order.status !== "awaiting_payment") return redirect(paths.paymentSuccess(order.token), 303);
  try {
    const method = paymentMethodOf(form.formData.get(paymentMethodName));
    return redirect(await startPayment(ctx, order, method), 303);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ orderId: order.id, code: error.code }, "payment could not be opened");
    const formError = paymentErrorText(product, error);
    throw refused(502, { errors: {}, formError, orderToken: order.token });
  }
}

export default function Check() {
  return <CheckPage page={useLoaderData<typeof loader>() as unknown as CheckPageFacts} />;
}

export function ErrorBoundary() {
  const refused = refusedForm<CheckPageFacts>(useRouteError()) as Refusal | null;
  if (!refused) return <ErrorPage />;
  const { page, values, ...result } = refused;
  if (result.step === "help")
    return (
      <CrisisDetour
        place="rental"
        names={[formTokenName, ...orderFields(product).flatMap(controlNames)]}
        values={values}
      />
    );
  return <CheckPage page={page} values={values} result={result} />;
}
