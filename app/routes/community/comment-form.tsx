import type { Field } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import type { FormState } from "~/forms/refusal";
import { HelpSeen } from "~/crisis/help-seen";
import type { FirstDay } from "~/services/posts/writing-limits.server";
import { commentLength } from "~/services/posts/text-rules";
import { Button } from "~/ui/button";
import { FieldHint } from "~/ui/field";
import { NameSuggestions } from "~/ui/name-suggestions";
import { Draft } from "./draft";
import { FirstDayNote, SpentFirstDay } from "./first-day-note";
import { FormButtons } from "./form-buttons";
import { formattingHint } from "./formatting-hint";
import { WritingStopped } from "./writing-stopped";

const empty = "Treść komentarza nie może być pusta";

export const contentField = {
  kind: "longText",
  name: "content",
  label: "Komentarz",
  required: empty,
  hint: `Znak @ woła kogoś z grupy. ${formattingHint}`,
  limit: { length: commentLength.most, message: "Max. 10 000 znaków" },
  rows: 3,
} as const satisfies Field;

export const commentFields = [
  contentField,
  { kind: "formToken", name: "formToken", label: "" },
] as const satisfies readonly Field[];

type CommentFormProps = {
  action: string;
  form: FormState;
  parentId?: string | null;
  label?: string;
  submit?: string;
  draft: { name: string; owner: string } | null;
  cancelHref?: string;
  cancelLabel?: string;
  /** Of the words that are changed: see `commentVersion`. */
  version?: string;
  /** What its writer may still write while they are new; none where that changes nothing. */
  firstDay?: FirstDay | null;
  /** In which group whoever is called is found; none where nobody is new. */
  group?: string;
};

export function CommentForm({
  action,
  form,
  parentId,
  label = "Twój komentarz",
  submit = "Dodaj komentarz",
  draft,
  cancelHref,
  cancelLabel,
  version,
  group,
  firstDay = null,
}: CommentFormProps) {
  const what = version ? "change" : "comment";
  const name = `content-${parentId ?? "post"}`;
  return (
    <Draft name={draft?.name ?? ""} owner={draft?.owner ?? ""} never={draft === null}>
      <form method="post" action={action} noValidate className="space-y-3" data-quick>
        <SpentFirstDay day={firstDay} what={what} />
        <FormErrors fields={commentFields} errors={form.errors} />
        <WritingStopped form={form} />
        <HelpSeen values={form.values} />
        {version && <input type="hidden" name="version" value={version} />}
        {parentId && <input type="hidden" name="parentId" value={parentId} />}
        {form.values.formToken && (
          <input type="hidden" name="formToken" value={form.values.formToken} />
        )}
        <CommentInput id={name} label={label} form={form} />
        {group && <NameSuggestions group={group} />}
        <FirstDayNote day={firstDay} what={what} />
        <FormButtons cancelHref={cancelHref} cancelLabel={cancelLabel}>
          <Button busyLabel="Wysyłam…">{submit}</Button>
        </FormButtons>
      </form>
    </Draft>
  );
}

function CommentInput({ id, label, form }: { id: string; label: string; form: FormState }) {
  if (Object.keys(form.errors).length > 0)
    return <FieldInput field={{ ...contentField, label }} {...form} />;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FieldHint id={id}>{contentField.hint}</FieldHint>
      <textarea
        id={id}
        name="content"
        rows={contentField.rows}
        className="control resize-y leading-relaxed"
        defaultValue={form.values.content}
        aria-required
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
