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
import { PayButtons } from "~/ui/pay-buttons";
import { Opinions, type ShownReviews } from "~/ui/opinions";
import { ExplanatoryBoxes } from "~/ui/product-facts";
import { hasSample, SampleGlimpse, type ShownSample } from "~/ui/sample-glimpse";
import { SellingStopped, WritingDelayed } from "~/ui/selling-stopped";
import { Button } from "~/ui/button";
import { OrderHero, type CoverPicture } from "./order-hero";

export type OrderPageSubject = {
  product: Product;
  cover: CoverPicture | null;
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
  /** What a link to the page has chosen, of what it offers. */
  chosen?: TextByControl;
};

export function OrderPage({
  product,
  cover,
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
}: OrderPageProps) {
  return (
    <div data-area={product.area}>
      <OrderHero
        product={product}
        cover={cover}
        price={price}
        reviews={reviews}
        hasSample={hasSample(sample, fragment)}
      />
      <Container
        width="wide"
        className="grid gap-x-16 gap-y-12 pt-4 pb-6 sm:py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
      >
        {isStopped && !form ? (
          <div className="space-y-8">
            <SellingStopped isSoldOut={isSoldOut} />
            <SampleGlimpse product={product} sample={sample} fragment={fragment} />
          </div>
        ) : (
          <OrderForm
            product={product}
            price={price}
            fields={fields}
            sample={sample}
            fragment={fragment}
            formToken={formToken}
            sent={form ?? { ...emptyForm, values: chosen }}
            isStopped={isStopped}
            isSoldOut={isSoldOut}
            isDelayed={isDelayed}
          />
        )}
        <aside className="space-y-8 lg:pt-2" aria-label="O dokumencie">
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
          <ExplanatoryBoxes boxes={product.boxes} />
        </aside>
      </Container>
      <Opinions product={product} reviews={reviews} demonstration={demonstration} />
    </div>
  );
}

type OrderFormProps = Pick<
  OrderPageProps,
  | "product"
  | "price"
  | "fields"
  | "sample"
  | "fragment"
  | "formToken"
  | "isStopped"
  | "isSoldOut"
  | "isDelayed"
> & {
  sent: FormState;
};

function OrderForm({
  product,
  price,
  fields,
  sample,
  fragment,
  formToken,
  sent,
  isStopped,
  isSoldOut,
  isDelayed,
}: OrderFormProps) {
  return (
    <form
      method="post"
      encType={fileFieldOf(product) && "multipart/form-data"}
      noValidate
      className="space-y-6"
      aria-labelledby="order-heading"
    >
      <FormErrors fields={fields} errors={sent.errors} />
      {isStopped && !sent.errors[wholeForm] && <SellingStopped isSoldOut={isSoldOut} />}
      {isDelayed && !isStopped && <WritingDelayed />}
      <h2 id="order-heading" className="text-2xl sm:text-3xl">
        {tieTitle(product.form?.heading ?? "Opowiedz")}
      </h2>
      <input type="hidden" name={formTokenName} value={formToken} />
      <input type="hidden" name={seenPriceName} value={price.grosze} />
      <HelpSeen values={sent.values} />
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} {...sent} />
      ))}
      <SampleGlimpse product={product} sample={sample} fragment={fragment} />
      {isStopped ? (
        <SellingStopped isSoldOut={isSoldOut}>
          <p className="pt-2">
            <Button variant="secondary">Sprawdź, czy już można zamówić</Button>
          </p>
        </SellingStopped>
      ) : (
        <div className="space-y-3">
          <PayButtons
            methodName={paymentMethodName}
            product={product}
            price={price}
            describedBy="order-note"
          />
          <p id="order-note" className="text-sm text-muted">
            {tieWords(
              product.form?.note ??
                "Zapłacisz bezpiecznie przez Tpay. PDF przyjdzie na e-mail w ciągu 1–2\u00a0minut.",
            )}{" "}
            Zasady są w{"\u00a0"}
            <a href={paths.terms()} className="link">
              regulaminie
            </a>
            .
          </p>
        </div>
      )}
      {fields.some(({ name }) => name === sensitiveDataConsent.name) && <HelpLinesNote />}
    </form>
  );
}
