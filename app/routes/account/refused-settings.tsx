import { data, isRouteErrorResponse, type MetaFunction } from "@remix-run/react";
import { brand } from "~/config/brand";
import type { RefusedForm } from "~/forms/refused-form";
import { Notice } from "~/ui/notice";
import { ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { SettingsPage } from "./settings-page";
import { settingsTexts } from "./settings-texts";

/** A refusal of a settings form, to be thrown. `errors[""]` is about the form as a whole. */
export function refusal<Page>(
  status: number,
  page: Page,
  errors: Record<string, string>,
  values: Record<string, string> = {},
) {
  return data({ page, values, errors } satisfies RefusedForm<Page>, { status });
}

/** The title of a page of the settings. */
export const settingsMeta =
  (title: string): MetaFunction =>
  ({ error }) => [
    { title: `${error ? "Błąd: " : ""}${title} – ${brand.name}` },
    { name: "robots", content: "noindex" },
  ];

/** Instead of a page whose data could not be read. */
export function UnreadableSettings({ error, href }: { error: unknown; href: string }) {
  if (isRouteErrorResponse(error)) return <ErrorPage />;
  return (
    <SettingsPage title="Ustawienia konta">
      <Notice kind="error" role="alert" title="Błąd:">
        <p>{settingsTexts.loadFailed}</p>
      </Notice>
      <ButtonLink href={href}>Spróbuj ponownie</ButtonLink>
    </SettingsPage>
  );
}
