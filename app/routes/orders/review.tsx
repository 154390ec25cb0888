import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { Screening } from "~/crisis/assess.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consentToKeep, hasReadingConsent } from "~/crisis/reading-consent";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { redirectRefused } from "~/http/redirect-refused.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { opinionRefusals } from "~/services/reviews/acts";
import { getReviewPage } from "~/services/reviews/queries.server";
import { saveReview, type ReviewOutcome } from "~/services/reviews/save-review.server";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { OrderSubpage } from "./order-subpage";
import { reviewFields } from "./review-form";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

const title = "Twoja opinia";
export const meta = formMeta(title);

const { review_too_early, review_too_late } = opinionRefusals;

async function requestedPage(ctx: ServiceContext, token: string) {
  const found = await getReviewPage(ctx, token);
  if (!found) throw new Response(null, { status: 404 });
  const { number, productTitle, personName, review, state } = found;
  return {
    token,
    number,
    state,
    productTitle,
    isNew: review === null,
    values: {
      stars: review ? String(review.stars) : "",
      text: review?.text ?? "",
      authorName: review?.authorName ?? personName ?? "",
    },
  };
}

type Page = Awaited<ReturnType<typeof requestedPage>>;

export function loader({ params, context }: LoaderFunctionArgs) {
  return requestedPage(serviceContext("buyer", requestLog(context)), params.token ?? "");
}

const form = defineFreeTextForm<Page>()({
  place: "review",
  fields: reviewFields,
  action: ({ token }) => paths.orderReview(token),
  show: (page, form) => <ReviewPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  async read({ params, context }) {
    const ctx = serviceContext("buyer", requestLog(context));
    return { ctx, page: await requestedPage(ctx, params.token ?? "") };
  },
  mayBeRead: (_, values) => hasReadingConsent(values),
  async submit({ ctx, page }, { stars, text = null, authorName, readingConsent }, screening) {
    const { token } = page;
    const words = { stars: Number(stars), text, authorName };
    const readingConsentVersion = consentToKeep(readingConsent);
    const review = { ...words, readingConsentVersion, screening, token };
    const outcome = await saveReview(ctx, review).catch(
      redirectRefused(opinionRefusals, paths.orderReview(token)),
    );
    // The same way for everybody, so that no log tells who was shown help.
    return { to: paths.paymentSuccess(token), notice: thanksFor(screening, outcome) };
  },
});

function thanksFor({ level }: Screening, outcome: ReviewOutcome) {
  if (outcome === "kept_hidden") return "reviewed-unseen";
  return level === "none" ? "reviewed" : "reviewed-gently";
}

export default function Review() {
  const page = useLoaderData<typeof loader>();
  return <ReviewPage page={page} form={{ values: page.values, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function ReviewPage({ page, form }: { page: Page; form: FormState }) {
  if (page.state !== "open") {
    return (
      <OrderSubpage token={page.token} title={title}>
        <Notice kind="info">
          <p>{page.state === "too_late" ? review_too_late.text : review_too_early.text}</p>
        </Notice>
      </OrderSubpage>
    );
  }
  return (
    <OrderSubpage token={page.token} title={title}>
      <form method="post" action={paths.orderReview(page.token)} noValidate className="space-y-7">
        <FormErrors fields={reviewFields} errors={form.errors} />
        <HelpSeen values={form.values} />
        <p>
          {page.productTitle}, zamówienie {page.number}. Pokażemy ocenę, imię i&nbsp;Twoje słowa –
          nigdy dokument ani adres e-mail. Przez 14&nbsp;dni możesz opinię zmienić.
        </p>
        {reviewFields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <p className="text-sm text-muted">
          Opinia zostaje, także gdy usuniesz odpowiedzi i&nbsp;dokument z&nbsp;tego zamówienia.
        </p>
        <Button>{page.isNew ? "Wystaw opinię" : "Zapisz zmiany"}</Button>
      </form>
    </OrderSubpage>
  );
}
