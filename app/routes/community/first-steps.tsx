import { HelpSeen } from "~/crisis/help-seen";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { TextByControl } from "~/forms/kind";
import type { FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { FirstGroup } from "~/services/groups/groups-to-begin-with.server";
import { areaOfType } from "~/site/group-types";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { nickField } from "./nick-field";

const groupPrefix = "group-";

/** The control of one group's box. */
export const groupControl = (id: string) => groupPrefix + id;

/** The groups whose boxes were ticked, as they were sent. */
export const tickedGroups = (values: TextByControl): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(groupPrefix) && values[name] === "on")
    .map((name) => name.slice(groupPrefix.length));

type BeginningProps = {
  groups: readonly FirstGroup[];
  hasNick: boolean;
  form: FormState;
};

/** What stands over it. */
export const beginningTitle = "Cześć! Wybierz miejsce dla siebie";

/**
 * All that somebody who is in no group has to say before their first words: a nick, where they have none, and groups. Where
 * there is none to offer, the way to the others.
 */
export function Beginning({ groups, hasNick, form }: BeginningProps) {
  if (groups.length === 0)
    return (
      <EmptyState
        title="Nie ma teraz otwartej grupy, do której możesz dołączyć"
        action={<ButtonLink href={paths.groups()}>Zobacz wszystkie grupy</ButtonLink>}
      />
    );
  return (
    <form method="post" action={paths.welcome()} noValidate className="space-y-6">
      <HelpSeen values={form.values} />
      {!hasNick && (
        <div className="lg:max-w-xl">
          <FieldInput field={nickField} {...form} />
        </div>
      )}
      <fieldset className="space-y-4">
        <legend className="text-2xl font-serif">Gdzie chcesz zacząć?</legend>
        <p>{tieWords("Najlepiej dwie albo trzy grupy. Z każdej możesz wyjść, kiedy chcesz.")}</p>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {groups.map(({ id, name, description, type }) => (
            <li key={id} data-area={areaOfType(type)}>
              <label className="grid h-full cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-card border border-l-4 border-line border-l-area bg-surface p-4 has-checked:border-area has-checked:bg-area-soft">
                <input
                  type="checkbox"
                  name={groupControl(id)}
                  defaultChecked={form.values[groupControl(id)] === "on"}
                  className="row-span-2 mt-1 size-5"
                />
                <span className="font-semibold wrap-anywhere">{tieWords(name)}</span>{" "}
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
