import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
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
const label = "Zdania z Twojego dokumentu";
const field = "zdanie";
/** Stands in the address once the form was sent, with a sentence or without. */
const asked = "kartka";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

export const meta = () => pageMeta(title);

/** The sentences of a document, of which its buyer puts one on a picture; none is chosen for them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { token = "" } = params;
  if (!(await findOrder(ctx, token))) throw new Response(null, { status: 404 });
  const choice = await openSentences(ctx, token, isOpened(request));
  if (!choice) throw redirect(paths.paymentSuccess(token), 303);
  const sentence = chosenSentence(request, choice.sentences);
  const isAsked = new URL(request.url).searchParams.has(asked);
  return data(
    {
      token,
      sentences: choice.sentences.map((text) => ({ key: keyOf(text), text })),
      chosen: sentence === null ? null : { key: keyOf(sentence), text: sentence },
      error: isAsked && !sentence ? "Wybierz zdanie." : null,
    },
    { status: isAsked && !sentence ? 422 : 200 },
  );
}

export default function SentenceCard() {
  const { token, sentences, chosen, error } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-8 py-6 sm:py-10">
      <BackLink href={paths.paymentSuccess(token)}>Strona zamówienia</BackLink>
      <header className="space-y-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p>
          {tieWords(
            "Wybierz jedno zdanie z dokumentu, a zrobimy z niego obrazek. Twojego imienia na nim nie ma. Sprawdź, czy zdanie nie mówi o Tobie za dużo: nigdzie go nie zapisujemy i nikt go nie zobaczy, dopóki go komuś nie pokażesz.",
          )}
        </p>
      </header>
      {error && <ErrorSummary errors={[{ message: error, fields: [{ id: field, label }] }]} />}
      {chosen && <Chosen token={token} chosen={chosen} />}
      <form action={paths.sentenceCard(token)} className="space-y-6">
        <input type="hidden" name={asked} value="tak" />
        <RadioGroup
          id={field}
          name={field}
          label={label}
          error={error ?? undefined}
          required
          options={sentences.map(({ key, text }) => ({ value: key, label: tieWords(text) }))}
          defaultValue={chosen?.key}
        />
        <Button variant={chosen ? "secondary" : "primary"}>Pokaż kartkę</Button>
      </form>
    </Container>
  );
}

const shapes = [
  { shape: "pionowa", label: "Zapisz obrazek", size: "1080 × 1350" },
  { shape: "relacja", label: "Zapisz do relacji", size: "1080 × 1920" },
] as const;

function Chosen({ token, chosen }: { token: string; chosen: { key: string; text: string } }) {
  return (
    <section aria-label="Twoja kartka" className="space-y-5">
      <img
        src={paths.sentenceCardPicture(token, "pionowa", chosen.key)}
        width={1080}
        height={1350}
        alt={chosen.text}
        className="h-auto w-full max-w-90 rounded-card"
      />
      <ul className="flex flex-col gap-3 sm:flex-row">
        {shapes.map(({ shape, label, size }) => (
          <li key={shape}>
            <ButtonLink
              href={paths.sentenceCardPicture(token, shape, chosen.key)}
              variant={shape === "pionowa" ? "primary" : "secondary"}
              icon={<Download className="size-5" />}
            >
              {label} ({size})
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
