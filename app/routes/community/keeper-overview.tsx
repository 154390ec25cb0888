import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount, formatDay, formatNumber } from "~/copy/format";
import { capitalised } from "~/copy/in-sentence";
import { tieWords } from "~/copy/typography";
import { formMeta } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import {
  keeperOverview,
  type KeeperOverview,
  type OwnAct,
  type WaitingReport,
} from "~/services/moderation/keeper-overview.server";
import { takeBackRefusals } from "~/services/moderation/refusals";
import { takeBackAsKeeper } from "~/services/moderation/take-back-as-keeper.server";
import { caseSubjectLabels, reasonText } from "~/site/moderation";
import { reportReasons } from "~/site/reports";
import { AuthorPicture } from "~/ui/author-picture";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { FormattedText } from "~/ui/formatted-text";
import { RelativeTime } from "~/ui/relative-time";
import { backTo } from "./back-to";
import { FailedInGroup } from "./failed-in-group";
import { refusedToFormerKeeper } from "./refused-to-keeper.server";
import { SilencedKeeper } from "./silenced-keeper";
import { asMember } from "./viewer.server";

export const meta = formMeta("Dla opiekunów");

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const slug = visit.params.slug ?? "";
  return { ctx, page: await keeperOverview(ctx, slug).catch(refusedToFormerKeeper(ctx, slug)) };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, page } = await read(visit);
  return { ...page, now: ctx.now().toISOString() };
}

