import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { emptyForm } from "~/forms/refusal";
import { paths } from "~/paths";
import type { FirstGroup } from "~/services/groups/groups-to-begin-with.server";
import { Button } from "~/ui/button";
import { nickField } from "./nick-field";

/** The first of three steps: a nick, for whoever has taken none; `nick` is what their account proposes. The groups come next. */
export const FirstNick = ({ nick }: { nick: string | null }) => (
  <form
    method="post"
    action={paths.nick()}
    noValidate
    className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card"
  >
    <h2 className="text-2xl">Jak mają Cię tu nazywać?</h2>
    <input type="hidden" name="returnTo" value={paths.welcome()} />
    <FieldInput field={nickField} {...emptyForm} values={{ nick: nick ?? "" }} />
    <Button>Dalej</Button>
  </form>
);

/** The second: groups, which are joined with one press. The first words come next. */
export function FirstGroups({ groups }: { groups: readonly FirstGroup[] }) {
  return (
    <form method="post" action={paths.welcome()} className="space-y-5">
      <fieldset className="space-y-4">
        <legend className="text-lg">
          {tieWords("Najlepiej dwie albo trzy. Z każdej możesz wyjść, kiedy chcesz.")}
        </legend>
        <ul className="grid gap-3 sm:grid-cols-2">
          {groups.map(({ id, name, description }) => (
            <li key={id}>
              <label className="grid h-full cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-card border border-line bg-surface p-4 has-checked:border-area has-checked:bg-area-soft">
                <input
                  type="checkbox"
                  name="groups"
                  value={id}
                  className="row-span-2 mt-1 size-5"
                />
                <span className="font-semibold wrap-anywhere">{tieWords(name)}</span>
                <span className="text-sm text-muted wrap-anywhere">{tieWords(description)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button>Dołącz i idź dalej</Button>
      <p className="text-muted">
        {tieWords(
          "Grupy o trudnych sprawach, w których każdy ma pseudonim, i grupy w małym gronie znajdziesz w ",
        )}
        <a href={paths.groups()} className="link">
          spisie grup
        </a>
        .
      </p>
    </form>
  );
}
