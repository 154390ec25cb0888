import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { parseForm } from "~/forms/parse-form";
import { readForm, textValues } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { refusedForm } from "~/forms/refused-form";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { findPreferences } from "~/services/members/queries.server";
import { listLanguages } from "~/services/members/register-member.server";
import { savePreferences } from "~/services/members/save-settings.server";
import { forgetTheme, isTheme, rememberTheme } from "~/http/theme.server";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { groupErrors } from "~/ui/group-errors";
import { RadioGroup } from "~/ui/radio-group";
import { DoneNotice } from "./done-notice";
import { refusal, settingsMeta, UnreadableSettings } from "./refused-settings";
import { SettingsPage } from "./settings-page";
import { settingsTexts, withNotice } from "./settings-texts";

export const meta = settingsMeta("Preferencje");

type Choices = {
  languages: { id: number; name: string }[];
  /** As the form's controls hold them. */
  chosen: { languageId: string; emailNotifications: boolean; theme: string };
};

const labels = { languageId: "Język tekstów pisanych dla Ciebie", theme: "Motyw" };

async function read(visit: LoaderFunctionArgs) {
  const { member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), requestLog(visit.context));
  const [preferences, languages] = await Promise.all([
    findPreferences(ctx, member.id),
    listLanguages(ctx),
  ]);
  if (!preferences) throw new Error("The member is gone.");
  const { languageId, emailNotifications, theme } = preferences;
  const chosen = {
    languageId: String(languageId ?? ""),
    emailNotifications,
    theme: theme ?? "device",
  };
  return { ctx, id: member.id, page: { languages, chosen } satisfies Choices };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

const schemaFor = (ids: readonly number[]) =>
  z.object({
    languageId: z.coerce
      .number({ error: "Wybierz język." })
      .refine((id) => ids.includes(id), "Wybierz język."),
    emailNotifications: z.literal("on").optional(),
    theme: z.enum(["device", "light", "dark"], { error: "Wybierz motyw." }),
  });

/** Keeps the preferences; the theme begins to apply in this browser at once. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, id, page } = await read(visit);
  const form = await readForm(visit.request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const submission = parseForm(form.formData, schemaFor(page.languages.map(({ id }) => id)));
  if (submission.status !== "success") {
    const errors = Object.entries(submission.error ?? {}).map(([name, messages]) => [
      name,
      messages?.[0] ?? settingsTexts.saveFailed,
    ]);
    throw refusal(422, page, Object.fromEntries(errors) as Record<string, string>, values);
  }
  const { languageId, emailNotifications, theme: wanted } = submission.value;
  const theme = isTheme(wanted) ? wanted : null;
  await savePreferences(ctx, id, {
    languageId,
    emailNotifications: emailNotifications === "on",
    theme,
  }).catch((error: unknown) => {
    ctx.log.error({ error: describeError(error) }, "preferences could not be saved");
    throw refusal(500, page, { "": settingsTexts.saveFailed }, values);
  });
  return redirect(withNotice(paths.profilePreferences(), "saved"), {
    status: 303,
    headers: { "Set-Cookie": await (theme ? rememberTheme(theme) : forgetTheme()) },
  });
}

export default function PreferencesRoute() {
  return <PreferencesPage page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusedForm<Choices>(error);
  if (!refused) return <UnreadableSettings error={error} href={paths.profilePreferences()} />;
  const { page, values, errors } = refused;
  const chosen = {
    languageId: values.languageId ?? "",
    emailNotifications: values.emailNotifications === "on",
    theme: values.theme ?? "",
  };
  return <PreferencesPage page={{ ...page, chosen }} errors={errors} />;
}

function PreferencesPage({
  page: { languages, chosen },
  errors = {},
}: {
  page: Choices;
  errors?: Record<string, string>;
}) {
  const whole = errors[""];
  const summary = groupErrors(
    (["languageId", "theme"] as const).flatMap((id) =>
      errors[id] ? [{ message: errors[id], id, label: labels[id] }] : [],
    ),
  );
  const control = (name: keyof typeof labels) => ({
    ...{ id: name, name, label: labels[name], error: errors[name], required: true },
    defaultValue: chosen[name],
  });
  return (
    <SettingsPage title="Preferencje">
      <ErrorSummary errors={whole ? [{ message: whole, fields: [] }, ...summary] : summary} />
      {Object.keys(errors).length === 0 && <DoneNotice />}
      <form method="post" action={paths.profilePreferences()} noValidate className="space-y-8">
        <RadioGroup
          {...control("languageId")}
          hint="Zapamiętujemy go dla mentora AI, który dopiero się tu pojawi i będzie odpowiadać w tym języku. Strona i zamawiane dokumenty są po polsku, chyba że formularz pyta o język."
          options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
          columns
        />
        <fieldset className="space-y-1.5">
          <legend className="font-semibold">Powiadomienia e-mail</legend>
          <CheckboxField
            id="emailNotifications"
            name="emailNotifications"
            defaultChecked={chosen.emailNotifications}
            label="Chcę dostawać e-maile o tym, co dzieje się w społeczności"
            hint="Społeczność dopiero powstaje, więc na razie niczego nie wyślemy. Wiadomości o zamówieniach i o samym koncie przychodzą zawsze."
          />
        </fieldset>
        <RadioGroup
          {...control("theme")}
          hint="W tej przeglądarce zmieni się od razu, a w innych przy logowaniu, o ile nie wybrano w nich innego."
          options={[
            { value: "device", label: "Taki jak na urządzeniu" },
            { value: "light", label: "Jasny" },
            { value: "dark", label: "Ciemny" },
          ]}
        />
        <Button>Zapisz preferencje</Button>
      </form>
    </SettingsPage>
  );
}
