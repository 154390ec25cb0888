import type { SerializeFrom } from "@remix-run/node";
import { formatDateTime } from "~/copy/format";
import { paths } from "~/paths";
import type { CaseDetail, CaseThread } from "~/services/moderation/case-detail.server";
import type { OpenedAccount } from "~/services/moderation/open-pseudonym.server";
import {
  caseStates,
  decisionKindLabels,
  decisionsFor,
  urgencies,
  urgencyLabels,
  type DecisionKind,
} from "~/site/moderation";
import { reportKindLabels, reportReasons } from "~/site/reports";
import { AuthorPicture } from "~/ui/author-picture";
import { Badge } from "~/ui/badge";
import { DefinitionList } from "~/ui/definition-list";
import { Notice } from "~/ui/notice";
import { WrittenText } from "~/ui/written-text";
import { ActLink } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { CaseDecisions } from "./case-decisions";
import { useActAddress } from "./return-path";

type Detail = SerializeFrom<CaseDetail>;

type CaseDetailProps = {
  detail: Detail;
  account: SerializeFrom<OpenedAccount> | null;
  mayOpen: boolean;
  may: Record<"view" | "ban" | "unban", boolean>;
};

export function CaseDetailView({ detail, account, mayOpen, may }: CaseDetailProps) {
  const { found, group, author, claimedBy, isAuthorBanned, isAuthorSilenced } = detail;
  const waitsForDecision =
    detail.content?.state === "held" && (found.state === "open" || found.state === "appealed");
  return (
    <>
      <h2 className="text-2xl">Sprawa: {reportKindLabels[found.subject]}</h2>
      {found.urgency === urgencies.crisis && found.state !== "closed" && (
        <Notice kind="warning" title="Ktoś może być w kryzysie">
          <p>
            Autor widzi telefony pomocowe. Przeczytaj spokojnie i odpowiedz jak człowiek
            {waitsForDecision ? ": to, co czeka, widzi na razie tylko on." : "."}
          </p>
        </Notice>
      )}
      <DefinitionList
        items={[
          { label: "Stan", value: caseStates[found.state].label },
          { label: "Pilność", value: urgencyLabels[found.urgency] ?? "" },
          { label: "Grupa", value: group.name },
          { label: "Otwarta", value: formatDateTime(found.openedAt) },
          ...(found.hiddenAt
            ? [{ label: "Ukryte przez zgłoszenia", value: formatDateTime(found.hiddenAt) }]
            : []),
          ...(claimedBy
            ? [{ label: "Zajmuje się", value: claimedBy.isMe ? "Ty" : claimedBy.email }]
            : []),
        ]}
      />
      <Acts detail={detail} />
      <section className="space-y-3">
        <h3 className="text-lg">{found.subject === "member" ? "Kogo dotyczy" : "Treść"}</h3>
        <p className="flex flex-wrap items-center gap-2">
          <AuthorPicture author={author} size="small" />
          <bdi className="font-semibold wrap-anywhere">{author.name}</bdi>
          {author.isKeeper && <Badge>Opiekun grupy</Badge>}
          {isAuthorBanned && <Badge tone="danger">Wykluczona osoba</Badge>}
          {isAuthorSilenced && <Badge tone="warning">Wyciszona osoba</Badge>}
        </p>
        <Content detail={detail} />
      </section>
      {group.isSensitive && mayOpen && <Pseudonym detail={detail} account={account} may={may} />}
      <section className="space-y-4">
        <h3 className="text-lg">Zgłoszenia i rozmowy</h3>
        {detail.threads.length === 0 && <p className="text-muted">Nikt tego nie zgłosił.</p>}
        {detail.threads.map((thread) => (
          <Thread key={thread.partyId} thread={thread} isClosed={found.state === "closed"} />
        ))}
      </section>
      <CaseDecisions detail={detail} />
      <section className="space-y-2">
        <h3 className="text-lg">Historia</h3>
        <AuditHistory lines={detail.history} />
      </section>
    </>
  );
}

