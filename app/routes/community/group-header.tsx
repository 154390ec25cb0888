import { FoldSummary } from "~/ui/fold-summary";
import { tieTitle, tieWords } from "~/copy/typography";
import { classNames } from "~/ui/class-names";
import { paths } from "~/paths";
import type { GroupPage } from "~/services/groups/queries.server";
import { areaOfType } from "~/site/group-types";
import type { GroupField } from "~/site/group-words-text";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { AuthorPicture } from "~/ui/author-picture";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { FormattedText } from "~/ui/formatted-text";
import { GroupIcon } from "~/ui/group-icon";
import { Hills } from "~/ui/hills";
import { Notice } from "~/ui/notice";
import { SearchLink } from "~/ui/search-field";
import { GroupFacts } from "./group-facts";
import { GroupSky } from "./group-sky";

type GroupHeaderProps = {
  page: GroupPage & { isSignedIn: boolean; mayLetIn: boolean; mayAppoint: boolean };
};

/** The group's name under its own sky, which stands beside the words and never behind them. */
export function GroupHeader({ page }: GroupHeaderProps) {
  const { card, membership } = page;
  const hasSky = card.memberCount !== null && card.memberCount > 0;
  return (
    <section
      aria-labelledby="grupa"
      data-theme="dark"
      data-area={areaOfType(card.type)}
      className="area-night relative overflow-hidden"
    >
      {hasSky && (
        <GroupSky
          slug={card.slug}
          members={card.memberCount ?? 0}
          className="absolute right-0 bottom-5 h-12 w-full sm:inset-y-0 sm:h-3/4 sm:w-[42%]"
        />
      )}
      <Container width="wide" className="relative pt-2 pb-22 sm:pb-24">
        <div className="mb-3 flex items-center justify-between gap-4">
          <BackLink href={paths.groups()}>Grupy</BackLink>
          {!membership && <SearchLink />}
        </div>
        <div className="space-y-3 sm:w-[58%] sm:pr-6">
          <h1
            id="grupa"
            className="flex items-center gap-4 text-3xl wrap-anywhere sm:text-4xl [&>:first-child]:max-sm:hidden"
          >
            <GroupIcon {...card} className="size-14 shrink-0" />
            <span className="min-w-0">{tieTitle(card.name)}</span>
          </h1>
          <p className="text-lg wrap-anywhere">{tieWords(card.description)}</p>
          <GroupFacts group={card} />
          {membership?.state === "active" && membership.pseudonym && (
            <p className="text-sm text-muted">
              Piszesz tu jako <strong className="wrap-anywhere">{membership.pseudonym}</strong>.
            </p>
          )}
          <Ways page={page} />
          {hasSky && <p className="text-sm text-muted">Każda gwiazda to ktoś w&nbsp;tej grupie.</p>}
        </div>
      </Container>
      <Hills className="h-8 sm:h-16" />
    </section>
  );
}

