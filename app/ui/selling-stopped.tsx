import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { Notice } from "./notice";

/**
 * Stands where something would be ordered that is not sold for a while.
 * @param isSoldOut because nothing more can be written today
 */
export function SellingStopped({
  isSoldOut = false,
  children,
}: {
  isSoldOut?: boolean;
  children?: ReactNode;
}) {
  return (
    <Notice
      title={
        isSoldOut
          ? "Na dziś mamy już komplet zamówień"
          : "Na chwilę przerwaliśmy przyjmowanie zamówień"
      }
    >
      <p>
        {tieWords(
          isSoldOut
            ? "Więcej takich dokumentów dzisiaj nie napiszemy, a nie chcemy, żeby ktoś zapłacił i czekał na próżno. Nowe zamówienia przyjmiemy po północy."
            : "Robimy to, gdy chcemy coś sprawdzić albo poprawić, zanim trafi do Ciebie. Zajrzyj tu trochę później – będzie nam miło.",
        )}
      </p>
      <p>
        {tieWords(
          "Złożone zamówienia są bezpieczne: opłacone realizujemy, a nieopłacone można nadal opłacić na ich stronie.",
        )}
      </p>
      {children}
    </Notice>
  );
}

export function WritingDelayed() {
  return (
    <Notice title="Teraz czeka się dłużej niż zwykle">
      <p>
        {tieWords(
          "Pisanie dokumentów jest na chwilę wstrzymane. Zamówić można już teraz: napiszemy i wyślemy dokument, gdy tylko wrócimy do pisania. Jeśli 10 minut po zapłacie go nie będzie, jednym kliknięciem odzyskasz pieniądze.",
        )}
      </p>
    </Notice>
  );
}
