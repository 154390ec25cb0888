import { formatCount, formatNumber } from "~/copy/format";

/** Fewer show no share of 99 % or more, in either direction: even without a miss they could not tell it from less. */
export const leastForTwoNines = 300;

/** Beyond this width an interval bears no single figure. */
const widestForFigure = 0.05;
const leastForMean = 10;

/** Standard deviations of a 95 % interval, on both sides and on one. */
const twoSided = 1.96;
const oneSided = 1.645;
/** Student's t for ten values, which is the widest that is ever needed here. */
const studentForTen = 2.262;

/** Wilson's score interval of a share, 95 %, each from 0 to 1. */
export function wilsonInterval(
  hits: number,
  of: number,
  z = twoSided,
): [low: number, high: number] {
  const share = hits / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Rounded outwards, so that rounding never claims more than was measured. */
const down = (share: number) => Math.floor(share * 100 + 1e-9);
const up = (share: number) => Math.ceil(share * 100 - 1e-9);

/**
 * A share with what its sample bears: `18/20 (69–98 %)`; a figure only where the interval is narrow enough, with tenths only
 * where it is narrower than a point.
 */
export function shareInWords(hits: number, of: number): string {
  if (of === 0) return "–";
  const counts = `${hits}/${of}`;
  const isLarge = of >= leastForTwoNines;
  if (hits === of || hits === 0) {
    const [least] = wilsonInterval(of, of, oneSided);
    const bound = isLarge ? down(least) : Math.min(98, down(least));
    return hits === of
      ? `${counts} (co najmniej ${bound} %)`
      : `${counts} (najwyżej ${100 - bound} %)`;
  }
  const [low, high] = wilsonInterval(hits, of);
  const range = `${down(low)}–${up(high)} %`;
  if (!isLarge || high - low > widestForFigure) return `${counts} (${range})`;
  const digits = high - low < 0.01 ? 1 : 0;
  return `${formatNumber((hits / of) * 100, digits)} % (${counts}, ${range})`;
}

/**
 * A mean with its 95 % interval; of few values only between which they lie.
 * @param digits of the values themselves; a mean has no more
 */
export function meanInWords(
  values: readonly number[],
  noun: readonly [one: string, few: string, many: string],
  digits = 1,
): string {
  if (values.length === 0) return "–";
  const count = formatCount(values.length, ...noun);
  const inWords = (value: number) => formatNumber(value, digits);
  if (values.length < leastForMean)
    return `od ${inWords(Math.min(...values))} do ${inWords(Math.max(...values))} (${count})`;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const half = studentForTen * Math.sqrt(variance / values.length);
  const step = 10 ** digits;
  return `${inWords(mean)} ± ${inWords(Math.max(0, Math.ceil(half * step - 1e-9)) / step)} (${count})`;
}
