import { tieWords } from "~/copy/typography";

/** Numbers of orders and transactions, words such as "e-mail", and whole dates. */
const whole =
  /((?<![\p{L}\p{N}])(?:K-\d+|TR-[\p{L}\p{N}-]+|[eE]-\p{L}+|\d{1,2}\u00a0\p{L}+ \d{4}(?!\d)))/u;

/** A text of which these stay whole at the end of a line, whatever else may be broken there; its characters are as they were. */
export function Unbroken({ text }: { text: string }) {
  return tieWords(text)
    .split(whole)
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className="whitespace-nowrap [text-decoration:inherit]">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
