import { paths } from "~/paths";
import { FormErrors } from "~/forms/form-errors";
import type { TextByControl } from "~/forms/kind";
import {
  shownFieldsOf,
  rentalSteps,
  type RentalAnswers,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import { endDateOf } from "~/products/rental-agreement/values";
import { isPayable, parseGrosze } from "~/forms/typed-values";
import { warningsOf } from "~/products/rental-agreement/warnings";
import { amountInWords } from "~/products/rental-agreement/amount-in-words";
import { composeRental } from "~/products/rental-agreement/compose";
import { countGaps } from "~/documents/rental/model";
import { formatCount, formatPrice } from "~/copy/format";
import { Button } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { DraftFrame, nextOf, type DraftFacts } from "./draft-frame";
import { DraftSummary } from "./draft-summary";
import { StepFields } from "./rental-input";
import { RentalSheet } from "./rental-sheet";

export type StepPageFacts = DraftFacts & {
  answers: RentalAnswers;
  step: StepNumber;
  title: string;
};

const formId = "krok";

type StepPageProps = { page: StepPageFacts; errors?: TextByControl };

export function StepPage({ page, errors = {} }: StepPageProps) {
  const { step, title, answers } = page;
  const packet = composeRental(answers);
  const gaps = countGaps(packet);
  return (
    <DraftFrame draft={page} title={title} current={step} form={formId}>
      <live-preview class="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <form
          id={formId}
          method="post"
          action={paths.rentalDraft(page.token, step)}
          noValidate
          aria-label={title}
          className="space-y-6"
        >
          <FormErrors fields={shownFieldsOf(step, answers)} errors={errors} />
          <StepFields
            step={step}
            values={{ ...answers, endDate: endDateOf(answers) ?? "" }}
            errors={errors}
            warnings={warningsOf(answers)}
          />
          {step === 4 && <TermsSummary answers={answers} />}
          <div className="flex flex-row-reverse flex-wrap justify-end gap-3 border-t border-line pt-6">
            <Button name="intent" value="next">
              {step === rentalSteps.length ? "Dalej: sprawdź i zamów" : "Dalej"}
            </Button>
            <Button variant="secondary" name="intent" value="back">
              {step === 1 ? "Anuluj" : "Wstecz"}
            </Button>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" size="small" name="intent" value="podglad">
              Zobacz cały dokument
            </Button>
            {step > 1 && (
              <Button variant="quiet" size="small" name="intent" value="anuluj">
                Dokończę później
              </Button>
            )}
          </div>
        </form>
        <div className="hidden space-y-6 lg:sticky lg:top-6 lg:block">
          <section aria-labelledby="podglad">
            <h2 id="podglad" className="text-xl">
              Twoja umowa teraz
            </h2>
            <p id="puste-miejsca" data-live className="mt-1 mb-3 text-sm text-muted">
              {gaps === 0
                ? "Nie ma w niej już pustych miejsc."
                : `Zaznaczyliśmy ${formatCount(gaps, "puste miejsce", "puste miejsca", "pustych miejsc")}.`}
            </p>
            {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the keyboard has to be able to scroll it */}
            <div
              id="umowa-teraz"
              data-live
              role="region"
              aria-label="Podgląd umowy"
              tabIndex={0}
              className="relative max-h-[60vh] overflow-y-auto rounded-card pb-10 mask-b-from-[calc(100%-3rem)]"
            >
              <RentalSheet packet={packet} />
            </div>
            {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          </section>
          {/* Below what follows the form, which would be out of sight on a low screen. */}
          <DraftSummary price={page.price} next={`Dalej: ${nextOf(step)}. Płacisz na końcu.`} />
        </div>
      </live-preview>
    </DraftFrame>
  );
}

function TermsSummary({ answers }: { answers: RentalAnswers }) {
  const rows = [
    { label: "Czynsz", text: answers.rentAmount },
    { label: "Kaucja", text: answers.depositAmount || answers.rentAmount },
  ].flatMap(({ label, text = "" }) => {
    const grosze = parseGrosze(text);
    return isPayable(grosze)
      ? [{ label, value: `${formatPrice(grosze)}\n${amountInWords(grosze)}` }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="podsumowanie">
      <h2 id="podsumowanie" className="mb-2 text-2xl">
        Podsumowanie
      </h2>
      <DefinitionList items={rows} />
    </section>
  );
}
