import { describeControl, FieldGroup, type FieldBasics } from "./field";
import { Select } from "./select-field";

type Part = "day" | "month" | "year";

const monthNames = [
  "styczeń",
  "luty",
  "marzec",
  "kwiecień",
  "maj",
  "czerwiec",
  "lipiec",
  "sierpień",
  "wrzesień",
  "październik",
  "listopad",
  "grudzień",
];

const days = Array.from({ length: 31 }, (_, index) => String(index + 1));
const dayOptions = days.map((day) => ({ value: day, label: day }));
const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }));
const labels: Record<Part, string> = { day: "Dzień", month: "Miesiąc", year: "Rok" };
const suffixes: Record<Part, string> = { day: "Day", month: "Month", year: "Year" };

type DateSelectFieldProps = FieldBasics & {
  years: readonly number[];
  /** Names of the three selects; by default `${name}Day`, `${name}Month`, `${name}Year`. Ids are built from `id` alike. */
  names?: Record<Part, string>;
  defaultValue?: Partial<Record<Part, string>>;
  /** A birth date, which the browser may fill in. */
  birthDate?: boolean;
  className?: string;
};

export function DateSelectField({
  id,
  name,
  label,
  hint,
  error,
  required,
  years,
  names,
  defaultValue,
  birthDate,
  className,
}: DateSelectFieldProps) {
  const yearOptions = years.map((year) => ({ value: String(year), label: String(year) }));
  const parts = [
    { part: "day", options: dayOptions },
    { part: "month", options: monthOptions },
    { part: "year", options: yearOptions },
  ] as const;

  return (
    <FieldGroup {...{ id, legend: label, hint, error, required, className }}>
      <div className="grid grid-cols-[6rem_1fr] gap-3 sm:grid-cols-[6rem_1fr_8rem]">
        {parts.map(({ part, options }) => {
          const partId = `${id}${suffixes[part]}`;
          return (
            <div key={part} className={part === "year" ? "col-span-2 sm:col-span-1" : undefined}>
              <label htmlFor={partId} className="block text-sm text-muted">
                {labels[part]}
              </label>
              <Select
                id={partId}
                name={names?.[part] ?? `${name}${suffixes[part]}`}
                options={options}
                placeholder="–"
                defaultValue={defaultValue?.[part]}
                autoComplete={birthDate ? `bday-${part}` : undefined}
                {...describeControl({ id, error, required })}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
