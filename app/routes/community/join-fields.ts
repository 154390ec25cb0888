import type { Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { isBlank } from "~/forms/text";
import { paths } from "~/paths";
import type { PictureChoice } from "~/services/groups/picture-keys.server";
import { pseudonymRefusals } from "~/services/groups/refusals";
import { nickField } from "./nick-field";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";

export type Joining = {
  slug: string;
  name: string;
  isSensitive: boolean;
  asksToBeLetIn: boolean;
  /** Of its keepers; empty where they have written none. */
  rules: string;
  /** What they were called here before; null for those who come first. */
  pseudonym: string | null;
  /** Names that are free, for those who come first to a sensitive group. */
  suggestions: readonly string[];
  /** The one that they would have there; null for whoever has one. */
  picture: PictureChoice | null;
  /** Whoever joins is seen under a nick, and has chosen none yet. */
  needsNick: boolean;
  /** What may be proposed as one; null for nothing. */
  nick: string | null;
  /** Where one goes who has joined, a path of ours; null for the group. */
  returnTo: string | null;
};

const pseudonymField = {
  kind: "publicName",
  name: "pseudonym",
  label: "Pseudonim w tej grupie",
  hint: "Inny niż Twój nick i taki, po którym nikt Cię nie pozna.",
  required: pseudonymRefusals.pseudonym_needed.text,
  autoComplete: "off",
} as const satisfies Field;

/** The first of the names is chosen already, so that nobody has to invent one at a bad moment. */
const suggestionField = (suggestions: readonly string[]) =>
  ({
    kind: "radio",
    name: "suggestion",
    label: pseudonymField.label,
    hint: "Te są teraz wolne i nic o Tobie nie mówią.",
    // Somebody has taken the one that was chosen.
    wrong: pseudonymRefusals.pseudonym_taken.text,
    required: pseudonymRefusals.pseudonym_needed.text,
    fallback: suggestions[0],
    options: suggestions.map((name) => ({ value: name, label: name })),
  }) as const satisfies Field;

const ownPseudonymField = {
  ...pseudonymField,
  label: "Albo własny pseudonim",
  hint: `${pseudonymField.hint} Zostaw puste, jeśli bierzesz któryś z tych wyżej.`,
  required: undefined,
} as const satisfies Field;

const consentField = {
  kind: "consent",
  name: "consents",
  label: "Zgoda na dane wrażliwe",
  required: sensitiveGroupConsent.required,
  statement: [
    `${sensitiveGroupConsent.text} Więcej mówi `,
    { text: "polityka prywatności", href: paths.privacy() },
    ".",
  ],
} as const satisfies Field;

const requestField = {
  kind: "longText",
  name: "request",
  label: "Kilka słów dla opiekunów grupy",
  hint: "Przeczytają to tylko oni. Po odpowiedzi usuwamy ten tekst.",
  rows: 4,
  limit: { length: 500, message: "Skróć tekst do 500 znaków." },
} as const satisfies Field;

/**
 * What is asked before somebody joins: in a group that is open to all, nothing of those who have a nick.
 * @param values of a form that was sent: where a name of one's own stands, none that was chosen before it counts
 */
export const joinFields = (
  {
    isSensitive,
    asksToBeLetIn,
    needsNick,
    suggestions = [],
  }: Pick<Joining, "isSensitive" | "asksToBeLetIn" | "needsNick"> &
    Partial<Pick<Joining, "suggestions">>,
  { pseudonym = "" }: TextByControl = {},
) => [
  ...(needsNick ? [nickField] : []),
  ...(isSensitive && suggestions.length > 0
    ? [...(isBlank(pseudonym) ? [suggestionField(suggestions)] : []), ownPseudonymField]
    : isSensitive
      ? [pseudonymField]
      : []),
  ...(asksToBeLetIn ? [requestField] : []),
  ...(isSensitive ? [consentField] : []),
];
