import { Fragment, type ReactNode } from "react";

type DefinitionListProps = {
  items: readonly { label: string; value: ReactNode }[];
};

export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <div className="@container">
      <dl className="grid @md:grid-cols-[minmax(9rem,auto)_1fr]">
        {items.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="pt-3 text-muted @md:border-b @md:border-line @md:py-3 @md:pr-6">
              {label}
            </dt>
            <dd className="min-w-0 border-b border-line pb-3 wrap-anywhere whitespace-pre-line @md:py-3">
              {value}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
