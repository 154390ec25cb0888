import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import { tieWords } from "~/copy/typography";

/**
 * Stands at words that wait for a person, since a crisis was heard in them: only whoever wrote them sees it.
 * @param caseHref where they talk with whoever reads it
 */
export const HeldForCare = ({ caseHref }: { caseHref: string }) => (
  <div className="space-y-1 border-l-2 border-gold pl-4">
    <p>
      {tieWords(
        "Na razie widzisz to tylko Ty. Ktoś z naszego zespołu to przeczyta, ale może dopiero rano. Nie czekaj na nas: zadzwoń pod ",
      )}
      <a href={adultCrisisLine.href} className="link font-semibold">
        {adultCrisisLine.number}
      </a>{" "}
      albo{" "}
      <a href={emergencyNumber.href} className="link font-semibold">
        {emergencyNumber.number}
      </a>
      {tieWords(". Ktoś odbierze teraz.")}
    </p>
    <p>
      <a href={caseHref} className="link inline-flex min-h-11 items-center">
        Napisz do nas, co się dzieje
      </a>
    </p>
  </div>
);