const actOf: Partial<Record<DecisionKind, string>> = {
  leave: "leave",
  hide: "hide",
  remove_picture: "remove-picture",
  silence: "silence",
  ban: "ban",
};

function Acts({ detail: { found, hasPicture, claimedBy } }: { detail: Detail }) {
  if (found.state !== "open" && found.state !== "appealed") return null;
  if (claimedBy && !claimedBy.isMe)
    return <p className="text-muted">Tą sprawą zajmuje się teraz ktoś inny.</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {!claimedBy && (
        <ActLink
          tab="reports"
          id={found.id}
          act="claim"
          label="Biorę tę sprawę"
          variant="primary"
        />
      )}
      {found.state === "appealed" && (
        <ActLink tab="reports" id={found.id} act="uphold" label="Utrzymaj decyzję" />
      )}
      {decisionsFor(found.subject, hasPicture).map((kind) => {
        const act = actOf[kind];
        if (!act && found.state === "appealed") return null;
        const where = act
          ? { tab: "reports", id: found.id, act }
          : { tab: `${found.subject}s`, id: found.subjectId, act: kind };
        return <ActLink key={kind} {...where} label={decisionKindLabels[kind]} />;
      })}
    </div>
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
      {content && content.state !== "published" && (
        <Badge tone="warning">{stateWords[content.state]}</Badge>
      )}
      {content?.title && <p className="font-semibold wrap-anywhere">{content.title}</p>}
      {content?.text && (
        <div className="max-h-96 overflow-y-auto rounded-control bg-sunken p-4">
          <WrittenText text={content.text} />
        </div>
      )}
      {picture && (
        <details className="rounded-control border border-line p-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Pokaż zdjęcie{picture.isHidden ? " (ukryte)" : ""}
          </summary>
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
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Post, pod którym to stoi
          </summary>
          <p className="font-semibold wrap-anywhere">{context.title}</p>
          <WrittenText text={context.text} />
        </details>
      )}
    </div>
  );
}

function Pseudonym({ detail, account, may }: Omit<CaseDetailProps, "mayOpen">) {
  return (
    <section className="space-y-2">
      <h3 className="text-lg">Konto za pseudonimem</h3>
      {account ? (
        <p className="wrap-anywhere">
          {account.email} <AccountLink account={account} may={may} />
          <span className="block text-sm text-muted">
            Widzisz to do {formatDateTime(account.visibleUntil)}.
          </span>
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            Kary dotyczą tylko tej grupy. Konto poznają dwie osoby, gdy obie się zgodzą.
          </p>
          <ActLink
            tab="reports"
            id={detail.found.id}
            act="open-pseudonym"
            label="Poproś o poznanie konta"
          />
        </>
      )}
    </section>
  );
}

function AccountLink({
  account,
  may,
}: {
  account: SerializeFrom<OpenedAccount>;
  may: CaseDetailProps["may"];
}) {
  const act = account.isBanned ? "unban" : "ban";
  const addressOf = useActAddress();
  if (!may.view && !may[act]) return null;
  return (
    <a
      href={
        may.view ? paths.adminTab("users", account.userId) : addressOf("users", account.userId, act)
      }
      className="link"
    >
      {may.view ? "Otwórz konto" : account.isBanned ? "Odbanuj konto" : "Zbanuj konto"}
    </a>
  );
}

function Thread({ thread, isClosed }: { thread: SerializeFrom<CaseThread>; isClosed: boolean }) {
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
          </p>
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
      {messages.map(({ id, fromStaff, text, createdAt }) => (
        <div key={id}>
          <p className="text-muted">
            {fromStaff ? "Zespół" : "Ta osoba"} · {formatDateTime(createdAt)}
          </p>
          <WrittenText text={text} />
        </div>
      ))}
      {!isClosed && (
        <a
          href={addressOf("parties", partyId, "message")}
          className="link inline-flex min-h-11 items-center"
        >
          Napisz wiadomość
        </a>
      )}
    </article>
  );
}
