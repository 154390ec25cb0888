import { plain } from "~/copy/plain-words";
import { assessTexts } from "~/crisis/assess.server";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { isBlank, isLongerThan } from "~/forms/text";
import { contactsIn } from "../writing/checks/inventions";
import { factLength } from "./facts";

/** What art. 9 and 10 GDPR protect, crises, keys and orders, by the words' beginnings (`$` where it is all of one), without diacritics. */
const sensitive = [
  "chor(?:ob|uj|owal|y$|a$|e$|ego$|ej$|ym$|ych$|ymi$|zy$)|zachorow|zdrow|lecz(?:e$|y|on|eni|ysz)|lekar|lek(?:i|u|iem|ow|ach|owi|om|ami)?$|szpital|klinik|diagno|objaw|zaburz|depres|nerwic|terap|psych|tablet|insulin|antydepres|antybiot|przeciw(?:depres|bol|padacz)|cukrzyc|nowotw|rak(?:a|iem|u)?$|onkolog|chemioterap|guz(?:a|em|y|ow)?$|przeszczep|dializ|zawal|udar(?:u|em|ze)?$|tarczyc|padacz|epilep|hiv$|aids$|aborc|menopauz|endometri|niewidom|niedoslysz|gluch|migren|alerg|astm|adhd|autyz|asperg|borderline|schizo|bulimi|anoreks|bezsenn|niepelnospraw|inwalid|rehabilit|operacj|ciaz|poron|vitro|nalog|uzalezn|alkohol|trzezw|narkot|hazard|odwyk",
  "seks|orientacj|gej|lesb|homo|bisek|trans(?:plci|seks|kobie|mezcz)|niebinar|queer|lgbt|masturb|porno|kochan(?:ek|k[aię])|zdrad",
  "bog(?:a|u|iem)?$|wierz(?:e$|y|ysz|ac)|wiar(?:a|e|y|ze)$|religi|kosci|modli|msz(?:a|y|e|ach)$|katoli|protestan|prawoslaw|islam|muzulm|zyd(?:em|ow|a$)|buddy|ateis|ksiadz|ksiedz|parafi|polity|parti(?:a|i|e)$|wybor(?:ach|cz)|glosuj|glosowal|glosowan|jehow|wyznani|ukrain(?:k|iec|c)|bialorus(?:in|k)|rosjan|zydow|cygan|lewic|prawic|konserwatys|feminis|poglad|narodowos|pochodzen|etnicz|uchodz|imigran|romsk|rasow|zwiazkow(?:iec|y$|ca)",
  "samoboj|zabi[cj]|umrze|smier|zmarl|zalob|pogrzeb|przemoc|bije|gwalt|molest|okalecz|kryzys|rozpacz|panik|wiezien|wyrok|skazan|aresz|kradz|przestep|prokurat",
  "pesel|paszport|hasl",
  "ignoruj|instrukc|polecen|prompt|odpowiadaj|udawaj",
].map((beginnings) => new RegExp(`^(?:${beginnings})`));

/**
 * Whether the mentor may remember a sentence: nothing of a sensitive kind, nothing to reach anybody by, and no order, whoever
 * wrote it.
 */
export function isMemorable(text: string): boolean {
  if (isBlank(text) || isLongerThan(text, factLength) || /[\n\r]/.test(text)) return false;
  if (contactsIn([{ path: [], text }]).length > 0) return false;
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => sensitive.some((kind) => kind.test(word)))) return false;
  return assessTexts([{ text }]).level === "none" && !encouragesHarm(text);
}
