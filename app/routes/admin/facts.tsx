import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Unbroken } from "~/ui/unbroken";

export type Fact = {
  label: string;
  value: ReactNode;
  /** Takes the whole width; a long text does by itself. */
  isLong?: boolean;
};

const longText = 60;

/** What is known of the row in view, short facts beside each other. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-3 @sm:grid-cols-2">
        {items.map(({ label, value, isLong }) => (
          <div
            key={label}
            className={classNames(
              "min-w-0 leading-snug @sm:block",
              !isLong && "grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3",
              (isLong ?? (typeof value === "string" && value.length > longText)) &&
                "@sm:col-span-2",
            )}
          >
            <dt className="text-sm text-muted max-sm:pt-0.5">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {typeof value === "string" ? <Unbroken text={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
