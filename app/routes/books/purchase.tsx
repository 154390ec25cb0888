import type { Field } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { formTokenName } from "~/products/order-fields";
import { seenPriceName, type Price } from "~/products/price";
import { formatPrice } from "~/copy/format";
import { busyLabel, Button, ButtonLink } from "~/ui/button";

type PurchaseProps = {
  book: { slug: string; title: string; path: string; submitLabel: string };
  price: Price;
  fields: readonly Field[];
  formToken: string;
};

export function Purchase({ book, price, fields, formToken }: PurchaseProps) {
  const heading = `zakup-${book.slug}`;
  return (
    <dialog-opener class="contents">
      <ButtonLink href={book.path} size="large" aria-haspopup="dialog">
        Kup za {formatPrice(price.grosze)}
      </ButtonLink>
      <dialog
        aria-labelledby={heading}
        className="m-auto w-[min(100%-2rem,34rem)] rounded-card border border-line bg-surface p-6 text-ink shadow-sheet backdrop:bg-night/70 sm:p-8"
      >
        <form method="post" action={book.path} noValidate className="space-y-6">
          <h2 id={heading} className="text-2xl">
            {book.title}
          </h2>
          <input type="hidden" name={formTokenName} value={formToken} />
          <input type="hidden" name={seenPriceName} value={price.grosze} />
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              idPrefix={`${book.slug}-`}
              errors={{}}
              values={{}}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button busyLabel={busyLabel}>
              {book.submitLabel} {formatPrice(price.grosze)}
            </Button>
            <Button type="button" variant="quiet" data-close>
              Anuluj
            </Button>
          </div>
        </form>
      </dialog>
    </dialog-opener>
  );
}
