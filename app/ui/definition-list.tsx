import { Fragment, type ReactNode } from "react";

type DefinitionListProps = {
  items: readonly { label: string; value: ReactNode }[];
};

/** Labels with their values, such as the summary of an order; line breaks in a value are kept. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className="grid sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="pt-3 text-muted sm:border-b sm:border-line sm:py-3 sm:pr-6">{label}</dt>
          <dd className="min-w-0 border-b border-line pb-3 whitespace-pre-line sm:py-3">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
