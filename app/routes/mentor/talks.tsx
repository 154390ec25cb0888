import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { recipients } from "~/config/operator.server";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { emptyForm } from "~/forms/refusal";
import { normalise, withoutControlCharacters } from "~/forms/text";
import { numberIn } from "~/http/number-in";
import { paths } from "~/paths";
import { screenSearch } from "~/services/crisis/screen-search.server";
import { requireRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { questionLength } from "~/services/talks/limits";
import { dailyLimitOf } from "~/services/talks/daily-limit.server";
import { countProposed } from "~/services/talks/memory-queries.server";
import type { OwnConsent } from "~/services/talks/consent.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { pageMeta } from "~/ui/page-meta";
import { Frame } from "./frame";
import { FoldSummary } from "~/ui/fold-summary";
import { HelpFirst } from "~/ui/help-first";
import { NewTalkForm } from "./new-talk-form";
import { MentorStart } from "./start";
import { mentorVisit, styleIn, talksBeside } from "./visit.server";
import { WhatItIs } from "./what-it-is";

export const meta = () => pageMeta("Mentor AI");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session, consent } = await mentorVisit(visit);
  const vendors = recipients.models.map(({ name, country }) => ({ name, country }));
  const page = numberIn(visit.request, "page") ?? 1;
  const asked = new URL(visit.request.url).searchParams.get("q") ?? "";
  const question = normalise(withoutControlCharacters(asked)).slice(0, questionLength);
  let needsHelp = false;
  if (question) {
    needsHelp = await screenSearch(ctx, { text: question, isFirst: page === 1 });
    await requireRateLimit(ctx, "searches", session.member.id);
  }
  const [list, proposed] = [await talksBeside(ctx, page, question), await countProposed(ctx)];
  const dailyLimit = await dailyLimitOf(ctx, session.member.id);
  const formToken = randomUUID();
  const style = styleIn(visit.request);
  return { consent, vendors, style, question, needsHelp, list, proposed, dailyLimit, formToken };
}

const notYet: Record<Exclude<OwnConsent, "given" | "never">, string> = {
  outdated:
    "Od Twojej zgody zmieniły się jej słowa. Przeczytaj je jeszcze raz: mentor odpowie, gdy się na nie zgodzisz. Dawne rozmowy możesz czytać.",
  withdrawn:
    "Twoja zgoda jest wycofana. Możesz czytać swoje dawne rozmowy, ale mentor już nie odpowiada.",
};

export default function Talks() {
  const { consent, vendors, style, question, needsHelp, list, proposed, dailyLimit, formToken } =
    useLoaderData<typeof loader>();
  const flash = useFlash();
  const deleted = useSearchParams()[0].get("deleted");
  const notice = (
    <FlashNotice flash={flash}>
      {flash?.code === "talk-deleted" && deleted && (
        <form method="post" action={paths.talkRestoration(deleted)}>
          <Button variant="quiet">Cofnij</Button>
        </form>
      )}
    </FlashNotice>
  );
  const top = (
    <>
      {notice}
      <h1 className="text-3xl sm:text-4xl">Mentor AI</h1>
      {needsHelp && <HelpFirst who="Mentor" />}
    </>
  );
  const help = !needsHelp && <HelpLinesNote />;
  if (consent === "never")
    return (
      <MentorStart vendors={vendors} style={style} form={emptyForm} hasHelp={needsHelp}>
        {notice}
        {needsHelp && <HelpFirst who="Mentor" />}
      </MentorStart>
    );
  const way = consent !== "given" && (
    <>
      <p>{tieWords(notYet[consent])}</p>
      <ButtonLink href={paths.talkConsent(style)}>Przejdź do zgody</ButtonLink>
    </>
  );
  return (
    <>
      <Frame list={list} question={question} mayBegin={consent === "given"}>
        {top}
        {way || (
          <>
            <NewTalkForm
              form={{ values: { formToken }, errors: {} }}
              dailyLimit={dailyLimit}
              mayBegin
            />
            <p className="border-t border-line pt-3">
              <a
                href={paths.mentorMemory()}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {proposed > 0
                  ? `Pamięć mentora: ${formatCount(proposed, "propozycja", "propozycje", "propozycji")}`
                  : "Pamięć mentora"}
              </a>
            </p>
          </>
        )}
        <details open={consent !== "given"} className="group">
          <FoldSummary>Czym jest mentor i&nbsp;kto czyta Twoje słowa</FoldSummary>
          <div className="pt-3">
            <WhatItIs vendors={vendors} />
          </div>
        </details>
      </Frame>
      {help && (
        <Container width="wide" className="pb-10">
          {help}
        </Container>
      )}
    </>
  );
}
