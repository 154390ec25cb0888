import { recommendedGroups, type RecommendedGroup } from "~/site/groups";
import { tieWords } from "~/copy/typography";
import { AreaIcon } from "~/ui/area-icon";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { RadioGroup } from "~/ui/radio-group";

/** Name of the query parameter that holds the choice. */
export const recommenderName = "potrzeba";

const anchor = "grupa";

/** One choice, then the group that fits it: a form that asks the same page, so it needs no script. */
export function GroupRecommender({ group }: { group: RecommendedGroup | undefined }) {
  return (
    <section data-area="community" aria-labelledby={anchor}>
      <Container width="wide">
        <div className="grid items-start gap-8 rounded-card bg-area-soft px-5 py-10 sm:px-12 sm:py-14 lg:grid-cols-2 lg:gap-14">
          <div>
            <h2 id={anchor} className="scroll-mt-8 text-3xl sm:text-4xl">
              Znajdź swoją grupę
            </h2>
            <p className="mt-3">
              Zaznacz to, co jest Ci dziś najbliższe. Pokażemy, która z&nbsp;naszych przyszłych grup
              będzie o&nbsp;tym. Otworzymy je razem ze społecznością; dziś nikt jeszcze w&nbsp;nich
              nie pisze.
            </p>
            <form action={`/#${anchor}`} className="mt-6 space-y-5">
              <RadioGroup
                id={recommenderName}
                name={recommenderName}
                label="Co jest Ci dziś najbliższe?"
                required
                options={recommendedGroups.map(({ key, choice }) => ({
                  value: key,
                  label: tieWords(choice),
                }))}
                defaultValue={group?.key}
              />
              <Button variant="secondary">Pokaż moją grupę</Button>
            </form>
          </div>
          {group ? <Recommendation group={group} /> : <Invitation />}
        </div>
      </Container>
    </section>
  );
}

function Recommendation({ group }: { group: RecommendedGroup }) {
  return (
    <Card area="community" className="space-y-4 lg:mt-16">
      <p className="text-sm font-semibold text-area-ink">Grupa dla Ciebie, jeszcze zamknięta</p>
      <h3 className="text-3xl">{tieWords(group.name)}</h3>
      <p className="text-lg">{tieWords(group.description)}</p>
      <p>{tieWords(group.forWhom)}</p>
      <p className="border-t border-line pt-4 text-sm text-muted">
        {tieWords(
          "Ta grupa ruszy razem ze społecznością. Będzie się do niej wchodzić z kontem, żeby za każdym wpisem stał ktoś, kto za niego odpowiada. Konto jest bezpłatne i możesz je mieć już dziś. Twojego wyboru nigdzie nie zapisujemy.",
        )}
      </p>
      <p>
        {tieWords(group.today.invitation)}{" "}
        <a href={group.today.href} className="link inline-block py-1">
          {group.today.label}
        </a>
        .
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href="/register">Załóż konto</ButtonLink>
        <a href="/login" className="link inline-flex min-h-11 items-center">
          Mam już konto
        </a>
      </div>
    </Card>
  );
}

function Invitation() {
  return (
    <div className="flex flex-col items-start gap-4 lg:mt-16">
      <AreaIcon area="community" className="bg-surface" />
      <p className="font-serif text-2xl leading-snug text-area-ink">
        {tieWords("Ulga zaczyna się często od zdania: „mam tak samo”.")}
      </p>
      <p>
        {tieWords(
          "Wybór zostaje w adresie tej strony i nigdzie go nie zapisujemy. Nic nie musisz o sobie pisać.",
        )}
      </p>
    </div>
  );
}
