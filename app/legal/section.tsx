import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";

export type LegalSection = { id: string; title: string; body: ReactNode };

/** Who trades here, as art. 12 of the Consumer Rights Act wants it said. */
export function OperatorFacts({ operator }: { operator: Operator }) {
  return (
    <ul>
      <li>{operator.name}</li>
      <li>adres: {operator.address}</li>
      <li>telefon: {operator.phone}</li>
      <li>
        e-mail: <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </li>
      <li>rejestr: {operator.register}</li>
      <li>NIP: {operator.nip}</li>
    </ul>
  );
}
