import type { SerializeFrom } from "@remix-run/node";
import { formatDateTime } from "~/copy/format";
import { capitalised } from "~/copy/in-sentence";
import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type {
  CaseDetail,
  CaseGroupWords,
  CaseThread,
} from "~/services/moderation/case-detail.server";
import type { OpenedAccount } from "~/services/moderation/open-pseudonym.server";
import { tieWords } from "~/copy/typography";
import { moderationRefusals } from "~/services/moderation/acts";
import { actLabel, reasonLabel } from "~/services/acts/words";
import {
  caseStates,
  caseSubjectLabels,
  decisionNames,
  isCare,
  isCareAlone,
  isDanger,
  isUnwrittenCrisis,
  reasonText,
  urgencies,
  urgencyLabels,
} from "~/site/moderation";
import { groupWordsText } from "~/site/group-words-text";
import { reportReasons } from "~/site/reports";
import { AuthorPicture } from "~/ui/author-picture";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { WrittenText } from "~/ui/written-text";
import { FoldSummary } from "~/ui/fold-summary";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { CaseDecisions, WordsBefore } from "./case-decisions";
import { caseAnchor } from "./case-filters";
import { useActAddress } from "./return-path";

type Detail = SerializeFrom<CaseDetail>;

type CaseDetailProps = {
  detail: Detail;
  account: SerializeFrom<OpenedAccount> | null;
  links: Record<"ofCase" | "ofParties" | "ofAccount", readonly ActLinkLine[]>;
  mayView: boolean;
};

const pseudonymPart = "pseudonym";

