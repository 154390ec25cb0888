const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const two = (value: number) => String(value).padStart(2, "0");

/** `4:05`, `1:04:05` from an hour on, with the days before it from a day on. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / second)) * second;
  const days = Math.floor(left / day);
  const hours = Math.floor((left % day) / hour);
  const minutes = Math.floor((left % hour) / minute);
  const seconds = two(Math.floor((left % minute) / second));
  if (days > 0)
    return `${days} ${days === 1 ? "dzień" : "dni"} ${hours}:${two(minutes)}:${seconds}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
