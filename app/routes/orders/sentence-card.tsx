import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
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
import { Download } from "~/ui/icons";
import { pageMeta } from "~/ui/page-meta";
import { RadioGroup } from "~/ui/radio-group";
import { chosenSentence } from "./chosen-sentence";

const title = "Kartka ze zdaniem";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

export const meta = () => pageMeta(title);

/** The sentences of a document, of which its buyer puts one on a picture; none is chosen for them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { token = "" } = params;
  if (!(await findOrder(ctx, token))) throw new Response(null, { status: 404 });
  const choice = await openSentences(ctx, token, isOpened(request));
  if (!choice) throw redirect(paths.paymentSuccess(token), 303);
  const { sentences } = choice;
  return { token, sentences, chosen: chosenSentence(request, sentences) };
}

export default function SentenceCard() {
  const { token, sentences, chosen } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-8 py-6 sm:py-10">
      <BackLink href={paths.paymentSuccess(token)}>Strona zamówienia</BackLink>
      <header className="space-y-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p>
          {tieWords(
            "Wybierz jedno zdanie z dokumentu, a zrobimy z niego obrazek. Nie ma na nim Twojego imienia ani Twoich słów, nigdzie go nie zapisujemy i nikt poza Tobą go nie zobaczy, dopóki go komuś nie pokażesz.",
          )}
        </p>
      </header>
      {chosen !== null && (
        <Chosen token={token} index={chosen} sentence={sentences[chosen] ?? ""} />
      )}
      <form action={paths.sentenceCard(token)} className="space-y-6">
        <RadioGroup
          id="zdanie"
          name="zdanie"
          label="Zdania z Twojego dokumentu"
          required
          options={sentences.map((sentence, index) => ({
            value: String(index),
            label: tieWords(sentence),
          }))}
          defaultValue={chosen === null ? undefined : String(chosen)}
        />
        <Button variant={chosen === null ? "primary" : "secondary"}>Pokaż kartkę</Button>
      </form>
    </Container>
  );
}

const shapes = [
  { shape: "pionowa", label: "Zapisz obrazek", size: "1080 × 1350" },
  { shape: "relacja", label: "Zapisz do relacji", size: "1080 × 1920" },
] as const;

function Chosen({ token, index, sentence }: { token: string; index: number; sentence: string }) {
  return (
    <section aria-label="Twoja kartka" className="space-y-5">
      <img
        src={paths.sentenceCardPicture(token, "pionowa", index)}
        width={1080}
        height={1350}
        alt={sentence}
        className="h-auto w-full max-w-90 rounded-card"
      />
      <ul className="flex flex-col gap-3 sm:flex-row">
        {shapes.map(({ shape, label, size }) => (
          <li key={shape}>
            <ButtonLink
              href={paths.sentenceCardPicture(token, shape, index)}
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
