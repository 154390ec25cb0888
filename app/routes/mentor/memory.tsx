import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import type { FlashCode } from "~/notices/notices";
import { paths } from "~/paths";
import type { ServiceContext } from "~/services/command/context.server";
import { refusalAmong } from "~/services/command/errors";
import { factLifetimes, factRefusals, usualLifetime } from "~/services/talks/facts";
import type { OwnConsent } from "~/services/talks/consent.server";
import { forgetFact, keepFact } from "~/services/talks/keep-fact.server";
import { memoryPage, type MemoryPage } from "~/services/talks/memory-queries.server";
import { turnMemoryOff, turnMemoryOn } from "~/services/talks/memory.server";
import { memoryConsent } from "~/site/mentor-consent";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { pageMeta } from "~/ui/page-meta";
import { mentorVisit } from "./visit.server";

export const meta = () => pageMeta("Pamięć mentora AI");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, consent } = await mentorVisit(visit);
  // Whoever has never talked has nothing here; what is remembered can be deleted whatever became of the consent.
  if (consent === "never") throw redirect(paths.talks(), 303);
  return { ...(await memoryPage(ctx)), consent };
}

type Page = MemoryPage & { consent: Exclude<OwnConsent, "never"> };

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const { intent = "", fact = "" } = (await readForm(visit.request)).values;
  const notice = await act(ctx, intent, fact);
  if (!notice) throw new Response(null, { status: 400 });
  return redirect(withFlash(paths.mentorMemory(), notice), 303);
}

async function act(ctx: ServiceContext, intent: string, fact: string): Promise<FlashCode | null> {
  switch (intent) {
    case "on":
      await turnMemoryOn(ctx);
      return "memory-on";
    case "off":
      await turnMemoryOff(ctx, "keep");
      return "memory-off";
    case "off-delete":
      await turnMemoryOff(ctx, "delete");
      return "memory-off-deleted";
    case "keep":
      return keepFact(ctx, { id: fact, lifetime: usualLifetime }).then(
        () => "fact-kept",
        (error: unknown) => {
          if (refusalAmong(error, factRefusals)?.code === "fact_many") return "fact-many";
          throw error;
        },
      );
    case "forget":
      await forgetFact(ctx, fact);
      return "fact-forgotten";
    case "decline":
      await forgetFact(ctx, fact);
      return "fact-declined";
    default:
      return null;
  }
}

export default function MentorMemory() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-7 py-10 sm:py-14">
      <BackLink href={paths.talks()}>Mentor AI</BackLink>
      <FlashNotice flash={useFlash()} />
      <h1 className="text-4xl">Pamięć mentora</h1>
      <p className="text-lg">{tieWords(memoryConsent.text)}</p>
      {page.consent !== "given" && (
        <p>
          {tieWords(whyNot[page.consent])}{" "}
          <a href={paths.talkConsent()} className="link">
            Przejdź do zgody
          </a>
        </p>
      )}
      <Switch page={page} />
      {page.isOn && <Proposed page={page} />}
      {(page.isOn || page.facts.length > 0) && <Remembered page={page} />}
      <HelpLinesNote />
    </Container>
  );
}

const whyNot: Record<Exclude<Page["consent"], "given">, string> = {
  outdated:
    "Od Twojej zgody na rozmowy zmieniły się jej słowa. Poprawiać, usuwać i wyłączać możesz zawsze, a zapamiętywać nowe rzeczy, gdy zgodzisz się na nie jeszcze raz.",
  withdrawn: "Twoja zgoda na rozmowy jest wycofana, więc mentor niczego nie pamięta.",
};

function Switch({ page: { isOn, facts, consent } }: { page: Page }) {
  if (!isOn && consent !== "given") return null;
  return (
    <form method="post" action={paths.mentorMemory()} className="flex flex-wrap gap-3">
      {isOn ? (
        <>
          <Button variant="secondary" name="intent" value="off">
            Wyłącz pamięć
          </Button>
          {facts.length > 0 && (
            <Button variant="danger" name="intent" value="off-delete">
              Wyłącz i usuń wszystko
            </Button>
          )}
        </>
      ) : (
        <Button name="intent" value="on">
          Włącz pamięć
        </Button>
      )}
    </form>
  );
}

function Proposed({ page: { proposed, consent } }: { page: Page }) {
  const { label } = factLifetimes[usualLifetime];
  return (
    <section aria-labelledby="proposed" className="space-y-4">
      <h2 id="proposed" className="text-2xl">
        Propozycje
      </h2>
      {proposed.length === 0 ? (
        <p className="text-muted">
          {tieWords(
            "Nie ma nowych. Mentor proponuje pół godziny po ostatniej odpowiedzi w rozmowie.",
          )}
        </p>
      ) : (
        <ul className="space-y-4">
          {proposed.map(({ id, content, talk }) => (
            <Fact key={id} id={id} content={content}>
              <p className="text-sm text-muted">
                Z rozmowy{" "}
                <a href={paths.talk(talk.id)} className="link wrap-anywhere">
                  {talk.name}
                </a>
              </p>
              <Choices id={id} content={content} mayEdit={consent === "given"}>
                {consent === "given" && (
                  <Button size="small" name="intent" value="keep">
                    Zapamiętaj na {label}
                  </Button>
                )}
                <Button size="small" variant="secondary" name="intent" value="decline">
                  Odrzuć
                </Button>
              </Choices>
            </Fact>
          ))}
        </ul>
      )}
    </section>
  );
}

function Remembered({ page: { facts, isOn } }: { page: Page }) {
  return (
    <section aria-labelledby="remembered" className="space-y-4">
      <h2 id="remembered" className="text-2xl">
        {isOn ? "Mentor pamięta" : "Zostało z czasu, gdy pamięć była włączona"}
      </h2>
      {facts.length === 0 ? (
        <p className="text-muted">Na razie nic.</p>
      ) : (
        <ul className="space-y-4">
          {facts.map(({ id, content, expiresAt }) => (
            <Fact key={id} id={id} content={content}>
              <p className="text-sm text-muted">Zapomni {formatDate(expiresAt)}.</p>
              <Choices id={id} content={content} mayEdit>
                <Button size="small" variant="danger" name="intent" value="forget">
                  Usuń
                </Button>
              </Choices>
            </Fact>
          ))}
        </ul>
      )}
    </section>
  );
}

type FactProps = { id: string; content: string; children: ReactNode };

function Fact({ id, content, children }: FactProps) {
  return (
    <Card as="li" labelledBy={`fact-${id}`} className="space-y-3">
      <p id={`fact-${id}`} dir="auto" className="wrap-anywhere">
        {content}
      </p>
      {children}
    </Card>
  );
}

function Choices({ id, content, mayEdit, children }: FactProps & { mayEdit: boolean }) {
  return (
    <form
      method="post"
      action={paths.mentorMemory()}
      aria-label={content}
      className="flex flex-wrap gap-3"
    >
      <input type="hidden" name="fact" value={id} />
      {children}
      {mayEdit && (
        <ButtonLink size="small" variant="quiet" href={paths.rememberedFact(id)}>
          Popraw<span className="sr-only">: {content}</span>
        </ButtonLink>
      )}
    </form>
  );
}
