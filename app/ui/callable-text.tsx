import { Fragment } from "react";
import { emergencyNumber, helpLines } from "~/copy/help-lines";
import { tieWords } from "~/copy/typography";

const spaced = (number: string) => number.split(/\s/).join("\\s");

/** Three figures may be anything; they are the number to call where its purpose follows or the sentence says so. */
const numbers = helpLines.map(({ number }) =>
  number === emergencyNumber.number
    ? `^${number}(?=\\s–)|(?<=numer\\s|dzwoń(?:\\sod\\srazu)?\\spod\\s)${number}`
    : spaced(number),
);
const callable = new RegExp(`(?<!\\d)(${numbers.join("|")})(?!\\d)`, "u");

const hrefOf = (words: string) =>
  helpLines.find(({ number }) => number.replace(/\s/g, "") === words.replace(/\s/g, ""))?.href;

/** A sentence of prose in which the numbers of help lines can be called; any other number stays words. */
export const CallableText = ({ text }: { text: string }) =>
  text.split(callable).map((words, index) =>
    index % 2 === 1 ? (
      <a key={index} href={hrefOf(words)} className="link py-1.5 font-semibold whitespace-nowrap">
        {tieWords(words)}
      </a>
    ) : (
      <Fragment key={index}>{tieWords(words)}</Fragment>
    ),
  );
