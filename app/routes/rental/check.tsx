import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { controlNames } from "~/forms/fields";
import { formMeta, wholeForm } from "~/forms/refusal";
import { consentFields, formTokenField, formTokenName, orderFields } from "~/products/order-fields";
import { priceIncreaseText, seenGroszeOf, seenPriceName, type Price } from "~/products/price";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { checkAgreement } from "~/products/rental-agreement/check-step";
import { rentalMessages } from "~/products/rental-agreement/messages";
import { completeAnswers } from "~/products/rental-agreement/values";
import { warningsOf } from "~/products/rental-agreement/warnings";
import type { ExternalServiceError } from "~/services/command/errors";
import { placingFailure } from "~/http/placing-failure.server";
import { redirectToGateway } from "~/http/redirect-to-gateway.server";
import type { RouteHandle } from "~/http/route-handle";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { getPrice } from "~/services/prices/queries.server";
import { isAgreementStopped } from "~/services/rental/check-legal-state.server";
import type { RentalDraft } from "~/services/rental/draft.server";
import { orderDraft } from "~/services/rental/order-draft.server";
import { paymentErrorText } from "~/products/payment-error-text";
import { CheckPage, type CheckPageFacts } from "./check-page";
import { draftFacts, requestedDraft } from "./draft-page.server";

export const handle: RouteHandle = { slim: true, secret: "path" };

export const meta = formMeta("Sprawdź odpowiedzi");

const factsOf = (
  draft: RentalDraft,
  formToken: string,
  price: Price,
  isStopped: boolean,
): CheckPageFacts => ({
  ...draftFacts(draft, price),
  answers: { ...completeAnswers(draft.answers), email: draft.answers.email ?? "" },
  problems: checkAgreement(draft.answers),
  warnings: warningsOf(draft.answers),
  formToken,
  isStopped,
});

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ctx, draft } = await requestedDraft(params.token, context);
  return factsOf(draft, randomUUID(), await getPrice(ctx, product), await isAgreementStopped(ctx));
}

const form = defineFreeTextForm<CheckPageFacts>()({
  place: "rental",
  fields: [...consentFields(product), formTokenField],
  unsent: consentFields(product),
  carries: () => [formTokenName, seenPriceName, ...orderFields(product).flatMap(controlNames)],
  show: (page, form) => <CheckPage page={page} form={form} />,
});

/** Orders what the draft holds, if all of it is right, and sends the buyer to the gateway. */
export const action = freeTextAction(form, {
  async read({ params, context }, posted) {
    const { ctx, draft } = await requestedDraft(params.token, context);
    const { values } = await posted();
    const price = await getPrice(ctx, product);
    const formToken = values[formTokenName] || randomUUID();
    return {
      ctx,
      page: factsOf(draft, formToken, price, await isAgreementStopped(ctx)),
      draft,
      price,
    };
  },
  texts: ({ page }) => freeTextsOf(product.fields, page.answers),
  async check({ page, price }, { form }) {
    const isWhole = Object.keys(page.problems).length === 0;
    const seenGrosze = seenGroszeOf(form.values);
    const dearer = priceIncreaseText(seenGrosze, price);
    const errors = isWhole
      ? { ...(dearer && { [wholeForm]: dearer }) }
      : { ...page.problems, [wholeForm]: rentalMessages.whole };
    return { errors, found: seenGrosze };
  },
  async submit(
    { ctx, page, draft },
    { formToken },
    screening,
    { form, visit: { context }, found: seenGrosze },
  ) {
    const now = async () => ({ ...page, price: await getPrice(ctx, product) });
    const order = await orderDraft(ctx, { draft, formToken, screening, seenGrosze }).catch(
      placingFailure({ context, form }, now),
    );
    const unpaid: CheckPageFacts = { ...page, orderToken: order.token };
    const failed = (error: ExternalServiceError) => paymentErrorText(product, error);
    return redirectToGateway(ctx, order, { form, page: unpaid }, { failed, withoutLink: "order" });
  },
});

export default function Check() {
  return <CheckPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
