/** Why something cannot be done as things are: a code, and what whoever meets it reads. */
export type Refusal = {
  code: string;
  /** On the page; null where the page of whoever meets it has words of its own. */
  text: string | null;
  /** In the account of many rows, and of what was to be done later; there is a usual one. */
  outcome?: string;
  /** What was sent is wrong (400), and not how things are (409). */
  isWrong?: true;
  /** It was possible when the page was opened: what happened meanwhile is told as well. */
  isStale?: true;
};

type Worded = Omit<Refusal, "code" | "text"> & { text: string };

/** By their codes, and each with its sentence. */
export type WordedRefusals<Code extends string = string> = Readonly<
  Record<Code, Refusal & { text: string }>
>;

/** Refusals of one domain, by their codes. */
export const defineRefusals = <const Code extends string>(
  words: Readonly<Record<Code, string | Worded>>,
) =>
  Object.fromEntries(
    (Object.entries(words) as [Code, string | Worded][]).map(([code, said]) => [
      code,
      typeof said === "string" ? { code, text: said } : { code, ...said },
    ]),
  ) as unknown as WordedRefusals<Code>;

export const fasterText =
  "Ktoś był szybszy: stan się zmienił, zanim nacisnęliśmy przycisk. Poniżej widzisz, jak jest teraz.";

/** Refusals of whatever is changed. */
export const changeRefusals = defineRefusals({
  nothing_changed: "Nic się nie zmieniło: tak jest już teraz.",
  pressed_already: "To samo jest już przyjęte i zaraz się wykona.",
});

/** It was possible a moment ago. @param code for logs and for whoever catches it */
export const staleRefusal = (code: string) =>
  ({ code, text: fasterText, isStale: true }) as const satisfies Refusal;

/** Nobody of staff meets it: the pages of buyers and members that catch it have words of their own. */
export const saidByPage = <const Code extends string>(code: Code) =>
  ({ code, text: null }) as const satisfies Refusal;
