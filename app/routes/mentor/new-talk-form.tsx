import { ephemeralTalkMinutes } from "~/config/limits";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import type { FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { DailyLimit } from "~/services/talks/daily-limit.server";
import { talkRefusals } from "~/services/talks/refusals";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { Button } from "~/ui/button";
import { FoldSummary } from "~/ui/fold-summary";
import { ConsentLink } from "./consent-link";
import { DailyLimitNote } from "./daily-limit-note";
import { messageLimit, tokenField } from "./message-fields";
import { StyleChoice } from "./style-choice";

export const newTalkFields = [
  {
    kind: "longText",
    name: "message",
    label: "O czym chcesz porozmawiać?",
    placeholder: "O czym myślisz? Z czym masz problem?",
    required: talkRefusals.talk_empty.text,
    limit: messageLimit,
    rows: 5,
  },
  {
    kind: "radio",
    name: "mentorStyle",
    label: "Styl mentora",
    required: talkRefusals.talk_style.text,
    wrong: talkRefusals.talk_style.text,
    options: mentorStyles.map(({ number }) => ({
      value: String(number),
      label: styleName(number),
    })),
  },
  {
    kind: "checkbox",
    name: "ephemeral",
    label: "Rozmowa bez śladu",
    hint: `Zniknie, gdy ją zamkniesz albo przez ${ephemeralTalkMinutes} minut nic nie napiszesz. Tego nie da się cofnąć. Nie trafi do pamięci mentora i nikt z obsługi jej nie zobaczy.`,
  },
  tokenField,
] as const satisfies readonly Field[];

type NewTalkFormProps = {
  form: FormState;
  dailyLimit: DailyLimit;
  /** Whether its reader consents to talks. */
  mayBegin: boolean;
};

/** The first words of a talk, below how the mentor answers, of which one is chosen already. */
export function NewTalkForm({ form, dailyLimit, mayBegin }: NewTalkFormProps) {
  const [message, style, ephemeral, token] = newTalkFields;
  const field = (field: Field) => <FieldInput key={field.name} field={field} {...form} />;
  return (
    <form method="post" action={paths.newTalk()} noValidate className="space-y-5">
      <HelpSeen values={form.values} />
      <StyleChoice
        name={style.name}
        label={style.label}
        chosen={form.values[style.name]}
        error={form.errors[style.name]}
      />
      {field(message)}
      {!mayBegin && <ConsentLink />}
      <details open={Boolean(form.values[ephemeral.name])} className="group">
        <FoldSummary>Rozmowa bez śladu</FoldSummary>
        <div className="pt-2">{field(ephemeral)}</div>
      </details>
      {field(token)}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busyLabel="Tworzenie...">Opublikuj</Button>
        <span className="text-sm text-muted">
          {tieWords("Inne osoby w serwisie tego nie widzą. Odpowiada program (AI), nie człowiek.")}
        </span>
      </p>
      <DailyLimitNote dailyLimit={dailyLimit} />
    </form>
  );
}