/** Takes back what the keeper decided in a case. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, page } = await read(visit);
  const back = backTo(visit.request, paths.keeperOverview(page.group.slug));
  const { case: caseId = "" } = (await readForm(visit.request)).values;
  await takeBackAsKeeper(ctx, { caseId }).catch(
    redirectRefused(takeBackRefusals, back, () => "keeper-not-taken-back"),
  );
  return redirect(withFlash(back, "keeper-took-back"), 303);
}

type Page = SerializeFrom<typeof loader>;

export default function KeeperOverviewRoute() {
  const page = useLoaderData<typeof loader>();
  const { group } = page;
  return (
    <Container className="space-y-8 py-8 sm:py-12">
      <BackLink href={paths.group(group.slug)}>{group.name}</BackLink>
      <FlashNotice flash={useFlash()} />
      <h1 className="text-4xl">Dla opiekunów</h1>
      {page.silencedUntil === null ? (
        <p>
          <a
            href={paths.groupWords(group.slug)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Zasady grupy i{"\u00a0"}powitanie
          </a>
        </p>
      ) : (
        <SilencedKeeper until={page.silencedUntil} />
      )}
      {group.isPrivate && <Requests page={page} />}
      <Reports page={page} />
      <Unanswered page={page} />
      <Newcomers page={page} />
      <Acts page={page} />
      {group.isSensitive && <HelpLinesNote />}
    </Container>
  );
}

export const ErrorBoundary = FailedInGroup;

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" area="community" labelledBy={id} className="space-y-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <p className="text-muted">{tieWords(children)}</p>
);

function Requests({ page: { group, requests, now } }: { page: Page }) {
  return (
    <Part id="prosby" title="Prośby o przyjęcie">
      {requests.since === null ? (
        <Nothing>Nikt teraz nie czeka.</Nothing>
      ) : (
        <p>
          <a href={paths.joinRequests(group.slug)} className="link">
            {formatCount(requests.waiting, "osoba czeka", "osoby czekają", "osób czeka")}
          </a>
          , najdłużej: <RelativeTime moment={requests.since} now={now} />
        </p>
      )}
    </Part>
  );
}

function Reports({ page: { reports, moreReports, now, silencedUntil } }: { page: Page }) {
  return (
    <Part id="zgloszenia" title="Zgłoszenia, które czekają">
      {reports.length === 0 ? (
        <Nothing>Żadne nie czeka.</Nothing>
      ) : (
        <>
          <p className="text-muted">
            {tieWords(
              silencedUntil === null
                ? "Decyduje nasz zespół. Jeśli coś nie może czekać, możesz to ukryć do jego decyzji."
                : "Decyduje nasz zespół.",
            )}
          </p>
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <li key={report.id} className="py-3">
                <p className="wrap-anywhere">
                  <Reported report={report} />
                </p>
                {report.text && (
                  <p className="line-clamp-2 text-sm wrap-anywhere">
                    <bdi>{report.text.author}</bdi>: {report.text.excerpt}
                  </p>
                )}
                <p className="text-sm text-muted">
                  {formatCount(report.reports, "zgłoszenie", "zgłoszenia", "zgłoszeń")} (
                  {report.reasons.map((reason) => reportReasons[reason]).join(", ")}) ·{" "}
                  <RelativeTime moment={report.openedAt} now={now} />
                </p>
              </li>
            ))}
          </ul>
          {moreReports > 0 && <p>I jeszcze {formatNumber(moreReports)}.</p>}
        </>
      )}
    </Part>
  );
}

function Reported({ report: { subject, member, text } }: { report: WaitingReport }) {
  const label = caseSubjectLabels[subject];
  const what = capitalised(label);
  if (member)
    return (
      <>
        {what}:{" "}
        <a href={paths.member(member.id)} className="link">
          {member.name}
        </a>
      </>
    );
  if (!text) return <>{what}: inni już tego nie widzą</>;
  return (
    <>
      {what}:{" "}
      <a
        href={text.commentId ? paths.comment(text.commentId) : paths.post(text.postId)}
        className="link"
      >
        {text.commentId ? `pod postem „${text.title}”` : text.title}
      </a>
    </>
  );
}

function Unanswered({ page: { unanswered, now } }: { page: Page }) {
  return (
    <Part id="bez-odpowiedzi" title="Posty bez odpowiedzi">
      {unanswered.length === 0 ? (
        <Nothing>
          Żaden post z ostatnich 30 dni nie czeka na odpowiedź dłużej niż sześć godzin.
        </Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {unanswered.map((post) => (
            <li key={post.id} className="py-3">
              <a href={paths.post(post.id)} className="link wrap-anywhere">
                {post.title}
              </a>
              <p className="text-sm text-muted">
                <span className="wrap-anywhere">{post.author.name}</span> ·{" "}
                <RelativeTime moment={post.createdAt} now={now} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Newcomers({ page: { group, newcomers, silencedUntil } }: { page: Page }) {
  return (
    <Part id="nowi" title="Kogo powitać">
      {newcomers.length === 0 ? (
        <Nothing>Nikt nowy nie czeka teraz na powitanie.</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {newcomers.map(({ author, joinedAt, post, comment }) => (
            <li key={author.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <AuthorPicture author={author} size="small" />
              <p className="min-w-0 grow">
                <a
                  href={paths.member(author.id)}
                  className="font-semibold wrap-anywhere hover:underline"
                >
                  {author.name}
                </a>
                <span className="block text-sm text-muted">w grupie od {formatDay(joinedAt)}</span>
              </p>
              {silencedUntil === null && (
                <a
                  href={
                    post
                      ? paths.post(post.id)
                      : comment
                        ? paths.comment(comment.id)
                        : paths.welcomePost(group.slug, author.id)
                  }
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {post
                    ? `Odpowiedz na „${post.title}”`
                    : comment
                      ? `Odpowiedz na komentarz pod „${comment.title}”`
                      : "Napisz powitanie"}
                  <span className="sr-only">: {author.name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const actWords: Record<OwnAct["act"], string> = {
  keeper_hides: "Ukryta treść",
  keeper_silences: "Odebrany głos",
  keeper_takes_back: "Cofnięta decyzja",
  pin_post: "Przypięty post",
  unpin_post: "Odpięty post",
  keeper_closes_talk: "Zamknięta rozmowa",
  keeper_reopens_talk: "Otwarta rozmowa",
};

function Acts({ page: { group, acts, now, silencedUntil } }: { page: Page }) {
  return (
    <Part id="moje" title="Twoje ostatnie działania">
      {acts.length === 0 ? (
        <Nothing>Jeszcze nic.</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {acts.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow">
                <p className="wrap-anywhere">
                  {actWords[each.act]}
                  {each.post && (
                    <>
                      :{" "}
                      <a href={paths.post(each.post.id)} className="link">
                        {each.post.title}
                      </a>
                    </>
                  )}
                  {each.member !== null && `: ${each.member}`}
                  {each.isOver && (each.act === "pin_post" ? " (już nie)" : " (znów otwarta)")}
                </p>
                <p className="text-sm text-muted">
                  {(each.act === "keeper_hides" || each.act === "keeper_silences") &&
                    each.reason !== null &&
                    `${reasonText(each.reason)} · `}
                  <RelativeTime moment={each.at} now={now} />
                </p>
                {each.hidden && <Hidden text={each.hidden} />}
              </div>
              {each.undo && (silencedUntil === null || each.undo.kind === "take_back") && (
                <Undo
                  group={group}
                  undo={each.undo}
                  about={each.post?.title ?? each.member ?? actWords[each.act]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** What was hidden, for whoever thinks about it again. */
function Hidden({ text: { title, content } }: { text: NonNullable<OwnAct["hidden"]> }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
        Przeczytaj jeszcze raz
      </summary>
      <div className="space-y-2 border-l-2 border-control pl-4 wrap-anywhere">
        {title !== null && <p className="font-semibold">{title}</p>}
        <FormattedText text={content} />
      </div>
    </details>
  );
}

type UndoProps = {
  group: KeeperOverview["group"];
  undo: NonNullable<OwnAct["undo"]>;
  about: string;
};

function Undo({ group, undo, about }: UndoProps) {
  if (undo.kind === "take_back")
    return (
      <form method="post" action={paths.keeperOverview(group.slug)}>
        <input type="hidden" name="case" value={undo.caseId} />
        <Button variant="secondary" size="small">
          Cofnij<span className="sr-only">: {about}</span>
        </Button>
      </form>
    );
  const [action, label] =
    undo.kind === "unpin"
      ? [paths.postPinning(undo.postId), "Odepnij"]
      : [paths.threadClosing(undo.postId), "Otwórz rozmowę"];
  return (
    <form method="post" action={action}>
      <Button variant="secondary" size="small">
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </form>
  );
}
