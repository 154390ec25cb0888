import { emptyForm } from "~/forms/refusal";
import type { ShownAct } from "~/services/acts/act-links.server";
import { ActForm } from "./act-form";
import { useActAddress } from "./return-path";
import { SentenceList } from "./sentence-list";

/** The field for an answer, below the words that it answers. */
export function Reply({
  act: { tab, id, act, fields, button, effects, version },
  isFocused = false,
}: {
  act: ShownAct;
  /** The words have just been uncovered to be answered. */
  isFocused?: boolean;
}) {
  const addressOf = useActAddress();
  return (
    <section className="space-y-4" aria-labelledby="odpowiedz">
      <h3 id="odpowiedz" className="text-lg">
        Odpowiedz
      </h3>
      <ActForm
        action={addressOf(tab, id, act)}
        form={emptyForm}
        {...{ fields, button, version, isFocused }}
      />
      <div className="text-sm text-muted">
        <SentenceList sentences={effects} />
      </div>
    </section>
  );
}
