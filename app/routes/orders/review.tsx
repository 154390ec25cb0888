import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { brand } from "~/config/brand";
import { helpSeenName } from "~/crisis/detour";
import { passCrisisGate } from "~/crisis/gate.server";
import { findProduct } from "~/products/registry";
import { formatCount } from "~/copy/format";
import { readForm, textValues } from "~/http/form-body.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { serviceContext, type ServiceContext } from "~/services/context.server";
import { getReviewPage } from "~/services/reviews/queries.server";
import { readReview, reviewLimits } from "~/services/reviews/review-form";
import { saveReview } from "~/services/reviews/save-review.server";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { detourTitle, HelpLinesNote } from "~/ui/crisis-help";
import { ErrorPage } from "~/ui/error-page";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextField } from "~/ui/text-field";
import { TextareaField } from "~/ui/textarea-field";
import { OrderSubpage, refusedForm, type RefusedForm } from "./order-subpage";

const title = "Twoja opinia";
const words = ["bardzo słabo", "słabo", "w porządku", "dobrze", "bardzo dobrze"];
const starOptions = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: `${formatCount(stars, "gwiazdka", "gwiazdki", "gwiazdek")} – ${words[stars - 1]}`,
}));
const labels = { stars: "Ocena", text: "Co chcesz powiedzieć innym?", authorName: "Imię" };

export const meta: MetaFunction = ({ error }) => {
  const step = refusedReview(error)?.step;
  const prefix = error && !step ? "Błąd: " : "";
  return [
    { title: `${prefix}${step === "help" ? detourTitle : title} – ${brand.name}` },
    { name: "robots", content: "noindex" },
  ];
};

async function requestedPage(ctx: ServiceContext, token: string) {
  const found = await getReviewPage(ctx, token);
  if (!found) throw new Response(null, { status: 404 });
  const { number, productSlug, personName, review, state } = found;
  return {
    token,
    number,
    state,
    productTitle: findProduct(productSlug)?.title ?? productSlug,
    isNew: review === null,
    values: {
      stars: review ? String(review.stars) : "",
      text: review?.text ?? "",
      authorName: review?.authorName ?? personName ?? "",
    } as Record<string, string>,
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
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const texts = [{ text: values.text ?? "" }, { text: values.authorName ?? "" }];
  const { step, assessment } = await passCrisisGate(ctx, { place: "review", texts, values });
  if (step) throw data({ page, values, errors: {}, step } satisfies RefusedReview, { status: 422 });
  const reading = readReview(values);
  if ("errors" in reading) {
    const { errors } = reading;
    throw data({ page, values, errors } satisfies RefusedForm<Page>, { status: 422 });
  }
  const crisisLevel = assessment.level;
  const outcome = await saveReview(ctx, { ...reading.review, token: page.token, crisisLevel });
  if (outcome === "not_possible" || outcome === "too_late")
    return redirect(paths.orderReview(page.token), 303);
  if (crisisLevel === "none") return redirect(paths.paymentSuccess(page.token, "reviewed"), 303);
  // No redirect, and the status of a form that comes back: no address and no log tells who was shown help.
  const kept = { token: page.token, hidden: outcome === "kept_hidden" };
  return data({ kept }, { status: 422 });
}

export default function Review() {
  const page = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (done && "kept" in done) return <ReviewKept {...done.kept} />;
  return <ReviewPage page={page} values={page.values} errors={{}} />;
}

type RefusedReview = RefusedForm<Page> & { step?: "help" | "edit" };

const refusedReview = (error: unknown): RefusedReview | null => refusedForm<Page>(error);

export function ErrorBoundary() {
  const refused = refusedReview(useRouteError());
  if (!refused) return <ErrorPage />;
  if (refused.step === "help")
    return (
      <CrisisDetour
        place="review"
        action={paths.orderReview(refused.page.token)}
        names={["stars", "text", "authorName"]}
        values={refused.values}
      />
    );
  return <ReviewPage {...refused} />;
}

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

function ReviewPage({ page, values, errors }: RefusedForm<Page>) {
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
  const summary = (["stars", "text", "authorName"] as const).flatMap((name) =>
    errors[name]
      ? [{ message: errors[name] ?? "", fields: [{ id: name, label: labels[name] }] }]
      : [],
  );
  return (
    <OrderSubpage token={page.token} title={title}>
      <form method="post" action={paths.orderReview(page.token)} noValidate className="space-y-7">
        <ErrorSummary errors={summary} />
        {helpSeenName in values && <input type="hidden" name={helpSeenName} value="1" />}
        <p>
          {page.productTitle}, zamówienie {page.number}. Pokażemy ocenę, imię i&nbsp;Twoje słowa –
          nigdy dokument ani adres e-mail. Przez 14&nbsp;dni możesz opinię zmienić.
        </p>
        <RadioGroup
          id="stars"
          name="stars"
          label={labels.stars}
          required
          options={starOptions}
          defaultValue={values.stars}
          error={errors.stars}
        />
        <TextareaField
          id="text"
          name="text"
          label={labels.text}
          hint="Co było trafne, co nie, do czego się przydało. Linki i adresy usuniemy."
          rows={5}
          defaultValue={values.text}
          error={errors.text}
          limit={{ characters: reviewLimits.longest, enforced: true }}
        />
        <TextField
          id="authorName"
          name="authorName"
          label={labels.authorName}
          hint="Może być samo imię albo pseudonim."
          required
          autoComplete="given-name"
          defaultValue={values.authorName}
          error={errors.authorName}
        />
        <p className="text-sm text-muted">
          Opinia zostaje, także gdy usuniesz odpowiedzi i&nbsp;dokument z&nbsp;tego zamówienia.
        </p>
        <Button>{page.isNew ? "Wystaw opinię" : "Zapisz zmiany"}</Button>
      </form>
    </OrderSubpage>
  );
}
