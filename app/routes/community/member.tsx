import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { memberCard, type MemberCard } from "~/services/groups/member-card.server";
import { memberWriting } from "~/services/posts/member-page.server";
import { needHelp } from "~/site/posts";
import { setMute } from "~/services/groups/set-mute.server";
import { silenceToTakeBack } from "~/services/moderation/take-back-as-keeper.server";
import { AuthorPicture } from "~/ui/author-picture";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import type { RouteHandle } from "~/http/route-handle";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { FailedInGroup } from "./failed-in-group";
import { MemberWriting } from "./member-writing";
import { asMember } from "./viewer.server";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.author.name ?? "Członek grupy");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const card = await memberCard(ctx, visit.params.id ?? "");
  if (!card) throw new NotFound("membership");
  const before = new URL(visit.request.url).searchParams.get("before");
  const writing = card.mute ? null : await memberWriting(ctx, card.author.id, { before });
  const takesBack =
    card.silencedUntil === null ? null : await silenceToTakeBack(ctx, card.author.id);
  return { ...card, takesBack, writing, isLater: before !== null, now: ctx.now().toISOString() };
}

const choices = {
  mute: { kind: "mute", done: "muted" },
  block: { kind: "block", done: "blocked" },
  none: { kind: null, done: "unmuted" },
} as const;

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const membershipId = visit.params.id ?? "";
  const { choice = "" } = (await readForm(visit.request)).values;
  if (!(await memberCard(ctx, membershipId))) throw new NotFound("membership");
  if (!Object.hasOwn(choices, choice)) throw new Response(null, { status: 400 });
  const { kind, done } = choices[choice as keyof typeof choices];
  await setMute(ctx, { membershipId, kind });
  return redirect(withFlash(paths.member(membershipId), done), 303);
}

export default function Member() {
  const card = useLoaderData<typeof loader>();
  const { author, group, isOwn, isKept, mute, writing, now, isLater } = card;
  const mayKeepAway = !isOwn && !author.isDeleted;
  return (
    <div data-area="community">
      <WithAside
        label="Dystans"
        className="py-8 sm:py-12"
        aside={
          mayKeepAway &&
          !mute && (
            <AsidePart id="dystans" title={tieWords("Gdy wolisz mieć dystans")}>
              <KeepingAway {...{ author, group, mute }} />
            </AsidePart>
          )
        }
      >
        <FlashNotice flash={useFlash()} />
        <Card area="community" className="space-y-6">
          <div className="flex flex-wrap items-center gap-5">
            <AuthorPicture author={author} size="large" />
            <div className="min-w-0 space-y-2">
              <h1 className="text-3xl wrap-anywhere">{author.name}</h1>
              <p>
                Grupa:{" "}
                <a href={paths.group(group.slug)} className="link wrap-anywhere">
                  {group.name}
                </a>
              </p>
              {author.isKeeper && <Badge tone="area">Dba o tę grupę</Badge>}
            </div>
          </div>
          {isKept && !author.isDeleted && <Silence {...card} />}
          {isOwn && (
            <p className="text-muted">{tieWords("To Ty. Tak widzą Cię inni w tej grupie.")}</p>
          )}
          {mayKeepAway &&
            (mute ? (
              <KeepingAway {...{ author, group, mute }} />
            ) : (
              <p className="text-sm lg:hidden">
                <a href="#dystans" className="link inline-flex min-h-11 items-center">
                  Wycisz, zablokuj albo zgłoś
                </a>
              </p>
            ))}
        </Card>
        {writing && (
          <MemberWriting {...{ writing, now, isLater }} id={author.id} picture={author.picture} />
        )}
        {(group.isSensitive || needHelp(writing?.posts ?? [])) && <HelpLinesNote />}
      </WithAside>
    </div>
  );
}

export const ErrorBoundary = FailedInGroup;

type SilenceProps = Pick<MemberCard, "author" | "group" | "silencedUntil"> & {
  /** The case of a silence that this keeper may end. */
  takesBack: string | null;
};

/** What a keeper does about somebody's voice; while it is taken, until when, and the way to give it back. */
function Silence({ author, group, silencedUntil, takesBack }: SilenceProps) {
  if (silencedUntil === null)
    return (
      <ButtonLink variant="secondary" href={paths.keeping("member", author.id)}>
        Odbierz głos w tej grupie na czas
      </ButtonLink>
    );
  return (
    <form method="post" action={paths.keeperOverview(group.slug)} className="space-y-3">
      <p>
        {tieWords(
          `Do ${formatDateTime(silencedUntil)} ta osoba może w tej grupie czytać, ale nie pisać.`,
        )}
        {takesBack === null &&
          ` ${tieWords("Zdecydował o tym nasz zespół albo ktoś inny z opieki, więc nie możesz tego cofnąć.")}`}
      </p>
      {takesBack !== null && (
        <>
          <input type="hidden" name="case" value={takesBack} />
          <Button variant="secondary">Oddaj głos</Button>
        </>
      )}
    </form>
  );
}

type KeepingAwayProps = Pick<MemberCard, "author" | "group" | "mute">;

/** Muting, blocking and reporting: below what somebody writes, and first where they are muted, since nothing else is shown. */
function KeepingAway({ author, group, mute }: KeepingAwayProps) {
  return (
    <form method="post" action={paths.member(author.id)} className="space-y-5">
      {mute && (
        <div className="space-y-3">
          <p>
            {mute === "mute" ? "Nie widzisz, co pisze ta osoba." : "Ta osoba jest zablokowana."}
          </p>
          <Button name="choice" value="none" variant="secondary">
            {mute === "mute" ? "Wyłącz wyciszenie" : "Odblokuj"}
          </Button>
        </div>
      )}
      {mute !== "mute" && (
        <Choice
          value="mute"
          label="Wycisz"
          hint="Nie zobaczysz, co pisze ta osoba. Nie dowie się o tym."
        />
      )}
      {mute !== "block" && (
        <Choice
          value="block"
          label="Zablokuj"
          hint="Nie zobaczysz, co pisze ta osoba, a ona nie odpowie na Twoje wpisy, nie wspomni o Tobie i nie polubi tego, co piszesz."
        />
      )}
      <p className="text-sm text-muted">
        {tieWords(
          group.isSensitive
            ? "Dotyczy to tego pseudonimu w tej grupie."
            : "Dotyczy to tego nicku we wszystkich grupach otwartych i prywatnych.",
        )}{" "}
        <a href={paths.mutedMembers()} className="link">
          Lista wyciszonych i zablokowanych
        </a>
      </p>
      <p>
        <a href={paths.report("member", author.id)} className="link inline-block py-1">
          Zgłoś tę osobę
        </a>
      </p>
    </form>
  );
}

function Choice({ value, label, hint }: { value: string; label: string; hint: string }) {
  return (
    <div className="space-y-2">
      <Button name="choice" value={value} variant="secondary" aria-describedby={`${value}-hint`}>
        {label}
      </Button>
      <p id={`${value}-hint`} className="text-sm text-muted">
        {tieWords(hint)}
      </p>
    </div>
  );
}
