import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "sandbox/model/passages";

/** Ways of telling somebody that they left a question empty. */
const reproaches =
  /zosta(?:je|ł[oa]?) (?:na razie )?(?:pust[aey]|bez odpowiedzi)|w odpowiedziach nie ma|nie ma tu słowa|niewiele słów|bez opisanego|w tym opisie za drzwiami|nie wiadomo, co działo/iu;

test.each(readdirSync(folder).filter((name) => name.endsWith(".ts")))(
  "what is written of %s never speaks of an answer that is not there",
  (name) => {
    const lines = readFileSync(`${folder}/${name}`, "utf8").split("\n");
    expect(lines.filter((line) => reproaches.test(line))).toEqual([]);
  },
);
