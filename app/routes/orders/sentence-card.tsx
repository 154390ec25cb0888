import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { byStrength } from "~/documents/sentences";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { openSentences } from "~/services/fulfilment/sentences-of-document.server";
import { findOrder } from "~/services/orders/queries.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorSummary } from "~/ui/error-summary";
import { Download } from "~/ui/icons";
import { pageMeta } from "~/ui/page-meta";
import { RadioGroup } from "~/ui/radio-group";
import { chosenSentence, keyOf } from "./chosen-sentence.server";

const title = "Kartka ze zdaniem";
const label = "Zdanie na kartce";
const field = "zdanie";
/** Where the picture is, below the choice on a telephone. */
const cardId = "kartka";

/** So many sentences are a choice; more are a document read again. */
const offered = 5;

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

export const meta = () => pageMeta(title);

/** The strongest sentences of a document, of which its buyer puts one on a picture; the first is shown until they choose another. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { token = "" } = params;
  if (!(await findOrder(ctx, token))) throw new Response(null, { status: 404 });
  const choice = await openSentences(ctx, token, isOpened(request));
  if (!choice) throw redirect(paths.paymentSuccess(token), 303);
  const sentences = byStrength(choice.sentences).slice(0, offered);
  const isAsked = new URL(request.url).searchParams.has(field);
  const chosen = isAsked ? chosenSentence(request, sentences) : (sentences[0] ?? null);
  return data(
    {
      token,
      sentences: sentences.map((text) => ({ key: keyOf(text), text })),
      chosen: chosen === null ? null : { key: keyOf(chosen), text: chosen },
      error: chosen === null ? "Wybierz zdanie." : null,
    },
    { status: chosen === null ? 422 : 200 },
  );
}

export default function SentenceCard() {
  const { token, sentences, chosen, error } = useLoaderData<typeof loader>();
  return (
    <Container width="wide" className="space-y-6 py-6 sm:space-y-8 sm:py-10">
      <BackLink href={paths.paymentSuccess(token)}>Strona zamówienia</BackLink>
      <header className="space-y-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="max-w-text">
          {tieWords(
            "Jedno zdanie z Twojego dokumentu pod Twoim niebem. Sprawdź, czy nie mówi o Tobie za dużo. Nigdzie go nie zapisujemy: nikt go nie zobaczy, dopóki go komuś nie pokażesz.",
          )}
        </p>
      </header>
      {error && <ErrorSummary errors={[{ message: error, fields: [{ id: field, label }] }]} />}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        {(sentences.length > 1 || error) && (
          <form
            action={`${paths.sentenceCard(token)}#${cardId}`}
            className="sentence-choice space-y-6"
          >
            <RadioGroup
              id={field}
              name={field}
              label={label}
              error={error ?? undefined}
              required
              options={sentences.map(({ key, text }) => ({ value: key, label: tieWords(text) }))}
              defaultValue={chosen?.key}
            />
            <Button>Pokaż kartkę</Button>
          </form>
        )}
        {chosen && <Chosen token={token} chosen={chosen} />}
      </div>
    </Container>
  );
}

const shapes = [
  { shape: "pionowa", label: "Zapisz tę kartkę" },
  { shape: "relacja", label: "Zapisz ją do relacji" },
] as const;

function Chosen({ token, chosen }: { token: string; chosen: { key: string; text: string } }) {
  return (
    <section id={cardId} aria-labelledby="kartka-heading" className="scroll-mt-6 space-y-5">
      <h2 id="kartka-heading" className="text-2xl">
        Twoja kartka
      </h2>
      <img
        src={paths.sentenceCardPicture(token, "pionowa", chosen.key)}
        width={1080}
        height={1350}
        alt={chosen.text}
        className="sheet h-auto w-full max-w-90 rounded-card"
      />
      <p className="other-chosen font-semibold">
        {tieWords("To jeszcze poprzednie zdanie. Naciśnij „Pokaż kartkę”, żeby zobaczyć wybrane.")}
      </p>
      <div className="shown-card flex flex-wrap gap-3">
        {shapes.map(({ shape, label }) => (
          <ButtonLink
            key={shape}
            href={paths.sentenceCardPicture(token, shape, chosen.key)}
            variant="secondary"
            icon={<Download className="size-5" />}
          >
            {label}
          </ButtonLink>
        ))}
        <share-picture
          hidden
          class="contents"
          data-href={paths.sentenceCardPicture(token, "pionowa", chosen.key)}
          data-name="zdanie.png"
        >
          <Button type="button" variant="secondary">
            Udostępnij
          </Button>
        </share-picture>
      </div>
    </section>
  );
}
