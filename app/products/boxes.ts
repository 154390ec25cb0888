import { whereHelpIs } from "../copy/help-lines";
import type { ExplanatoryBox } from "./product";

/** @param reading what is done with the answers, in a sentence or two */
export function howItWorks(reading: string): ExplanatoryBox {
  return {
    title: "Jak to działa",
    text: `${reading} PDF przychodzi na e-mail w ciągu 1–2 minut od płatności.`,
  };
}

/** How long everything is kept. @param more.last by default that it may be deleted at once */
export function keptForADay(
  more: { title?: string; what?: string; last?: string } = {},
): ExplanatoryBox {
  const {
    title = "Twoje słowa są bezpieczne",
    what = "Odpowiedzi i dokument",
    last = "Możesz też usunąć je od razu.",
  } = more;
  return {
    title,
    text: `${what} trzymamy najwyżej 24 godziny od dostarczenia, potem je usuwamy. ${last}`,
  };
}

/** What a text about somebody's feelings cannot be; the lines that help at once stand on the same page, once. */
export function whatItIsNot(title: string, text: string): ExplanatoryBox {
  return { title, text: `${text} ${whereHelpIs}` };
}
