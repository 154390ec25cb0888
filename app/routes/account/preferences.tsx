import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { clearThemeCookie, isTheme, rememberTheme } from "~/http/theme.server";
import { serviceContext } from "~/services/command/context.server";
import { findPreferences } from "~/services/members/queries.server";
import { listLanguages } from "~/services/members/register-member.server";
import { savePreferences } from "~/services/members/save-settings.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { languageOptions, type Language } from "./member-fields";
import { saveFailed, settingsBoundary } from "./settings-form";
import { SettingsPage } from "./settings-page";

export const meta = formMeta("Preferencje");

type Choices = {
  languages: Language[];
  chosen: { languageId: string; emailNotifications: boolean; theme: string };
};

const languageField = (languages: readonly Language[]) =>
  ({
    kind: "radio",
    name: "languageId",
    label: "Język tekstów pisanych dla Ciebie",
    hint: "Strona jest po polsku. Zamawiane dokumenty też, chyba że formularz pyta o język.",
    required: "Wybierz język.",
    wrong: "Wybierz język.",
    options: languageOptions(languages),
    columns: true,
  }) as const satisfies Field;

const mailField = {
  kind: "checkbox",
  name: "emailNotifications",
  label: "Chcę dostawać także inne e-maile",
  hint: "Nie są o zamówieniach ani o koncie: tamte przychodzą zawsze.",
} as const satisfies Field;

const themeField = {
  kind: "radio",
  name: "theme",
  label: "Motyw",
  hint: "W tej przeglądarce zmieni się od razu, a w innych przy logowaniu, o ile nie wybrano w nich innego.",
  required: "Wybierz motyw.",
  wrong: "Wybierz motyw.",
  options: [
    { value: "device", label: "Taki jak na urządzeniu" },
    { value: "light", label: "Jasny" },
    { value: "dark", label: "Ciemny" },
  ],
} as const satisfies Field;

async function read(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const [preferences, languages] = await Promise.all([findPreferences(ctx), listLanguages(ctx)]);
  const { languageId, emailNotifications, theme } = preferences;
  const chosen = {
    languageId: String(languageId ?? ""),
    emailNotifications,
    theme: theme ?? "device",
  };
  return { ctx, page: { languages, chosen } satisfies Choices };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

/** Keeps the preferences; the theme begins to apply in this browser at once. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, page } = await read(visit);
  const form = await readForm(visit.request);
  const fields = [languageField(page.languages), mailField, themeField] as const;
  const answers = acceptForm(fields, form, page);
  const theme = isTheme(answers.theme) ? answers.theme : null;
  await savePreferences(ctx, {
    languageId: Number(answers.languageId),
    emailNotifications: answers.emailNotifications !== undefined,
    theme,
  }).catch(formFailure({ context: visit.context, form, page }, { notKept: saveFailed }));
  return redirect(withFlash(paths.profilePreferences(), "saved"), {
    status: 303,
    headers: { "Set-Cookie": await (theme ? rememberTheme(theme) : clearThemeCookie()) },
  });
}

export default function PreferencesRoute() {
  return <PreferencesPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = settingsBoundary<Choices>(
  paths.profilePreferences(),
  ({ page, ...form }) => <PreferencesPage page={page} form={form} />,
  [mailField, themeField],
);

function PreferencesPage({ page, form }: { page: Choices; form?: FormState }) {
  const flash = useFlash();
  const { languageId, theme, emailNotifications } = page.chosen;
  const { values, errors } = form ?? {
    values: { languageId, theme, ...(emailNotifications && { emailNotifications: "on" }) },
    errors: {},
  };
  const language = languageField(page.languages);
  const question = (field: Field) => <FieldInput field={field} values={values} errors={errors} />;
  return (
    <SettingsPage title="Preferencje">
      <FormErrors fields={[language, themeField]} errors={errors} />
      {!form && <FlashNotice flash={flash} />}
      <form method="post" action={paths.profilePreferences()} noValidate className="space-y-5">
        <Card>{question(language)}</Card>
        <Card>
          <fieldset className="space-y-1.5">
            <legend className="font-semibold">Powiadomienia e-mail</legend>
            {question(mailField)}
          </fieldset>
        </Card>
        <Card>{question(themeField)}</Card>
        <Button>Zapisz preferencje</Button>
      </form>
    </SettingsPage>
  );
}
