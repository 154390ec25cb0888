import { useRouteLoaderData } from "@remix-run/react";
import type { FormState } from "~/forms/refusal";
import { tieWords } from "~/copy/typography";
import { Notice } from "~/ui/notice";

/** Stands above a form for words while nobody can write, unless the form has come back and says so itself. */
export function WritingStopped({ form }: { form: FormState }) {
  const root = useRouteLoaderData("root") as { writingStopped?: boolean } | undefined;
  if (!root?.writingStopped || Object.keys(form.errors).length > 0) return null;
  return (
    <Notice>
      <p>
        {tieWords(
          "Pisanie w grupach jest teraz na chwilę wstrzymane dla wszystkich. Możesz czytać jak zwykle, a z tym, co chcesz napisać, wróć trochę później.",
        )}
      </p>
    </Notice>
  );
}
