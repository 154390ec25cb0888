import type { ReactNode } from "react";
import { controlNames, type Field } from "~/forms/fields";
import { formBoundary, type AskedFields } from "~/forms/form-boundary";
import { isHelp, type FormState } from "~/forms/refusal";
import { CrisisDetour } from "./crisis-detour";
import { forAnother } from "./detour-words";
import { detours } from "./detours";
import type { CrisisPlace } from "./detour";
import { HelpStays } from "./help-stays";

type Values = Readonly<Record<string, string>>;

/** A form in which people write in words of their own: what its page and its action have in common. */
export type FreeTextForm<Page, Fields extends readonly Field[]> = {
  /** As the help lines and the counts know it. */
  place: CrisisPlace;
  /** What it asks; of a page with several forms, or of one that asks not everybody the same, in this case. */
  fields: Fields | ((page: Page, values: Values) => Fields);
  /** What it shows of words that came before its page could be read; by default its fields, where they are always the same. */
  unsent?: AskedFields;
  /** Where it goes; by default the page's own address. */
  action?: (page: Page) => string;
  /** Controls that travel through the help lines, where they are not those of its fields. */
  carries?: (page: Page) => readonly string[];
  /** Whether it came with files, which no page can hold. */
  losesFiles?: (page: Page, values: Values) => boolean;
  /** What the help lines say of files that were kept with its words; nothing where there are none. */
  keptFiles?: (values: Values) => string | undefined;
  /** Why nothing that is sent could be kept, where that is so: help promises nothing then. */
  inVain?: (page: Page) => string | undefined;
  /** The page with the form as it came back. */
  show: (page: Page, form: FormState) => ReactNode;
  /** What everything else that goes wrong looks like. */
  otherwise?: (error: unknown) => ReactNode;
};

/** Declares a form whose page shows that, for `freeTextBoundary` and `freeTextAction`. */
export const defineFreeTextForm =
  <Page,>() =>
  <const Fields extends readonly Field[]>(
    form: FreeTextForm<Page, Fields>,
  ): FreeTextForm<Page, Fields> =>
    form;

export const fieldsOf = <Page, Fields extends readonly Field[]>(
  { fields }: Pick<FreeTextForm<Page, Fields>, "fields">,
  page: Page,
  values: Values,
): Fields => (typeof fields === "function" ? fields(page, values) : fields);

/** The error boundary of its page: help first where that is called for, or else the form as it came back. */
export function freeTextBoundary<Page, Fields extends readonly Field[]>(
  form: FreeTextForm<Page, Fields>,
) {
  const { place, fields, unsent, action, carries, losesFiles, keptFiles, inVain, show, otherwise } =
    form;
  return formBoundary<Page>(
    ({ page, step, values, errors }) =>
      isHelp(step) ? (
        <CrisisDetour
          words={step === "helpForAnother" ? forAnother(detours[place]) : detours[place]}
          isForAnother={step === "helpForAnother"}
          action={action?.(page)}
          names={carries?.(page) ?? fieldsOf(form, page, values).flatMap(controlNames)}
          values={values}
          losesFiles={losesFiles?.(page, values)}
          keptFiles={keptFiles?.(values)}
          inVain={inVain?.(page)}
        />
      ) : (
        <>
          <HelpStays values={values} hasLostFiles={step === "edit"} />
          {show(page, { values, errors })}
        </>
      ),
    { fields: unsent ?? (typeof fields === "function" ? [] : fields), otherwise },
  );
}
