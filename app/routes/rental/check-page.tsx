import { FieldInput } from "~/forms/field-input";
import { printAnswer } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, type FormState } from "~/forms/refusal";
import { HelpSeen } from "~/crisis/help-seen";
import {
  consentFields,
  formTokenField,
  formTokenName,
  paymentMethodName,
} from "~/products/order-fields";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { seenPriceName, type Price } from "~/products/price";
import type { RentalErrors } from "~/products/rental-agreement/check-step";
import {
  isAsked,
  rentalFields,
  rentalFieldsOf,
  rentalSteps,
  type RentalAnswers,
  type RentalField,
} from "~/products/rental-agreement/fields";
import { isPayable, parseGrosze } from "~/forms/typed-values";
import { warningsOf } from "~/products/rental-agreement/warnings";
import { amountInWords } from "~/products/rental-agreement/amount-in-words";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PayButtons } from "~/ui/pay-buttons";
import { LowestPrice } from "~/ui/price-tag";
import { SellingStopped } from "~/ui/selling-stopped";
import { DraftFrame, type DraftFacts } from "./draft-frame";

const consents = consentFields(product);

export type CheckPageFacts = DraftFacts & {
  answers: RentalAnswers;
  problems: RentalErrors;
  formToken: string;
  price: Price;
  isStopped: boolean;
  orderToken?: string;
};

type CheckPageProps = { page: CheckPageFacts; form?: FormState };

/** All answers with a way back to each, what the law makes worth a look, and the order. */
export function CheckPage({ page, form = emptyForm }: CheckPageProps) {
  const { answers, problems } = page;
  const warnings = warningsOf(answers);
  return (
    <DraftFrame draft={page} title="Sprawdź odpowiedzi" current="sprawdz">
      <div className="max-w-3xl space-y-10">
        <FormErrors fields={[...rentalFields, ...consents, formTokenField]} errors={form.errors} />
        {page.orderToken && (
          <ButtonLink href={paths.paymentSuccess(page.orderToken)} variant="secondary">
            Przejdź do zamówienia
          </ButtonLink>
        )}
        {warnings.length > 0 && (
          <Notice kind="warning" title="Sprawdź jeszcze raz">
            <ul className="list-disc space-y-1.5 pl-5">
              {warnings.map(({ field, text }) => (
                <li key={`${field} ${text}`}>{text}</li>
              ))}
            </ul>
            <p>To uwagi, nie błędy: możesz zamówić także bez zmian.</p>
          </Notice>
        )}
        {rentalSteps.map(({ number, title }) => (
          <section key={number} aria-labelledby={`krok-${number}`}>
            <h2 id={`krok-${number}`} className="mb-1 text-2xl">
              {title}
            </h2>
            <dl>
              {rentalFieldsOf(number)
                .filter((field) => isAsked(field, answers))
                .filter(({ kind, name }) => kind !== "checkbox" || answers[name] === "true")
                .map((field) => (
                  <Answer
                    key={field.name}
                    field={field}
                    text={shown(field, answers)}
                    problem={problems[field.name]}
                    href={`${paths.rentalDraft(page.token, number)}#${field.name}`}
                  />
                ))}
            </dl>
          </section>
        ))}
        <p>
          <a className="link" href={paths.rentalDraft(page.token, "podglad")}>
            Zobacz cały dokument
          </a>
        </p>
        <OrderForm page={page} {...form} />
      </div>
    </DraftFrame>
  );
}

type AnswerProps = { field: RentalField; text: string; problem?: string; href: string };

function Answer({ field, text, problem, href }: AnswerProps) {
  return (
    <div
      id={field.name}
      tabIndex={-1}
      className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
    >
      <dt className="text-muted">{field.label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {text || (problem ? "" : "–")}
        {problem && <span className="block font-semibold text-danger-ink">{problem}</span>}
      </dd>
      <dd>
        <a className="link inline-flex min-h-8 items-center" href={href}>
          Zmień <span className="sr-only">{field.label}</span>
        </a>
      </dd>
    </div>
  );
}

function shown(field: RentalField, answers: RentalAnswers): string {
  const text = answers[field.name] ?? "";
  if (text === "") return "";
  const printed = printAnswer(field, text);
  const grosze = field.kind === "amount" ? parseGrosze(text) : NaN;
  return isPayable(grosze) ? `${printed}\n${amountInWords(grosze)}` : printed;
}

type OrderFormProps = FormState & { page: CheckPageFacts };

function OrderForm({ page, values, errors }: OrderFormProps) {
  return (
    <form
      method="post"
      noValidate
      className="space-y-6 border-t border-line pt-8"
      aria-label="Zamówienie"
    >
      <input type="hidden" name={formTokenName} value={page.formToken} />
      <input type="hidden" name={seenPriceName} value={page.price.grosze} />
      <HelpSeen values={values} />
      {consents.map((consent) => (
        <FieldInput key={consent.name} field={consent} errors={errors} values={values} />
      ))}
      {page.isStopped ? (
        <SellingStopped>
          <p>Twój szkic czeka 7&nbsp;dni od ostatniej zmiany.</p>
          <p className="pt-2">
            <Button variant="secondary">Sprawdź, czy już można zamówić</Button>
          </p>
        </SellingStopped>
      ) : (
        <div className="space-y-3">
          <PayButtons methodName={paymentMethodName} product={product} price={page.price} />
          <p className="text-lg">
            <LowestPrice price={page.price} />
          </p>
        </div>
      )}
      <p className="text-sm text-muted">
        Zapłacisz bezpiecznie przez Tpay. PDF i DOCX przyjdą na e-mail w&nbsp;ciągu 1–2 minut. To
        wypełniony wzór, nie porada prawna.
      </p>
    </form>
  );
}
