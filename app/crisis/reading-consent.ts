import type { Field } from "~/forms/fields";
import { paths } from "~/paths";

/** Box of a form that does without it: explicit consent to a model reading what is written there (art. 9(2)(a) GDPR). */
export const readingConsentField = {
  kind: "checkbox",
  name: "readingConsent",
  label: "Sprawdźcie też, czy nie potrzebuję pilnej pomocy",
  hint: "Wyraźnie zgadzam się, aby przeczytał to w tym celu model językowy, także jeśli piszę o zdrowiu. Nie musisz się zgadzać, a zgodę wycofasz, pisząc do nas.",
  more: { text: "Polityka prywatności", href: paths.privacy() },
} as const satisfies Field;

/** Names the words of that box; goes up with every change of them. */
export const readingConsentVersion = "2026-11-23";

/** Whether the box is ticked. @param values of the form, by control name */
export const hasReadingConsent = (values: Readonly<Record<string, string>>): boolean =>
  values[readingConsentField.name] === "on";

/** What is kept beside the text that it covers, and goes with it; its time is the text's own. */
export const consentToKeep = (ticked: string | undefined): string | null =>
  ticked === "on" ? readingConsentVersion : null;
