import { formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { bookingTerms } from "~/config/booking-terms";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { formTokenName, paymentMethodName } from "~/products/order-fields";
import { orderAndPay } from "~/products/product";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { seenPriceName } from "~/products/price";
import { bookingRefusals } from "~/services/appointments/refusals";
import { personaSlug, type Persona } from "~/site/personas";
import { BackLink } from "~/ui/back-link";
import { BookingStopped } from "~/ui/booking-stopped";
import { busyLabel, Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceLinks, Choices } from "~/ui/choice-links";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FoldedPart } from "~/ui/folded-part";
import { Notice } from "~/ui/notice";
import { OwnTime } from "~/ui/own-time";
import { Portrait } from "~/ui/portrait";
import type { BookingChoice } from "./booking-choice.server";
import { bookingFields, dayIntent, slotName, type BookingPage } from "./booking-fields";
import { cheaperInEvening, inParts } from "./parts-of-day";

type BookPageProps = BookingPage & { formToken: string; form?: FormState };

export function BookPage({ product, persona, choice, isStopped, formToken, form }: BookPageProps) {
  const { chosen } = choice;
  return (
    <div data-area={product.area}>
      <Container className="space-y-8 py-6 sm:py-10">
        <header className="space-y-3">
          <BackLink href={product.path}>Wybierz inną postać</BackLink>
          <h1 className="text-3xl sm:text-4xl">{tieWords(product.heading)}</h1>
          <p className="font-semibold">Krok 2 z&nbsp;2: temat, dzień i&nbsp;godzina</p>
        </header>
        <ChosenPersona persona={persona} />
        {isStopped && <BookingStopped />}
        {!form && (
          <>
            <ChoiceLinks id="length" title="Jak długo?" choices={choice.lengths} />
            <ChoiceLinks id="day" title="Którego dnia?" choices={choice.days} />
            {choice.isGone && (
              <Notice kind="warning" role="status">
                <p>{tieWords(bookingRefusals.slot_not_offered.text)}</p>
              </Notice>
            )}
            <Times choice={choice} />
          </>
        )}
        {(form || chosen) && (
          <BookForm
            {...{ product, persona, choice, isStopped, formToken }}
            sent={form ?? emptyForm}
          />
        )}
        <HelpLinesNote />
      </Container>
    </div>
  );
}

const hasNoTimes = ({ times, immediate }: BookingChoice) =>
  times.length === 0 && immediate === null;

function ChosenPersona({ persona }: { persona: Persona }) {
  return (
    <Card as="section" labelledBy="persona-heading" className="flex items-center gap-5">
      <Portrait persona={persona} className="size-20 shrink-0" />
      <div>
        <h2 id="persona-heading" className="text-2xl">
          Wybrana postać: {persona.name}
        </h2>
        <p>{tieWords(persona.role)}</p>
      </div>
    </Card>
  );
}

function Times({ choice }: { choice: BookingChoice }) {
  const { immediate, chosen } = choice;
  const isEmpty = hasNoTimes(choice);
  const links = (
    <section aria-labelledby="slot-heading" className="space-y-3">
      <h2 id="slot-heading" className="text-2xl">
        O której? (czas polski)
      </h2>
      {immediate && <Choices choices={[immediate]} />}
      {inParts(choice.times).map(({ part, note, times }, index) => (
        <FoldedPart key={part} title={part} note={note} open={index === 0}>
          <Choices choices={times} isMany />
        </FoldedPart>
      ))}
    </section>
  );
  // What comes next is not to be looked for below fifty times.
  if (chosen && !isEmpty)
    return (
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          Wybierz inną godzinę
        </summary>
        <div className="pt-4">{links}</div>
      </details>
    );
  return !isEmpty ? (
    links
  ) : (
    <section aria-labelledby="slot-heading" className="space-y-3">
      <h2 id="slot-heading" className="text-2xl">
        O której?
      </h2>
      <p>Brak dostępnych terminów w&nbsp;wybranym dniu.</p>
    </section>
  );
}

type BookFormProps = Omit<BookPageProps, "form"> & { sent: FormState };

function BookForm({ product, persona, choice, isStopped, formToken, sent }: BookFormProps) {
  const page = { product, persona, choice, isStopped };
  const { chosen } = choice;
  const fields = bookingFields(page).filter(({ kind }) => kind !== "formToken");
  const hasNoTime = !chosen && hasNoTimes(choice);
  return (
    <form
      method="post"
      action={paths.booking(product.path, personaSlug(persona), {
        date: choice.date,
        minutes: String(choice.minutes),
      })}
      noValidate
      className="booking-form space-y-6"
      aria-labelledby="form-heading"
    >
      <FormErrors fields={fields} errors={sent.errors} />
      <h2 id="form-heading" className="text-2xl sm:text-3xl">
        Twoja rozmowa
      </h2>
      {chosen && (
        <p className="relative pb-3 text-lg">
          Termin: <strong>{chosen.inWords}</strong>
          {chosen.isCheaper && ` · ${cheaperInEvening}`}
          {chosen.at && <OwnTime at={chosen.at} place="below" />}
        </p>
      )}
      <input type="hidden" name={formTokenName} value={formToken} />
      {chosen && <input type="hidden" name={slotName} value={chosen.value} />}
      {chosen && <input type="hidden" name={seenPriceName} value={chosen.priceGrosze} />}
      <HelpSeen values={sent.values} />
      {!chosen && (
        <ChoiceLinks id="day" title="Którego dnia?" choices={choice.days} sends={dayIntent} />
      )}
      {hasNoTime && (
        <Notice kind="warning">
          <p>Brak dostępnych terminów w&nbsp;wybranym dniu.</p>
        </Notice>
      )}
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} {...sent} />
      ))}
      <p>
        <a
          href={paths.samplePages(talkAnalysis.slug)}
          className="link inline-flex min-h-11 items-center"
        >
          Zobacz przykład analizy
        </a>
      </p>
      {!hasNoTime && <Paying priceGrosze={chosen?.priceGrosze} />}
    </form>
  );
}

/**
 * What is paid, which a choice in the form makes more: the style sheet says what fits, and where there is none or it cannot, from
 * how much on.
 * @param talk in grosze; nothing while no time is chosen
 */
function PaidPrice({ talk }: { talk: number | undefined }) {
  if (talk === undefined) return null;
  return (
    <>
      {" "}
      <span
        className="paid-price"
        data-talk={formatPrice(talk)}
        data-with-analysis={formatPrice(talk + bookingTerms.analysisGrosze)}
      >
        <span>od {formatPrice(talk)}</span>
      </span>
    </>
  );
}

function Paying({ priceGrosze }: { priceGrosze: number | undefined }) {
  return (
    <div className="space-y-3">
      <Button size="large" wide busyLabel={busyLabel} aria-describedby="order-note">
        <span>
          {orderAndPay}
          <PaidPrice talk={priceGrosze} />
        </span>
      </Button>
      <Button
        size="large"
        variant="secondary"
        wide
        className="max-sm:px-2!"
        name={paymentMethodName}
        value="blik"
        busyLabel={busyLabel}
      >
        <span>
          Zamawiam i&nbsp;płacę BLIK-iem
          <PaidPrice talk={priceGrosze} />
        </span>
      </Button>
      <p id="order-note" className="text-sm text-muted">
        {tieWords(
          "Za chwilę przejdziesz do bezpiecznej płatności w Tpay. Godzinę trzymamy dla Ciebie 15 minut. Zasady są w",
        )}{" "}
        <a href={paths.terms()} className="link">
          regulaminie
        </a>
        .
      </p>
    </div>
  );
}
