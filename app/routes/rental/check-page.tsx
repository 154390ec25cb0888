import { FieldInput } from "~/forms/field-input";
import { printAnswer } from "~/forms/fields";
import { saidAt } from "~/forms/kind";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, wholeForm, type FormState } from "~/forms/refusal";
import { HelpSeen } from "~/crisis/help-seen";
import {
  consentFields,
  formTokenField,
  formTokenName,
  paymentMethodName,
} from "~/products/order-fields";
import { rentalAgreement as product } from "~/products/rental-agreement/product";
import { seenPriceName } from "~/products/price";
import type { RentalErrors } from "~/products/rental-agreement/check-step";
import {
  isAsked,
  rentalFields,
  rentalFieldsOf,
  rentalSteps,
  type RentalAnswers,
  type RentalField,
  type RentalFieldName,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import { isPayable, parseGrosze } from "~/forms/typed-values";
import type { RentalWarning } from "~/products/rental-agreement/warnings";
import { amountInWords } from "~/products/rental-agreement/amount-in-words";
import { tieTitle, tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary, type SummaryError } from "~/ui/error-summary";
import { groupErrors } from "~/ui/group-errors";
import { Notice } from "~/ui/notice";
import { PayButtons } from "~/ui/pay-buttons";
import { LowestPrice } from "~/ui/price-tag";
import { SellingStopped } from "~/ui/selling-stopped";
import { DraftFrame, type DraftFacts } from "./draft-frame";
import { DraftSummary } from "./draft-summary";

const consents = consentFields(product);

/** The part of the page that pays. */
const payAnchor = "platnosc";

export type CheckPageFacts = DraftFacts & {
  answers: RentalAnswers;
  problems: RentalErrors;
  warnings: readonly RentalWarning[];
  formToken: string;
  isStopped: boolean;
  orderToken?: string;
};

type CheckPageProps = { page: CheckPageFacts; form?: FormState };

/** All answers with a way back to each step, what the law makes worth a look, and the order once nothing is missing. */
export function CheckPage({ page, form = emptyForm }: CheckPageProps) {
  const { problems } = page;
  const open = openProblems(page);
  const [firstProblem] = open;
  const warnings = page.warnings.filter(({ field }) => !problems[field]);
  return (
    <DraftFrame draft={page} title="Sprawdź odpowiedzi" current="sprawdz">
      <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="min-w-0 space-y-10">
          {firstProblem ? (
            <Problems open={open} page={page} form={form} />
          ) : (
            <FormErrors fields={[...consents, formTokenField]} errors={form.errors} />
          )}
          {page.orderToken && (
            <ButtonLink href={paths.paymentSuccess(page.orderToken)} variant="secondary">
              Przejdź do zamówienia
            </ButtonLink>
          )}
          {warnings.length > 0 && (
            <Notice kind="warning" title="Sprawdź jeszcze raz">
              <ul className="list-disc space-y-1.5 pl-5">
                {warnings.map(({ field, text }) => (
                  <li key={`${field} ${text}`}>
                    {tieWords(text)}{" "}
                    <a className="link" href={addressOf(page, fieldOf(field))}>
                      Zmień<span className="sr-only">: {fieldOf(field)?.label}</span>
                    </a>
                  </li>
                ))}
              </ul>
              {!firstProblem && <p>To uwagi, nie błędy: możesz zamówić także bez zmian.</p>}
            </Notice>
          )}
          {rentalSteps.map((step) => (
            <StepAnswers key={step.number} open={open} page={page} {...step} />
          ))}
          <p>
            <a className="link" href={paths.rentalDraft(page.token, "podglad")}>
              Zobacz cały dokument
            </a>
          </p>
          {firstProblem ? (
            <WayOn page={page} problem={firstProblem} />
          ) : (
            <OrderForm page={page} {...form} />
          )}
        </div>
        <DraftSummary
          price={page.price}
          next={firstProblem ? "Dokończ to, co zostało" : "Gotowe zwykle w 1–2 minuty od zapłaty"}
          pay={firstProblem || page.isStopped ? undefined : `#${payAnchor}`}
          showsFigure
          className="sticky top-6"
        />
      </div>
    </DraftFrame>
  );
}

type Problem = SummaryError["fields"][number] & {
  href: string;
  message: string;
  field: RentalField;
};

const fieldOf = (wanted: RentalFieldName) => rentalFields.find(({ name }) => name === wanted);

/** Where a question is answered. */
const addressOf = ({ token }: DraftFacts, field: RentalField | undefined) =>
  field && `${paths.rentalDraft(token, field.step)}#${field.name}`;

/** What keeps the agreement from being ordered, each with the way to its question. */
const openProblems = (page: CheckPageFacts): Problem[] =>
  rentalFields.flatMap((field) => {
    const message = page.problems[field.name];
    if (!message) return [];
    const { name: id, label } = field;
    const href = addressOf(page, field) ?? "";
    return [{ id, href, label, message, said: saidAt(field, message), field }];
  });

type ProblemsProps = { open: readonly Problem[]; page: CheckPageFacts; form: FormState };

function Problems({ open, page, form }: ProblemsProps) {
  const isMissing = open.some(({ field }) => !page.answers[field.name]);
  const refusal = form.errors[wholeForm];
  return (
    <ErrorSummary
      autoFocus={Object.keys(form.errors).length > 0}
      title={isMissing ? "Zostało do uzupełnienia:" : undefined}
      errors={[...groupErrors(open), ...(refusal ? [{ message: refusal, fields: [] }] : [])]}
    />
  );
}

function WayOn({ page, problem }: { page: CheckPageFacts; problem: Problem }) {
  const { step } = problem.field;
  const title = rentalSteps.find(({ number }) => number === step)?.title ?? "";
  return (
    <div className="space-y-4 border-t border-line pt-8">
      <p>{tieWords("Umowę zamówisz, gdy niczego w niej nie zabraknie.")}</p>
      {page.isStopped && <SellingStopped />}
      <ButtonLink href={problem.href}>
        <span>
          Uzupełnij krok {step}: {tieTitle(title)}
        </span>
      </ButtonLink>
    </div>
  );
}

type StepAnswersProps = {
  open: readonly Problem[];
  page: CheckPageFacts;
  number: StepNumber;
  title: string;
};

/** The answers of a step: what was given, then in a line each what is missing and what may stay empty. */
function StepAnswers({ open, page, number, title }: StepAnswersProps) {
  const { answers, problems, token } = page;
  const fields = rentalFieldsOf(number)
    .filter((field) => isAsked(field, answers))
    .filter(({ kind, name }) => kind !== "checkbox" || answers[name] === "true");
  const given = fields.filter(({ name }) => answers[name]);
  const missing = open.filter(({ field }) => field.step === number && !answers[field.name]);
  const empty = fields.filter(
    (field) => !answers[field.name] && !problems[field.name] && !isComputed(field),
  );
  return (
    <section aria-labelledby={`krok-${number}`}>
      <div className="mb-1 flex items-baseline justify-between gap-x-6">
        <h2 id={`krok-${number}`} className="text-2xl">
          {number}. {tieTitle(title)}
        </h2>
        <a
          className="link inline-flex min-h-11 shrink-0 items-center"
          href={paths.rentalDraft(token, number)}
        >
          Zmień{" "}
          <span className="sr-only">
            krok {number}: {title}
          </span>
        </a>
      </div>
      {given.length > 0 && (
        <dl>
          {given.map((field) => (
            <div
              key={field.name}
              className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-muted max-sm:text-sm">{field.label}</dt>
              <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
                {shown(field, answers)}
                {problems[field.name] && (
                  <span className="block font-semibold text-danger-ink">
                    {saidAt(field, problems[field.name])}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="pt-3 font-semibold text-danger-ink">
          Brakuje: {missing.map(({ label }) => label).join(", ")}.
        </p>
      )}
      {empty.length > 0 && (
        <p className="pt-3 text-sm text-muted">
          Nie podano: {empty.map(({ label }) => label).join(", ")}.
        </p>
      )}
    </section>
  );
}

const isComputed = (field: RentalField) => "computed" in field && field.computed === true;

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
      action={paths.rentalDraft(page.token, "sprawdz")}
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
        <div id={payAnchor} className="scroll-mt-6 space-y-3">
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
