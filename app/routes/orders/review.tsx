import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HelpSeen } from "~/crisis/help-seen";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { controlNames } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { getReviewPage } from "~/services/reviews/queries.server";
import { saveReview } from "~/services/reviews/save-review.server";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { HelpLinesNote } from "~/ui/crisis-help";
import { Notice } from "~/ui/notice";
import { OrderSubpage } from "./order-subpage";
import { reviewFields } from "./review-form";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

const title = "Twoja opinia";
export const meta = formMeta(title);

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

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const page = await requestedPage(ctx, params.token ?? "");
  const form = await readForm(request);
  const { values } = form;
  const texts = freeTextsOf(reviewFields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "review", texts, values });
  if (step) throw detour(page, form, step);
  const { stars, text = null, authorName } = acceptForm(reviewFields, form, page);
  const crisisLevel = assessment.level;
  const outcome = await saveReview(ctx, {
    ...{ stars: Number(stars), text, authorName, crisisLevel },
    token: page.token,
  });
  if (outcome === "not_possible" || outcome === "too_late")
    return redirect(paths.orderReview(page.token), 303);
  if (crisisLevel === "none")
    return redirect(withFlash(paths.paymentSuccess(page.token), "reviewed"), 303);
  // No redirect, and the status of a form that comes back: no address and no log tells who was shown help.
  const kept = { token: page.token, hidden: outcome === "kept_hidden" };
  return data({ kept }, { status: 422 });
}

export default function Review() {
  const page = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (done && "kept" in done) return <ReviewKept {...done.kept} />;
  return <ReviewPage page={page} form={{ values: page.values, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="review"
        action={paths.orderReview(page.token)}
        names={reviewFields.flatMap(controlNames)}
        values={form.values}
      />
    ) : (
      <ReviewPage page={page} form={form} />
    ),
  { fields: reviewFields },
);

/** Thanks for the words, and help beside them; what sounds like a crisis is kept, and nobody else sees it. */
function ReviewKept({ token, hidden }: { token: string; hidden: boolean }) {
  return (
    <OrderSubpage token={token} title="Dziękujemy za Twoje słowa">
      <p>
        {tieWords(
          hidden
            ? "Twoja opinia jest zapisana, ale nie pokażemy jej nikomu przy produkcie. Jeśli źle Cię zrozumieliśmy, napisz do nas, a opublikujemy Twoją opinię."
            : "Twoja opinia jest zapisana.",
        )}
      </p>
      <HelpLinesNote />
    </OrderSubpage>
  );
}

function ReviewPage({ page, form }: { page: Page; form: FormState }) {
  if (page.state !== "open") {
    return (
      <OrderSubpage token={page.token} title={title}>
        <Notice kind="info">
          <p>
            {page.state === "too_late"
              ? "Opinię można zmienić przez 14 dni. Jeśli coś powinno z niej zniknąć, napisz do nas."
              : "Opinię można wystawić, gdy dokument zostanie dostarczony."}
          </p>
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
