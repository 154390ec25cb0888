import { isRouteErrorResponse } from "@remix-run/react";
import type { ReactNode } from "react";
import { formBoundary, type AskedFields } from "~/forms/form-boundary";
import type { Refusal } from "~/forms/refusal";
import { ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { Notice } from "~/ui/notice";
import { SettingsPage } from "./settings-page";

export const saveFailed = "Nie udało się zapisać danych.";

/**
 * The error boundary of a page of the settings, which has to be read before anything in it can be changed.
 * @param href the page itself
 * @param fields what a form shows that came without a session
 */
export function settingsBoundary<Page>(
  href: string,
  render: (refusal: Refusal<Page>) => ReactNode,
  fields: AskedFields,
) {
  return formBoundary<Page>(render, { fields, otherwise: unreadable(href) });
}

/** What a page of the settings looks like that could not be read. @param href the page itself */
export const unreadable = (href: string) =>
  function Unreadable(error: unknown) {
    return isRouteErrorResponse(error) ? <ErrorPage /> : <UnreadableSettings href={href} />;
  };

function UnreadableSettings({ href }: { href: string }) {
  return (
    <SettingsPage title="Ustawienia konta">
      <Notice kind="error" role="alert">
        <p>Nie udało się załadować danych użytkownika.</p>
      </Notice>
      <ButtonLink href={href}>Spróbuj ponownie</ButtonLink>
    </SettingsPage>
  );
}
