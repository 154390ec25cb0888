import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { recipients } from "~/config/operator.server";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { normalise, withoutControlCharacters } from "~/forms/text";
import { numberIn } from "~/http/number-in";
import { paths } from "~/paths";
import { screenSearch } from "~/services/crisis/screen-search.server";
import { requireRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { questionLength } from "~/services/talks/limits";
import { countProposed } from "~/services/talks/memory-queries.server";
import type { OwnConsent } from "~/services/talks/consent.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FigurePicture } from "~/ui/figure-picture";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Frame } from "./frame";
import { HelpFirst } from "~/ui/help-first";
import { mentorVisit, talksBeside } from "./visit.server";
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
  return { consent, vendors, question, needsHelp, list, proposed };
}

const notYet: Record<Exclude<OwnConsent, "given">, string> = {
  never: "Rozmawiają tu osoby pełnoletnie, które się na to zgodzą.",
  outdated:
    "Od Twojej zgody zmieniły się jej słowa. Przeczytaj je jeszcze raz: mentor odpowie, gdy się na nie zgodzisz. Dawne rozmowy możesz czytać.",
  withdrawn:
    "Twoja zgoda jest wycofana. Możesz czytać swoje dawne rozmowy, ale mentor już nie odpowiada.",
};

/** What matters most before the first word; all of it is below, and on the page of the consent. */
const promises = [
  "Nikt inny w serwisie nie widzi Twoich rozmów, a obsługa zajrzy tylko z podanym powodem.",
  "Rozmowę usuniesz w każdej chwili. Możesz też rozmawiać bez śladu.",
  "Zgodę wycofasz jednym kliknięciem.",
];

export default function Talks() {
  const { consent, vendors, question, needsHelp, list, proposed } = useLoaderData<typeof loader>();
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
      <h1 className="text-4xl">Mentor AI</h1>
      {needsHelp && <HelpFirst who="Mentor" />}
    </>
  );
  const help = !needsHelp && <HelpLinesNote />;
  const way = consent !== "given" && (
    <>
      <p>{tieWords(notYet[consent])}</p>
      <ButtonLink href={paths.talkConsent()}>Przejdź do zgody</ButtonLink>
    </>
  );
  if (consent === "never")
    return (
      <>
        <PageHeader
          area="emotions"
          title="Mentor AI"
          lead="Ktoś do rozmowy o tym, co Cię zajmuje. Nie jest człowiekiem, nie leczy, nie diagnozuje i czasem się myli."
          figure={<FigurePicture name="corona-borealis" />}
        >
          <ul className="space-y-1.5">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-2">
                <span aria-hidden="true" className="text-star">
                  ✦
                </span>
                {tieWords(promise)}
              </li>
            ))}
          </ul>
        </PageHeader>
        <Container className="space-y-6 py-6 sm:py-10">
          {notice}
          {needsHelp && <HelpFirst who="Mentor" />}
          {way}
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              Więcej o&nbsp;tym, co się dzieje z&nbsp;Twoimi słowami
            </summary>
            <WhatItIs vendors={vendors} />
          </details>
          {help}
        </Container>
      </>
    );
  return (
    <>
      <Frame list={list} question={question} mayBegin={consent === "given"}>
        {top}
        {way || (
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.newTalk()}>Utwórz nową rozmowę</ButtonLink>
            <ButtonLink variant="secondary" href={paths.mentorMemory()}>
              {proposed > 0
                ? `Pamięć mentora: ${formatCount(proposed, "propozycja", "propozycje", "propozycji")}`
                : "Pamięć mentora"}
            </ButtonLink>
          </div>
        )}
        <details open={(list?.total === 0 && !question) || consent !== "given"}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Czym jest mentor i&nbsp;kto czyta Twoje słowa
          </summary>
          <WhatItIs vendors={vendors} />
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
