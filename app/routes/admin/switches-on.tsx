import { paths } from "~/paths";
import type { SwitchName } from "~/services/switches/switch-names";
import { switchWords } from "~/services/switches/switch-words";
import { Notice } from "~/ui/notice";

type SwitchesOnProps = {
  names: readonly SwitchName[];
  /** Whether whoever looks may turn them. */
  isLinked: boolean;
};

/** What is stopped, on every page of the desk as long as it is. */
export function SwitchesOn({ names, isLinked }: SwitchesOnProps) {
  if (names.length === 0) return null;
  return (
    <Notice kind="warning" className="mb-6" title="Teraz zatrzymane">
      <ul className="space-y-1">
        {names.map((name) => {
          const { label, meaning } = switchWords(name);
          return (
            <li key={name}>
              {isLinked ? (
                <a className="link" href={paths.adminTab("switches", name)}>
                  {label}
                </a>
              ) : (
                <strong>{label}</strong>
              )}
              : {meaning}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
