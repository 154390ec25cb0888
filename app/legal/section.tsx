import type { ReactNode } from "react";
import type { Operator } from "~/config/operator.server";
import { Address, Whole } from "~/copy/whole";

export type LegalSection = { id: string; title: string; body: ReactNode };

type OperatorFactsProps = {
  operator: Operator;
  /** On a page to which people come to write or call. The terms stay as they are: their version follows from every letter. */
  isContact?: boolean;
};

/** Who trades here, as art. 12 of the Consumer Rights Act wants it said. */
export function OperatorFacts({ operator, isContact = false }: OperatorFactsProps) {
  const telephone = `tel:${operator.phone.replace(/[^+\d]/g, "")}`;
  return (
    <ul>
      <li>{operator.name}</li>
      <li>adres: {isContact ? <Address text={operator.address} /> : operator.address}</li>
      <li>
        telefon:{" "}
        {isContact ? (
          <a href={telephone} className="link">
            <Whole>{operator.phone}</Whole>
          </a>
        ) : (
          operator.phone
        )}
      </li>
      <li>
        e-mail: <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </li>
      <li>rejestr: {operator.register}</li>
      <li>NIP: {operator.nip}</li>
    </ul>
  );
}
