import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, wholeForm, type FormState } from "~/forms/refusal";
import { HelpSeen } from "~/crisis/help-seen";
import { sensitiveDataConsent } from "~/products/consent";
import { HelpLinesNote } from "~/ui/crisis-help";
import { fileFieldOf, formTokenName, paymentMethodName } from "~/products/order-fields";
import { tieTitle, tieWords } from "~/copy/typography";
import { seenPriceName, type Price } from "~/products/price";
import type { Product } from "~/products/product";
import { paths } from "~/paths";
import type { BookFacts as Facts } from "~/site/book-facts";
import { BookFacts } from "~/ui/book-facts";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { PayButtons } from "~/ui/pay-buttons";
import { Opinions, type ShownReviews } from "~/ui/opinions";
import { ExplanatoryBoxes } from "~/ui/product-facts";
import { hasSample, SampleGlimpse, type ShownSample } from "~/ui/sample-glimpse";
import { SellingStopped, WritingDelayed } from "~/ui/selling-stopped";
import { Button } from "~/ui/button";
import { ChevronDown } from "~/ui/icons";
import { isTouched, orderGroups, type OrderGroup } from "~/products/order-groups";
import { OrderHero, type CoverPicture } from "./order-hero";
import { OrderSummary, payAnchor } from "./order-summary";

export type OrderPageSubject = {
  product: Product;
  cover: CoverPicture | null;
  inner: CoverPicture | null;
  /** A glimpse of its sample; null for a product without one. */
  sample: ShownSample;
  fields: readonly Field[];
  price: Price;
  isStopped: boolean;
  /** It is stopped because nothing more can be written today. */
  isSoldOut: boolean;
  isDelayed: boolean;
  bookFacts?: Facts;
  fragment?: string | null;
};

type OrderPageProps = OrderPageSubject & {
  formToken: string;
  form?: FormState;
  reviews?: ShownReviews | null;
  demonstration?: boolean;
  /** What stands in it from the beginning: what a link to the page has chosen, or what was written in an order before. */
  chosen?: TextByControl;
  /** Where the form of such an order is sent: to the product's own page. */
  sendsTo?: string;
};

export function OrderPage({
  product,
  cover,
  inner,
  fields,
  price,
  formToken,
  form,
  reviews,
  demonstration,
  bookFacts,
  fragment,
  sample,
  isStopped,
  isSoldOut,
  isDelayed,
  chosen = {},
  sendsTo,
}: OrderPageProps) {
  return (
    <div data-area={product.area}>
      <OrderHero
        product={product}
        {...{ cover, inner }}
        price={price}
        reviews={reviews}
        hasSample={hasSample(sample, fragment)}
      />
      <Container width="wide" className="space-y-12 pt-4 pb-10 sm:py-10">
        {isStopped && !form ? (
          <>
            <SellingStopped isSoldOut={isSoldOut} />
            {tellsOfOneself(fields) && <HelpLinesNote />}
          </>
        ) : (
          <OrderForm
            product={product}
            price={price}
            fields={fields}
            formToken={formToken}
            sent={form ?? { ...emptyForm, values: chosen }}
            isStopped={isStopped}
            isSoldOut={isSoldOut}
            isDelayed={isDelayed}
            formats={bookFacts?.formats}
            sendsTo={sendsTo}
          />
        )}
        <aside
          className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2"
          aria-label="O dokumencie"
        >
          <SampleGlimpse product={product} sample={sample} fragment={fragment} />
          {bookFacts && <BookFacts facts={bookFacts} />}
          {bookFacts && bookFacts.about.length > 0 && (
            <section className="space-y-3">
              <h2 className="text-xl">O książce</h2>
              {bookFacts.about.map((paragraph) => (
                <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
                  {tieWords(paragraph)}
                </p>
              ))}
            </section>
          )}
          <div className="space-y-8">
            <ExplanatoryBoxes boxes={product.boxes} />
          </div>
        </aside>
      </Container>
      <Opinions product={product} reviews={reviews} demonstration={demonstration} />
    </div>
  );
}

type OrderFormProps = Pick<
  OrderPageProps,
  "product" | "price" | "fields" | "formToken" | "isStopped" | "isSoldOut" | "isDelayed" | "sendsTo"
