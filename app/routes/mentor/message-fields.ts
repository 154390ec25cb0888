import { ephemeralTalkMinutes } from "~/config/limits";
import type { Field } from "~/forms/fields";
import { messageLength } from "~/services/talks/limits";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { talkRefusals } from "~/services/talks/refusals";

const limit = { length: messageLength, message: "Skróć wiadomość do 4000 znaków." };

export const tokenField = { kind: "formToken", name: "formToken", label: "" } as const;

export const messageFields = [
  {
    kind: "longText",
    name: "message",
    label: "Twoja wiadomość",
    required: "Wiadomość nie może być pusta.",
    limit,
    rows: 3,
  },
  tokenField,
] as const satisfies readonly Field[];

export const newTalkFields = [
  {
    kind: "radio",
    name: "mentorStyle",
    label: "Styl mentora",
    required: talkRefusals.talk_style.text,
    wrong: talkRefusals.talk_style.text,
    options: mentorStyles.map(({ number, does, isNot }) => ({
      value: String(number),
      label: styleName(number),
      hint: `${does} ${isNot}`,
    })),
  },
  {
    kind: "longText",
    name: "message",
    label: "O czym chcesz porozmawiać?",
    placeholder: "O czym myślisz? Z czym masz problem?",
    required: talkRefusals.talk_empty.text,
    limit,
    rows: 6,
  },
  {
    kind: "checkbox",
    name: "ephemeral",
    label: "Rozmowa bez śladu",
    hint: `Zniknie, gdy ją zamkniesz albo przez ${ephemeralTalkMinutes} minut nic nie napiszesz. Tego nie da się cofnąć. Nie trafi do pamięci mentora i nikt z obsługi jej nie zobaczy.`,
  },
  tokenField,
] as const satisfies readonly Field[];
