import { Fragment } from "react";
import { paths } from "~/paths";
import type { SwitchName } from "~/services/switches/switch-names";
import { switchWords } from "~/services/switches/switch-words";
import { Notice } from "~/ui/notice";

type SwitchesOnProps = {
  names: readonly SwitchName[];
  /** Whether whoever looks may turn them. */
  isLinked: boolean;
};

/** What is stopped, on every page of the desk as long as it is: what stops in the same way is told in one line. */
export function SwitchesOn({ names, isLinked }: SwitchesOnProps) {
  if (names.length === 0) return null;
  const lines = new Map<string, { name: SwitchName; label: string }[]>();
  for (const name of names) {
    const { label, meaning } = switchWords(name);
    lines.set(meaning, [...(lines.get(meaning) ?? []), { name, label }]);
  }
  return (
    <Notice kind="warning" title="Teraz zatrzymane">
      <ul className="space-y-1">
        {[...lines].map(([meaning, stopped]) => (
          <li key={meaning}>
            {stopped.map(({ name, label }, index) => (
              <Fragment key={name}>
                {index > 0 && ", "}
                {isLinked ? (
                  <a className="link" href={paths.adminTab("switches", name)}>
                    {label}
                  </a>
                ) : (
                  <strong>{label}</strong>
                )}
              </Fragment>
            ))}
            : {meaning}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