/** Who looks after a group, what it says of itself, and what one does there seldom. */
export function AboutGroup({ page }: GroupHeaderProps) {
  const { card, keepers, membership, cannotWrite } = page;
  const isActive = membership?.state === "active";
  return (
    <div className="space-y-3 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-card">
      {keepers.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 lg:block lg:space-y-2">
          <h2 className="font-sans text-base font-semibold">O&nbsp;grupę dba</h2>
          <ul className="flex flex-wrap gap-x-4">
            {keepers.map((keeper) => (
              <li key={keeper.id}>
                <a
                  href={paths.member(keeper.id)}
                  className="inline-flex min-h-11 items-center gap-2 hover:underline"
                >
                  <AuthorPicture author={keeper} size="small" />
                  <span className="wrap-anywhere">{keeper.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {page.rules !== "" && (
        <details className={foldedLook}>
          <FoldSummary>Zasady grupy</FoldSummary>
          <div className="pb-3">
            <FormattedText text={page.rules} />
            <ReportWords page={page} field="rules" />
          </div>
        </details>
      )}
      {page.wordsAre.rules === "reported" && (
        <p className="text-sm text-muted">
          {tieWords("Zasad tej grupy nie pokazujemy Ci, bo są zgłoszone przez Ciebie.")}
        </p>
      )}
      {isActive && (
        <details className={classNames(foldedLook, "print:hidden")}>
          <FoldSummary>Więcej w&nbsp;tej grupie</FoldSummary>
          <div className="space-y-4 pb-4">
            <Looking page={page} />
            <Reading page={page} />
            {membership.role !== "keeper" && !cannotWrite && (
              <p className="text-sm">
                <a
                  href={paths.offerToKeep(card.slug)}
                  className="link inline-flex min-h-11 items-center"
                >
                  {tieWords("Chcę pomóc w opiece nad grupą")}
                </a>
              </p>
            )}
            <ButtonLink href={paths.leaveGroup(card.slug)} variant="secondary" size="small">
              Opuść grupę
            </ButtonLink>
          </div>
        </details>
      )}
      <p className="text-sm text-muted">{tieWords(whoReads(page))}</p>
    </div>
  );
}

/** Whoever may not read here is told who may in the posts' place, and is not told twice. */
const whoReads = ({ card: { isPrivate, isSensitive }, canRead }: GroupPage) =>
  isSensitive
    ? `Każdy ma tu pseudonim${canRead ? ", a poza grupą nie widać, kto do niej należy" : ""}.`
    : isPrivate
      ? `${canRead ? "Posty czytają tylko osoby z grupy. " : ""}Do grupy przyjmują opiekunowie.`
      : "Posty przeczyta tu każdy, a piszą i odpowiadają osoby z grupy.";

const foldedLook =
  "group rounded-control border border-line bg-surface px-4 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:px-0 lg:pt-2";

type ReportWordsProps = { page: Pick<GroupPage, "id" | "wordsAre">; field: GroupField };

/** The way to reporting what the keepers wrote for their group, for whoever has not and did not write it. */
export const ReportWords = ({ page: { id, wordsAre }, field }: ReportWordsProps) =>
  wordsAre[field] === "others" && (
    <a
      href={paths.report(`group_${field}`, id)}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {field === "rules" ? "Zgłoś zasady" : "Zgłoś powitanie"}
    </a>
  );

function Looking({ page: { card, membership, isSupport } }: GroupHeaderProps) {
  if (!isSupport || membership?.state !== "active") return null;
  const { offersToLook, role } = membership;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {(offersToLook || role === "keeper") && (
        <a
          href={paths.unanswered(card.slug)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Czeka na odpowiedź
        </a>
      )}
      {role !== "keeper" && (
        <form
          method="post"
          action={paths.offersToLook(card.slug)}
          className="flex flex-wrap items-center gap-3"
        >
          {!offersToLook && (
            <>
              <input type="hidden" name="offers" value="1" />
              <p className="text-sm text-muted">
                {tieWords("Chcesz zaglądać do postów, na które nikt nie odpowiedział?")}
              </p>
            </>
          )}
          <Button variant="secondary" size="small">
            {offersToLook ? "Nie chcę już zaglądać" : "Chcę zaglądać"}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Consent to a model reading what is written here: given in joining, withdrawn and given again on the group's page. */
function Reading({ page: { card, membership } }: GroupHeaderProps) {
  if (membership?.state !== "active" || membership.isRead === null) return null;
  const { isRead } = membership;
  return (
    <form method="post" action={paths.readingConsent(card.slug)} className="space-y-3 text-sm">
      <p className="text-muted">
        {tieWords(
          isRead
            ? "Model językowy sprawdza tu za Twoją zgodą, czy nie potrzebujesz pilnej pomocy. Możesz ją wycofać i zostać w grupie: wtedy Twoje słowa sprawdza tylko prosty program na naszym serwerze."
            : "Tego, co tu piszesz, nie czyta model językowy: nie mamy na to Twojej zgody. Słowa o zagrożeniu sprawdza tylko prosty program na naszym serwerze. Jeśli chcesz, możesz zgodzić się na czytanie:",
        )}
      </p>
      {!isRead && (
        <>
          <input type="hidden" name="reads" value="1" />
          <p>{tieWords(sensitiveGroupConsent.text)}</p>
        </>
      )}
      <Button variant="secondary" size="small">
        {isRead ? "Wycofuję zgodę na czytanie" : "Wyrażam tę zgodę"}
      </Button>
    </form>
  );
}

function Ways({ page }: GroupHeaderProps) {
  const { card, membership, cannotWrite, isSignedIn, mayLetIn, mayAppoint } = page;
  const { slug } = card;
  if (membership?.state === "banned")
    return (
      <Notice kind="warning">
        <p>{tieWords("Nie możesz wrócić do tej grupy. Tak zdecydował nasz zespół moderacji.")}</p>
        <p>
          <a href={paths.cases()} className="link inline-flex min-h-11 items-center font-semibold">
            Powód i droga odwołania
          </a>
        </p>
      </Notice>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isSignedIn && (
        <ButtonLink href={paths.login(paths.joinGroup(slug))}>{joining(card)}</ButtonLink>
      )}
      {isSignedIn && (!membership || membership.state === "left") && <JoinButton card={card} />}
      {cannotWrite === "pseudonym_missing" && (
        <ButtonLink href={paths.joinGroup(slug)}>Wybierz pseudonim</ButtonLink>
      )}
      {membership?.state === "requested" && (
        <form
          method="post"
          action={paths.leaveGroup(slug)}
          className="flex flex-wrap items-center gap-3"
        >
          <p className="text-muted">Twoja prośba czeka na odpowiedź.</p>
          <Button variant="secondary" size="small">
            Wycofaj prośbę
          </Button>
        </form>
      )}
      {membership?.state === "active" && (
        <form method="post" action={paths.groupFollowing(slug)}>
          {!membership.follows && <input type="hidden" name="follows" value="1" />}
          <Button variant="secondary" size="small">
            {membership.follows ? "Przestań obserwować" : "Obserwuj grupę"}
          </Button>
        </form>
      )}
      {membership?.state === "active" && membership.role === "keeper" && (
        <ButtonLink href={paths.keeperOverview(slug)} variant="secondary" size="small">
          Dla opiekunów
        </ButtonLink>
      )}
      {mayLetIn && (
        <ButtonLink href={paths.joinRequests(slug)} variant="secondary" size="small">
          Prośby o przyjęcie
        </ButtonLink>
      )}
      {mayAppoint && (
        <ButtonLink href={paths.keepers(slug)} variant="secondary" size="small">
          Opiekunowie
        </ButtonLink>
      )}
    </div>
  );
}

const joining = ({ isPrivate }: GroupPage["card"]) =>
  isPrivate ? "Poproś o przyjęcie" : "Dołącz do grupy";

function JoinButton({ card }: Pick<GroupPage, "card">) {
  const { slug, isPrivate, isSensitive } = card;
  if (isPrivate || isSensitive)
    return <ButtonLink href={paths.joinGroup(slug)}>{joining(card)}</ButtonLink>;
  return (
    <form method="post" action={paths.joinGroup(slug)}>
      <Button>{joining(card)}</Button>
    </form>
  );
}