export function CaseDetailView({ detail, account, links, mayView }: CaseDetailProps) {
  const { found, group, author, claimedBy, isAuthorBanned, isAuthorSilenced } = detail;
  const isUpToMachine =
    found.state === "open" &&
    !isCareAlone(detail.decisions) &&
    detail.decisions.some(({ isAutomated, revertedAt }) => isAutomated && revertedAt === null);
  // Else it was opened for what was heard in it, of which its author was told before it was kept.
  const isReported = detail.threads.some(({ side }) => side === "reporter");
  const waitsForDecision = detail.content?.state === "held" && isWaiting(found);
  return (
    <>
      <h2 id={caseAnchor} tabIndex={-1} className="scroll-mt-96 text-2xl outline-none">
        {capitalised(caseSubjectLabels[found.subject])} ·{" "}
        <bdi className="wrap-anywhere">{author.name}</bdi>
      </h2>
      {(isWaiting(found)
        ? found.urgency === urgencies.crisis
        : found.state === "decided" && isUnwrittenCrisis(detail)) && (
        <Notice kind="warning" title="Ktoś może być w kryzysie">
          <p>
            {tieWords(
              detail.decisions.some(({ reason }) => isCare(reason)) || !isReported
                ? "Ta osoba widzi telefony pomocowe. Przeczytaj spokojnie i odpowiedz jak człowiek."
                : "Ta osoba nie wie o zgłoszeniu i nie widzi telefonów pomocowych. Napisz do niej: zobaczy je przy Twojej wiadomości.",
            )}
            {waitsForDecision && " Na razie widzi to tylko ta osoba."}
          </p>
        </Notice>
      )}
      {detail.hasUnansweredCry && (
        <Notice kind="error" title="Słychać zagrożenie życia, a nikt nie odpisał">
          <p>
            {tieWords(
              "Odpisz w rozmowie niżej, zanim zdecydujesz: decyzja nie jest odpowiedzią na to.",
            )}
          </p>
        </Notice>
      )}
      {found.urgency === urgencies.child && found.state !== "closed" && (
        <Notice kind="warning" title="Zgłoszono krzywdę dziecka">
          <p>
            Zacznij od tej sprawy. Nie kopiuj i nie wysyłaj dalej tego, co zgłoszono. Gdy dziecko
            może być teraz w niebezpieczeństwie, zadzwoń pod 112.
          </p>
        </Notice>
      )}
      {detail.undoes && (
        <Notice
          kind="warning"
          title={
            detail.undoes.isBack ? "Autor przywrócił zmienione słowa" : "Autor zmienił to po nas"
          }
        >
          <p>
            {tieWords(
              detail.undoes.isBack
                ? "Jest tu znów to, co wcześniej zmieniła moderacja."
                : "Moderacja zmieniła ten tekst, a potem autor napisał go jeszcze raz. Sprawdź, czy nie wróciło to, czego miało tu nie być.",
            )}
          </p>
        </Notice>
      )}
      <Facts
        items={[
          { label: "Stan", value: caseStates[found.state].label },
          { label: "Pilność", value: urgencyLabels[found.urgency] ?? "" },
          ...(group ? [{ label: "Grupa", value: group.name }] : []),
          { label: "Otwarta", value: formatDateTime(found.openedAt) },
          ...(found.hiddenAt
            ? [{ label: "Ukryte przez zgłoszenia", value: formatDateTime(found.hiddenAt) }]
            : []),
          ...(claimedBy
            ? [{ label: "Zajmuje się", value: claimedBy.isMe ? "Ty" : claimedBy.email }]
            : []),
        ]}
      />
      <section className="space-y-3">
        <h3 className="text-lg">
          {found.subject === "member" || found.subject === "account" ? "Kogo dotyczy" : "Treść"}
        </h3>
        <p className="flex flex-wrap items-center gap-2">
          <AuthorPicture author={author} size="small" />
          <bdi className="font-semibold wrap-anywhere">{author.name}</bdi>
          {author.isKeeper && <Badge>Opieka grupy</Badge>}
          {isAuthorBanned && <Badge tone="danger">Wykluczona osoba</Badge>}
          {isAuthorSilenced && <Badge tone="warning">Wyciszona osoba</Badge>}
        </p>
        {detail.isAuthorSilenced && (
          <ul className="space-y-1 text-sm">
            {detail.otherSilences.map(({ caseId, number, until }) => (
              <li key={caseId + until}>
                {tieWords(`Do ${formatDateTime(until)} wycisza też decyzja w innej sprawie: `)}
                <a href={paths.adminTab("reports", caseId)} className="link">
                  {number === null ? "otwórz ją" : `nr\u00a0${number}`}
                </a>
                .
              </li>
            ))}
          </ul>
        )}
        {found.accountId && mayView && (
          <p>
            <a href={paths.adminTab("users", found.accountId)} className="link">
              Otwórz konto
            </a>
          </p>
        )}
        <Content detail={detail} />
        {detail.takenOut && <WhatWasTakenOut taken={detail.takenOut} of={found} />}
        {detail.groupWords && (
          <GroupWordsContent words={detail.groupWords} isOpen={detail.found.state === "open"} />
        )}
      </section>
      <section className="space-y-4">
        <h3 className="text-lg">Zgłoszenia i rozmowy</h3>
        {detail.threads.length === 0 && (
          <p className="text-muted">
            {detail.undoes
              ? "Nikt tego nie zgłosił: sprawa otworzyła się po zmianie autora."
              : "Nikt tego nie zgłosił ani nie napisał."}
          </p>
        )}
        {detail.threads.map((thread) => (
          <Thread
            key={thread.partyId}
            thread={thread}
            links={links.ofParties}
            isAppeal={isUpToMachine && thread.side === "author"}
          />
        ))}
      </section>
      <Acts detail={detail} links={links} />
      {links.ofCase.some(({ part }) => part === "saved") && (
        <details data-saved-acts="">
          <FoldSummary>
            Gotowe decyzje z{"\u00a0"}powodem i{"\u00a0"}wyjaśnieniem
          </FoldSummary>
          <div className="flex flex-wrap gap-2 pt-2">
            <ActLinks links={links.ofCase} part="saved" />
          </div>
        </details>
      )}
      {(account ?? links.ofCase.some(({ part }) => part === pseudonymPart)) && (
        <Pseudonym {...{ account, links, mayView }} />
      )}
      <CaseDecisions detail={detail} />
      <section className="space-y-2">
        <h3 className="text-lg">Historia</h3>
        <CaseHistory detail={detail} />
      </section>
    </>
  );
}

/** A request that lapsed stands among what was done, at its time. */
function CaseHistory({ detail: { history, lapsed } }: { detail: Detail }) {
  return (
    <AuditHistory
      lines={history}
      others={lapsed.map(({ id, reason, askedByEmail, lapsedAt }) => ({
        id,
        at: lapsedAt,
        title: `Prośba wygasła bez odpowiedzi: ${actLabel("open_pseudonym")}`,
        facts: [askedByEmail ?? "konto, którego już nie ma", reasonLabel(reason)],
      }))}
    />
  );
}

const isWaiting = ({ state }: Detail["found"]) => state === "open" || state === "appealed";

