import { recommendedGroups, type RecommendedGroup } from "~/site/groups";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { SignUpButton } from "~/ui/sign-up-button";
import { SelectField } from "~/ui/select-field";

export const recommenderName = "potrzeba";

const anchor = "grupa";

type Recommended = {
  group: RecommendedGroup | undefined;
  isOpen: boolean;
  /** Whether it was sent with nothing chosen. */
  isEmpty: boolean;
};

export function GroupRecommender({ group, isOpen, isEmpty }: Recommended) {
  return (
    <section data-area="community" aria-labelledby={anchor}>
      <Container width="wide">
        <div className="grid items-start gap-6 rounded-card bg-area-soft px-5 py-7 sm:px-12 sm:py-12 lg:grid-cols-2 lg:gap-14">
          <div>
            <h2 id={anchor} className="scroll-mt-8 text-3xl sm:text-4xl">
              Znajdź swoją grupę
            </h2>
            <p className="mt-2">
              {tieWords(
                "Powiedz, co Ci dziś bliskie, a pokażemy grupę, w której rozmawia się właśnie o tym. Wyboru nigdzie nie zapisujemy.",
              )}
            </p>
            <p className="mt-3">
              <a href={paths.groups()} className="link">
                Zobacz wszystkie grupy
              </a>
            </p>
          </div>
          <form action={`/#${anchor}`} className="space-y-4 print:hidden">
            <SelectField
              id={recommenderName}
              name={recommenderName}
              label="Co jest Ci dziś najbliższe?"
              required
              error={isEmpty ? tieWords("Wybierz z listy, co Ci dziś najbliższe.") : undefined}
              options={recommendedGroups.map(({ key, choice }) => ({
                value: key,
                label: tieWords(choice),
              }))}
              defaultValue={group?.key ?? ""}
            />
            <Button variant="secondary">Pokaż moją grupę</Button>
          </form>
          {group && <Recommendation group={group} isOpen={isOpen} />}
        </div>
      </Container>
    </section>
  );
}

function Recommendation({ group, isOpen }: { group: RecommendedGroup; isOpen: boolean }) {
  return (
    <Card area="community" className="space-y-3 lg:col-span-2">
      <p className="text-sm font-semibold text-area-ink">
        {isOpen ? "Grupa dla Ciebie" : "Grupa dla Ciebie, jeszcze zamknięta"}
      </p>
      <h3 className="text-2xl">{tieWords(group.name)}</h3>
      <p>
        {tieWords(group.description)} {tieWords(group.forWhom)}
      </p>
      {isOpen ? (
        <ButtonLink href={paths.group(group.key)}>Zajrzyj do grupy</ButtonLink>
      ) : (
        <>
          <p>
            {tieWords(group.today.invitation)}{" "}
            <a href={group.today.href} className="link">
              {group.today.label}
            </a>
            .
          </p>
          <SignUpButton />
        </>
      )}
    </Card>
  );
}