> & {
  sent: FormState;
  formats?: Facts["formats"];
};

function OrderForm({
  product,
  price,
  fields,
  formToken,
  sent,
  isStopped,
  isSoldOut,
  isDelayed,
  formats,
  sendsTo,
}: OrderFormProps) {
  const groups = orderGroups(fields, product.form?.heading ?? product.title);
  return (
    <form
      method="post"
      // Without an action a form keeps the fragment of its page, and the browser opens what is wrong there, far from the summary.
      action={sendsTo ?? product.path}
      encType={fileFieldOf(product) && "multipart/form-data"}
      noValidate
      className="order-form"
      aria-labelledby={headingOf(0)}
    >
      <div className="order-fields space-y-8">
        <FormErrors fields={fields} errors={sent.errors} />
        {sendsTo && (
          <Notice kind="info">
            <p>
              {tieWords(
                "Twoje odpowiedzi są już w formularzu. Popraw, co chcesz, i zaznacz zgody: to będzie nowe zamówienie.",
              )}
            </p>
          </Notice>
        )}
        {isStopped && !sent.errors[wholeForm] && <SellingStopped isSoldOut={isSoldOut} />}
        {isDelayed && !isStopped && <WritingDelayed />}
        <input type="hidden" name={formTokenName} value={formToken} />
        <input type="hidden" name={seenPriceName} value={price.grosze} />
        <HelpSeen values={sent.values} />
        {groups.map((group, index) => (
          <Questions key={group.title} group={group} index={index} sent={sent} />
        ))}
      </div>
      {!isStopped && (
        <OrderSummary
          product={product}
          price={price}
          groups={groups.length}
          formats={formats}
          isDelayed={isDelayed}
        />
      )}
      <div className="order-payment space-y-6 lg:col-start-1">
        {isStopped ? (
          <SellingStopped isSoldOut={isSoldOut}>
            <p className="pt-2">
              <Button variant="secondary">Sprawdź, czy już można zamówić</Button>
            </p>
          </SellingStopped>
        ) : (
          <div id={payAnchor} className="scroll-mt-6 space-y-3">
            <PayButtons
              methodName={paymentMethodName}
              product={product}
              price={price}
              describedBy="order-note"
            />
            <p id="order-note" className="text-sm text-muted">
              {tieWords(
                product.form?.note ??
                  `Zapłacisz bezpiecznie przez Tpay. PDF przyjdzie na e-mail${isDelayed ? ", gdy tylko będzie gotowy" : " w ciągu 1–2\u00a0minut"}.`,
              )}{" "}
              Zasady są w{"\u00a0"}
              <a href={paths.terms()} className="link">
                regulaminie
              </a>
              .
            </p>
          </div>
        )}
        {tellsOfOneself(fields) && <HelpLinesNote />}
      </div>
    </form>
  );
}

const tellsOfOneself = (fields: readonly Field[]) =>
  fields.some(({ name }) => name === sensitiveDataConsent.name);

const headingOf = (index: number) => `order-heading-${index + 1}`;

function Questions({ group, index, sent }: { group: OrderGroup; index: number; sent: FormState }) {
  const { title, fields, more } = group;
  const isOfConsents = fields.length > 0 && fields.every(({ kind }) => kind === "consent");
  return (
    <section
      aria-labelledby={headingOf(index)}
      className={`order-group order-group-${index + 1} space-y-6`}
    >
      <h2 id={headingOf(index)} className="flex items-center gap-3 text-2xl sm:text-3xl">
        <span aria-hidden="true" className="group-star print:hidden" />
        <span className="min-w-0">{tieTitle(title)}</span>
      </h2>
      <div className={isOfConsents ? "consents" : "space-y-6"}>
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...sent} />
        ))}
      </div>
      {more.length > 0 && (
        <details
          open={isTouched(more, sent)}
          className="all-optional group rounded-control border border-line bg-surface"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 py-2 font-semibold">
            <span>
              Chcesz dodać więcej?{" "}
              <span className="font-normal text-muted">(dokument będzie trafniejszy)</span>
            </span>
            <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="space-y-6 border-t border-line p-4">
            {more.map((field) => (
              <FieldInput key={field.name} field={field} {...sent} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