function Acts({ detail, links }: Pick<CaseDetailProps, "detail" | "links">) {
  const { found, claimedBy, barred } = detail;
  if (isWaiting(found) && claimedBy && !claimedBy.isMe)
    return <p className="text-muted">Tą sprawą zajmuje się teraz ktoś inny.</p>;
  if (isWaiting(found) && barred)
    return <p className="text-muted">{tieWords(moderationRefusals[barred].text)}</p>;
  // Taken first, so that no colleague writes to them at the same time.
  const mayClaim = links.ofCase.some(({ act }) => act === "claim");
  return (
    links.ofCase.some(({ part }) => part === undefined) && (
      <div className="flex flex-wrap gap-2">
        <ActLinks
          links={links.ofCase}
          primary={!mayClaim && isUnwrittenCrisis(detail) ? "message-author" : "claim"}
          apart={["delete", "silence", "ban"]}
          notFirst={isDanger(found.urgency) ? ["leave"] : []}
        />
      </div>
    )
  );
}

const stateWords: Readonly<Record<string, string>> = {
  held: "Czeka na sprawdzenie: widzi to tylko autor",
  hidden: "Ukryte",
  deleted: "Usunięte",
};

function Content({ detail: { found, content, context, picture } }: { detail: Detail }) {
  return (
    <div className="space-y-3">
      {found.deletedText ? (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="warning">Autor to usunął</Badge>
          <span className="text-sm text-muted">
            {tieWords(
              `Tak brzmiało w chwili usunięcia, ${formatDateTime(found.deletedText.at)}. Poza naszym zespołem i autorem nikt tego nie widzi, a z końcem sprawy te słowa znikną.`,
            )}
          </span>
        </p>
      ) : (
        content &&
        content.state !== "published" && <Badge tone="warning">{stateWords[content.state]}</Badge>
      )}
      {content?.title && <p className="font-semibold wrap-anywhere">{content.title}</p>}
      {content?.text && (
        <div className="max-h-96 overflow-y-auto rounded-control bg-sunken p-4">
          <WrittenText text={content.text} />
        </div>
      )}
      {picture && (
        <details className="rounded-control border border-line p-3">
          <FoldSummary>Pokaż zdjęcie{picture.isHidden ? " (ukryte)" : ""}</FoldSummary>
          <img
            src={paths.casePicture(found.id)}
            alt={picture.alternativeText ?? "Zdjęcie bez opisu"}
            loading="lazy"
            className="max-h-96 w-full object-contain"
          />
        </details>
      )}
      {context && (
        <details>
          <FoldSummary>Post, pod którym to stoi</FoldSummary>
          <p className="font-semibold wrap-anywhere">{context.title}</p>
          <WrittenText text={context.text} />
        </details>
      )}
    </div>
  );
}

type TakenOutProps = { taken: NonNullable<Detail["takenOut"]>; of: Detail["found"] };

/** What a moderator needs to judge it again: what was there, who took it out, when and why. */
function WhatWasTakenOut({
  taken: { caseId, kind, reason, decidedAt, byKeeper, isAutomated, by, before },
  of,
}: TakenOutProps) {
  const who = isAutomated ? "system" : byKeeper ? "opiekun grupy" : (by ?? "ktoś z zespołu");
  return (
    <div className="space-y-2 border-l-2 border-gold pl-3 text-sm">
      <p className="font-semibold">
        {caseId === of.id ? "Od czego jest odwołanie" : "Co było wcześniej"}
      </p>
      <p className="wrap-anywhere">
        {decisionNames[kind]} · {reasonText(reason)}
        <span className="block text-muted">
          {formatDateTime(decidedAt)} · {who}
        </span>
      </p>
      {before && (
        <details open>
          <FoldSummary>Jak było przed zmianą</FoldSummary>
          <div className="max-h-96 overflow-y-auto rounded-control bg-sunken p-4">
            <WordsBefore of={of.subject} words={before} />
          </div>
        </details>
      )}
      {caseId !== of.id && (
        <p>
          <a
            href={paths.adminTab("reports", caseId)}
            className="link inline-flex min-h-11 items-center"
          >
            Otwórz tamtą sprawę
          </a>
        </p>
      )}
    </div>
  );
}

type GroupWordsProps = { words: CaseGroupWords; isOpen: boolean };

function GroupWordsContent({ words: { reported, now, isReplaced }, isOpen }: GroupWordsProps) {
  const isSame =
    reported !== null && reported.rules === now.rules && reported.welcome === now.welcome;
  const said = groupWordsText(now);
  return (
    <div className="space-y-3">
      {reported && <GroupWordsText label="W chwili zgłoszenia" text={groupWordsText(reported)} />}
      {isSame ? (
        <p className="text-sm text-muted">Tak brzmią także teraz.</p>
      ) : said === "" ? (
        <p className="text-sm text-muted">Teraz nikt tych słów nie widzi.</p>
      ) : (
        <GroupWordsText label="Jak brzmią teraz" text={said} />
      )}
      {isOpen && reported && !isSame && said !== "" && !isReplaced && (
        <p className="text-sm text-muted">
          {tieWords("Po zgłoszeniu zmienił je ten sam opiekun, więc decyzja obejmie obecne słowa.")}
        </p>
      )}
      {isReplaced && (
        <p className="text-sm text-muted">{tieWords(moderationRefusals.words_replaced.text)}</p>
      )}
    </div>
  );
}

