import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { controlNames } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, refusal, wholeForm } from "~/forms/refusal";
import { consentField, formTokenField, formTokenName, orderFields } from "~/products/order-fields";
import { dearerText, seenGroszeOf, seenPriceName, type Price } from "~/products/price";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { checkAgreement } from "~/products/rental-agreement/check-step";
import { rentalMessages } from "~/products/rental-agreement/messages";
import { completeAnswers } from "~/products/rental-agreement/values";
import { readForm } from "~/http/form-body.server";
import { Conflict, type ExternalServiceError } from "~/services/command/errors";
import { toGateway } from "~/http/to-gateway.server";
import type { RouteHandle } from "~/http/route-handle";
import type { ServiceContext } from "~/services/command/context.server";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { getPrice } from "~/services/prices/queries.server";
import { isKnownOn } from "~/services/switches/known-switches.server";
import { stopSelling } from "~/services/switches/switch-names";
import type { RentalDraft } from "~/services/rental/draft.server";
import { orderDraft } from "~/services/rental/order-draft.server";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { paymentErrorText } from "~/products/payment-error-text";
import { notSoldMessage } from "~/ui/selling-stopped";
import { CheckPage, type CheckPageFacts } from "./check-page";
import { requestedDraft } from "./draft-page.server";

export const handle: RouteHandle = { slim: true, secret: "path" };

export const meta = formMeta("Sprawdź odpowiedzi");

const factsOf = (
  { token, expiresAt, answers }: RentalDraft,
  formToken: string,
  price: Price,
  isStopped: boolean,
): CheckPageFacts => ({
  token,
  expiresAt,
  answers: { ...completeAnswers(answers), email: answers.email ?? "" },
  problems: checkAgreement(answers),
  formToken,
  price,
  isStopped,
});

const isStopped = (ctx: ServiceContext) => isKnownOn(ctx, stopSelling(product.slug));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  return factsOf(draft, randomUUID(), await getPrice(ctx, product), await isStopped(ctx));
}

/** Orders what the draft holds, if all of it is right, and sends the buyer to the gateway. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  const form = await readForm(request);
  const { values } = form;
  const price = await getPrice(ctx, product);
  const page = factsOf(draft, values[formTokenName] || randomUUID(), price, await isStopped(ctx));

  const texts = freeTextsOf(product.fields, page.answers);
  const { step, assessment } = await passCrisisGate(ctx, { place: "rental", texts, values });
  if (step) throw detour(page, form, step);
  const isWhole = Object.keys(page.problems).length === 0;
  const seenGrosze = seenGroszeOf(values);
  const dearer = dearerText(seenGrosze, price);
  const { formToken } = acceptForm(
    [consentField(product), formTokenField],
    form,
    page,
    isWhole
      ? { ...(dearer && { [wholeForm]: dearer }) }
      : { ...page.problems, [wholeForm]: rentalMessages.whole },
  );

  const order = await orderDraft(ctx, { draft, formToken, assessment, seenGrosze }).catch(
    async (error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
      if (error.code === "not_sold")
        throw refusal({ ...page, isStopped: true }, form, notSoldMessage, 409);
      const now = await getPrice(ctx, product);
      throw refusal({ ...page, price: now }, form, dearerText(seenGrosze, now) ?? "", 409);
    },
  );
  // The order stands; where only the link is missing, its page offers another way to pay.
  const unpaid: CheckPageFacts = { ...page, orderToken: order.token };
  const failed = (error: ExternalServiceError) => paymentErrorText(product, error);
  return toGateway(ctx, order, { form, page: unpaid }, { failed, withoutLink: "order" });
}

export default function Check() {
  return <CheckPage page={useLoaderData<typeof loader>() as unknown as CheckPageFacts} />;
}

export const ErrorBoundary = formBoundary<CheckPageFacts>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="rental"
        names={[formTokenName, seenPriceName, ...orderFields(product).flatMap(controlNames)]}
        values={form.values}
      />
    ) : (
      <CheckPage page={page} form={form} />
    ),
  { fields: [consentField(product)] },
);
