import { tieWords } from "~/copy/typography";
import { Notice } from "./notice";

/** Stands where a talk would be booked while none is. */
export function BookingStopped() {
  return (
    <Notice title="Teraz nie umawiamy rozmów">
      <p>
        {tieWords(
          "W tej chwili nie przyjmujemy zamówień na rozmowy. Te, które są już umówione, zachowują swój termin.",
        )}
      </p>
    </Notice>
  );
}
