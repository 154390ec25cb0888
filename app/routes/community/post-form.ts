import type { Field } from "~/forms/fields";
import { titleLength, contentLength, tagLimits } from "~/services/posts/text-rules";
import { replyPreferenceLabels, type ReplyPreference } from "~/site/posts";
import { formattingHint } from "./formatting-hint";

/** The group of a new post; also in the page's address, where one comes from its feed. */
export const groupField = (options: readonly { value: string; label: string }[]) =>
  ({
    kind: "choice",
    name: "groupId",
    label: "Grupa",
    required: "Wybierz grupę.",
    wrong: "Wybierz grupę.",
    placeholder: "Wybierz grupę",
    options,
  }) as const satisfies Field;

/** How somebody is called in a text: in a sensitive group nobody has a nick. */
const calls = (isSensitive: boolean) =>
  `@${isSensitive ? "pseudonim" : "nick"} woła kogoś z grupy. ${formattingHint}`;

export const wordFields = [
  {
    kind: "text",
    name: "title",
    label: "Tytuł",
    required: "Tytuł jest wymagany",
    ask: "Nadaj postowi tytuł.",
    shortest: { length: titleLength.least, message: "Min. 3 znaki" },
    limit: { length: titleLength.most, message: "Max. 100 znaków" },
    autoComplete: "off",
  },
  {
    kind: "longText",
    name: "content",
    label: "Treść",
    required: "Treść jest wymagana",
    ask: "Napisz choć jedno zdanie.",
    shortest: { length: contentLength.least, message: "Min. 5 znaków" },
    limit: { length: contentLength.most, message: "Max. 10 000 znaków" },
    hint: calls(false),
    placeholder: "Napisz coś...",
    rows: 7,
  },
  {
    kind: "radio",
    name: "replyPreference",
    label: "Czego potrzebujesz?",
    columns: true,
    options: (["advice", "listening"] as const satisfies readonly ReplyPreference[]).map(
      (value) => ({
        value,
        label: replyPreferenceLabels[value],
      }),
    ),
  },
  {
    kind: "checkbox",
    name: "isHard",
    label: "Trudny temat",
    hint: "Treść będzie zwinięta, dopóki ktoś jej nie otworzy.",
  },
  {
    kind: "text",
    name: "tags",
    label: "Tagi",
    hint: `Najwyżej ${tagLimits.most}, po przecinku, na przykład: sen, praca.`,
    limit: { length: 200, message: "Skróć tagi do 200 znaków." },
    autoComplete: "off",
  },
] as const satisfies readonly Field[];

/** A field as it is shown in a group. */
export const inGroup = <F extends Field>(field: F, isSensitive: boolean): F =>
  field.name === "content" ? { ...field, hint: calls(isSensitive) } : field;

export const formTokenField = {
  kind: "formToken",
  name: "formToken",
  label: "",
} as const satisfies Field;

const alternativeTextField = {
  kind: "text",
  name: "alternativeText",
  label: "Co jest na zdjęciu?",
  hint: "Jedno zdanie dla osób, które nie zobaczą zdjęcia.",
  limit: { length: 300, message: "Skróć opis do 300 znaków." },
  autoComplete: "off",
} as const satisfies Field;

export const pictureFields = [
  { kind: "picture", name: "image", label: "Zdjęcie" },
  alternativeTextField,
] as const satisfies readonly Field[];

export const withoutPictureField = {
  kind: "checkbox",
  name: "withoutPicture",
  label: "Usuń zdjęcie z tego posta",
} as const satisfies Field;

export const newPostFields = [...wordFields, ...pictureFields, formTokenField] as const;
