import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { viewContext } from "~/services/talks/view-context.server";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { pageMeta } from "~/ui/page-meta";
import { mentorVisit } from "./visit.server";

export const meta = () => pageMeta("Co widzi mentor");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, consent } = await mentorVisit(visit);
  return { ...(await viewContext(ctx, visit.params.id ?? "")), consent };
}

export default function TalkContextRoute() {
  const { id, name, instructions, facts, summary, exchanges, leftOut, ...talk } =
    useLoaderData<typeof loader>();
  return (
    <Container className="space-y-8 py-10 sm:py-14">
      <BackLink href={paths.talk(id)}>{name}</BackLink>
      <h1 className="text-4xl">Co widzi mentor</h1>
      <p className="text-lg">
        {tieWords(
          talk.consent === "given"
            ? "Z Twoją następną wiadomością model, który odpowiada, dostanie dokładnie to. Nie dostaje Twojego adresu e-mail, nicku ani nazwy rozmowy. Drugi model, który sprawdza, czy nie potrzebujesz pilnej pomocy, dostaje samą wiadomość, a potem samą odpowiedź."
            : "Bez Twojej ważnej zgody model nie dostaje nic. Gdyby ją miał, dostałby to.",
        )}
      </p>
      <Part title="Polecenie">
        <Words>{instructions}</Words>
      </Part>
      <Part title="Pamięć">
        {facts.length > 0 ? (
          <ul className="list-disc space-y-2 pl-6 marker:text-gold-ink">
            {facts.map((fact) => (
              <li key={fact} dir="auto" className="wrap-anywhere">
                {fact}
              </li>
            ))}
          </ul>
        ) : (
          <p>W tej rozmowie mentor nie korzysta z pamięci.</p>
        )}
        <p>
          <a href={paths.mentorMemory()} className="link">
            Pamięć mentora
          </a>
        </p>
      </Part>
      <Part title="Streszczenie początku rozmowy">
        {summary === null ? (
          <p>{tieWords("Nie ma go: rozmowa mieści się w całości albo jeszcze nie powstało.")}</p>
        ) : (
          <Words>{summary}</Words>
        )}
        {leftOut > 0 && (
          <p>
            Mentor nie widzi już{" "}
            {formatCount(
              leftOut,
              "najdawniejszej Twojej wiadomości",
              "najdawniejszych Twoich wiadomości",
              "najdawniejszych Twoich wiadomości",
            )}
            , bo brakło na nie miejsca.
          </p>
        )}
      </Part>
      <Part title="Wiadomości słowo w słowo">
        {exchanges.length === 0 && <p>Żadnej.</p>}
        <ol className="space-y-4">
          {exchanges.map((exchange) => (
            <li key={exchange.id} className="space-y-2">
              <p className="text-sm font-semibold">Ty</p>
              <Words>{exchange.content}</Words>
              <p className="text-sm font-semibold">{talk.styleName}</p>
              <Words>{exchange.reply}</Words>
            </li>
          ))}
        </ol>
      </Part>
      <HelpLinesNote />
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

const Words = ({ children }: { children: string }) => (
  <p
    dir="auto"
    className="rounded-card border border-line bg-sunken p-4 wrap-anywhere whitespace-pre-line"
  >
    {children}
  </p>
);
