const units = [
  "zero",
  "jeden",
  "dwa",
  "trzy",
  "cztery",
  "pięć",
  "sześć",
  "siedem",
  "osiem",
  "dziewięć",
  "dziesięć",
  "jedenaście",
  "dwanaście",
  "trzynaście",
  "czternaście",
  "piętnaście",
  "szesnaście",
  "siedemnaście",
  "osiemnaście",
  "dziewiętnaście",
];
const tens = [
  "",
  "",
  "dwadzieścia",
  "trzydzieści",
  "czterdzieści",
  "pięćdziesiąt",
  "sześćdziesiąt",
  "siedemdziesiąt",
  "osiemdziesiąt",
  "dziewięćdziesiąt",
];
const hundreds = [
  "",
  "sto",
  "dwieście",
  "trzysta",
  "czterysta",
  "pięćset",
  "sześćset",
  "siedemset",
  "osiemset",
  "dziewięćset",
];

type Forms = readonly [one: string, few: string, many: string];

const millions: Forms = ["milion", "miliony", "milionów"];
const thousands: Forms = ["tysiąc", "tysiące", "tysięcy"];
const zlote: Forms = ["złoty", "złote", "złotych"];
const months: Forms = ["miesiąc", "miesiące", "miesięcy"];

function formFor(count: number, [one, few, many]: Forms): string {
  if (count === 1) return one;
  const [last, lastTwo] = [count % 10, count % 100];
  return last >= 2 && last <= 4 && !(lastTwo >= 12 && lastTwo <= 14) ? few : many;
}

function belowThousand(count: number): string[] {
  const rest = count % 100;
  const words = [hundreds[Math.floor(count / 100)] ?? ""];
  if (rest < 20) words.push(rest > 0 ? (units[rest] ?? "") : "");
  else words.push(tens[Math.floor(rest / 10)] ?? "", rest % 10 ? (units[rest % 10] ?? "") : "");
  return words.filter(Boolean);
}

function group(count: number, forms: Forms): string[] {
  if (count === 0) return [];
  return count === 1 ? [forms[0]] : [...belowThousand(count), formFor(count, forms)];
}

/** A whole number from 0 to 999,999,999 in Polish words. */
export function numberInWords(count: number): string {
  if (count === 0) return units[0] ?? "";
  return [
    ...group(Math.floor(count / 1_000_000), millions),
    ...group(Math.floor(count / 1_000) % 1_000, thousands),
    ...belowThousand(count % 1_000),
  ].join(" ");
}

const counted = (count: number, forms: Forms) => `${numberInWords(count)} ${formFor(count, forms)}`;

/** `250050` (grosze) → `dwa tysiące pięćset złotych 50/100`, as on bank forms; up to 999,999,999.99 zł. */
export function amountInWords(amount: number): string {
  return `${counted(Math.floor(amount / 100), zlote)} ${String(amount % 100).padStart(2, "0")}/100`;
}

/** `12` → `12 miesięcy`. */
export const countMonths = (count: number): string => `${count}\u00a0${formFor(count, months)}`;
