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

type BeginningProps = {
  groups: readonly FirstGroup[];
  hasNick: boolean;
  /** What the account proposes as one; null for nothing. */
  nick: string | null;
};

/**
 * The first screen of whoever is in no group: one press joins one, and takes the nick along where there was none. Either way,
 * with a group or the nick alone, one goes on to choose more.
 */
export function Beginning({ groups, hasNick, nick }: BeginningProps) {
  return (
    <form method="post" action={paths.nick()} noValidate className="space-y-8">
      {!hasNick && <FirstNick nick={nick} />}
      <section aria-labelledby="pierwsze-grupy" className="space-y-4">
        <h2 id="pierwsze-grupy" className={hasNick ? "sr-only" : "text-2xl"}>
          Gdzie chcesz zacząć?
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map((group) => (
            <Card
              key={group.id}
              as="li"
              area={areaOfType(group.type)}
              className="flex flex-col gap-4"
            >
              <div className="flex grow items-start gap-3">
                <GroupIcon {...group} className="size-11" />
                <div className="min-w-0">
                  <h3 className="font-sans leading-snug font-semibold">
                    <a href={paths.group(group.slug)} className="wrap-anywhere hover:underline">
                      {tieWords(group.name)}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm text-muted wrap-anywhere">
                    {tieWords(group.description)}
                  </p>
                </div>
              </div>
              <Button
                variant="secondary"
                size="small"
                name="returnTo"
                value={paths.welcome(group.slug)}
                formAction={paths.joinGroup(group.slug)}
                className="min-h-11! self-start"
              >
                <span>
                  Dołącz<span className="sr-only"> do grupy {group.name}</span>
                </span>
              </Button>
            </Card>
          ))}
        </ul>
      </section>
      <OtherGroups before="Z każdej grupy możesz wyjść, kiedy chcesz." />
    </form>
  );
}

/** The button of the nick comes first in the form: Enter in the field presses it. */
const FirstNick = ({ nick }: { nick: string | null }) => (
  <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
    <h2 className="text-2xl">Jak mają Cię tu nazywać?</h2>
    <div className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:max-w-3xl">
      <FieldInput field={nickField} {...emptyForm} values={{ nick: nick ?? "" }} />
      <Button
        variant="secondary"
        name="returnTo"
        value={paths.welcome()}
        className="min-h-12 justify-self-start"
      >
        Dalej
      </Button>
    </div>
  </div>
);

/** Where the groups are that nobody is offered to begin with. */
const OtherGroups = ({ before = "" }: { before?: string }) => (
  <p className="text-muted">
    {tieWords(
      `${before} Grupy o trudnych sprawach, w których każdy ma pseudonim, i grupy w małym gronie znajdziesz w `.trimStart(),
    )}
    <a href={paths.groups()} className="link">
      spisie grup
    </a>
    .
  </p>
);

type FirstGroupsProps = { groups: readonly FirstGroup[]; joined: string | undefined };

/** Groups, which are joined with one press. The first words come next. */
export function FirstGroups({ groups, joined }: FirstGroupsProps) {
  return (
    <form method="post" action={paths.welcome(joined)} className="space-y-5">
      <fieldset className="space-y-4">
        <legend className="text-lg">
          {tieWords(
            `${joined ? "Dobrze mieć" : "Najlepiej"} dwie albo trzy. Z każdej możesz wyjść, kiedy chcesz.`,
          )}
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
      <OtherGroups />
    </form>
  );
}