const GroupWordsText = ({ label, text }: { label: string; text: string }) => (
  <div className="max-h-96 overflow-y-auto rounded-control bg-sunken p-4">
    <p className="font-semibold">{label}</p>
    <WrittenText text={text} />
  </div>
);

function Pseudonym({ account, links, mayView }: Omit<CaseDetailProps, "detail">) {
  return (
    <section className="space-y-2">
      <h3 className="text-lg">Konto za pseudonimem</h3>
      {account ? (
        <p className="wrap-anywhere">
          {account.email} <AccountLink {...{ account, links, mayView }} />
          <span className="block text-sm text-muted">
            Widzisz to do {formatDateTime(account.visibleUntil)}.
          </span>
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            Kary dotyczą tylko tej grupy. Konto poznają dwie osoby, gdy obie się zgodzą.
          </p>
          <ActLinks links={links.ofCase} part={pseudonymPart} />
        </>
      )}
    </section>
  );
}

type AccountLinkProps = Omit<CaseDetailProps, "detail" | "account"> & {
  account: SerializeFrom<OpenedAccount>;
};

function AccountLink({ account: { userId }, links: { ofAccount }, mayView }: AccountLinkProps) {
  const addressOf = useActAddress();
  if (mayView)
    return (
      <a href={paths.adminTab("users", userId)} className="link">
        Otwórz konto
      </a>
    );
  return ofAccount.map(({ tab, id, act, label }) => (
    <a key={act} href={addressOf(tab, id, act)} className="link">
      {label}
    </a>
  ));
}

const outOfReach = {
  unconfirmed:
    "Adres e-mail tej osoby nie jest potwierdzony: zgłoszenie liczy się od razu, ale napisać do niej jeszcze nie można.",
  anonymous: "Zgłoszono to bez adresu e-mail, więc nie ma jak odpisać.",
} as const;

type ThreadProps = {
  thread: SerializeFrom<CaseThread>;
  links: readonly ActLinkLine[];
  /** Whether what is written here appeals against what a program decided. */
  isAppeal: boolean;
};

function Thread({ thread, links, isAppeal }: ThreadProps) {
  const { partyId, side, number, report, messages, appeal } = thread;
  const addressOf = useActAddress();
  return (
    <article className="space-y-2 border-l-2 border-gold pl-3 text-sm">
      <p className="font-semibold">
        {side === "author" ? "Autor" : "Zgłaszająca osoba"} · nr {number}
      </p>
      {report && (
        <>
          <p>
            {reportReasons[report.reason]} · {formatDateTime(report.createdAt)}
            {report.reporterName && ` · ${report.reporterName}`}
          </p>
          {report.reach !== "open" && (
            <p className="text-muted">{tieWords(outOfReach[report.reach])}</p>
          )}
          {report.details && <WrittenText text={report.details} />}
        </>
      )}
      {appeal && (
        <>
          <p className="font-semibold">
            Odwołanie · {formatDateTime(appeal.createdAt)}
            {appeal.crisisLevel === "acute" && " · słychać kryzys"}
          </p>
          <WrittenText text={appeal.text} />
          {appeal.answer && (
            <p>
              {appeal.outcome === "changed" ? "Zmieniono decyzję: " : "Utrzymano decyzję: "}
              {appeal.answer}
            </p>
          )}
        </>
      )}
      {messages.map(({ id, fromStaff, text, createdAt, isCry }) => (
        <div key={id}>
          <p className="text-muted">
            {fromStaff ? "Zespół" : isAppeal ? "Odwołanie od decyzji automatu" : "Ta osoba"} ·{" "}
            {formatDateTime(createdAt)}{" "}
            {isCry && <Badge tone="danger">Słychać zagrożenie życia</Badge>}
          </p>
          <WrittenText text={text} />
        </div>
      ))}
      {links
        .filter(({ id }) => id === partyId)
        .map(({ tab, id, act, label }) => (
          <a
            key={act}
            href={addressOf(tab, id, act)}
            className="link inline-flex min-h-11 items-center"
          >
            {label}
          </a>
        ))}
    </article>
  );
}
