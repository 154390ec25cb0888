import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { emptyForm } from "~/forms/refusal";
import { paths } from "~/paths";
import type { FirstGroup } from "~/services/groups/groups-to-begin-with.server";
import { areaOfType } from "~/site/group-types";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { GroupIcon } from "~/ui/group-icon";
import { nickField } from "./nick-field";

/** What comes after the nick, to be looked into before: somebody who decides whether to stay sees where they would be. */
export const GroupsToCome = ({ groups }: { groups: readonly FirstGroup[] }) => (
  <section aria-labelledby="potem-grupy" className="space-y-3">
    <h2 id="potem-grupy" className="text-2xl">
      A tu możesz zajrzeć od razu
    </h2>
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {groups.map((group) => (
        <Card
          key={group.id}
          as="li"
          area={areaOfType(group.type)}
          className="flex items-start gap-3"
        >
          <GroupIcon {...group} className="size-9" />
          <span className="min-w-0">
            <a
              href={paths.group(group.slug)}
              className="card-link font-semibold wrap-anywhere hover:underline"
            >
              {tieWords(group.name)}
            </a>{" "}
            <span className="block text-sm text-muted wrap-anywhere">
              {tieWords(group.description)}
            </span>
          </span>
        </Card>
      ))}
    </ul>
    <p>
      <a href={paths.groups()} className="link inline-flex min-h-11 items-center">
        Zobacz wszystkie grupy
      </a>
    </p>
  </section>
);

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
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {groups.map(({ id, name, description, type }) => (
            <li key={id} data-area={areaOfType(type)}>
              <label className="grid h-full cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-card border border-l-4 border-line border-l-area bg-surface p-4 has-checked:border-area has-checked:bg-area-soft">
                <input
                  type="checkbox"
                  name="groups"
                  value={id}
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
