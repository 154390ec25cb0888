import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useFetcher, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { readForm } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { formatPosition, readWholeText } from "~/services/text-streams/read-text.server";
import { beginTrial, trialOf } from "~/services/text-streams/write-trial.server";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";
import { TextareaField } from "~/ui/textarea-field";
import { useTextStream, type GrowingText } from "~/ui/use-text-stream";

export const handle: RouteHandle = { app: true };

export const meta = () => pageMeta("Tekst na żywo");

const nothingYet: GrowingText = { text: "", position: "0.0", state: "complete" };
const maxQuestionLength = 500;

async function contextOf({ request, context }: LoaderFunctionArgs) {
  const session = await requireMember({ request, context });
  return serviceContext(actorOf(session), requestLog(context));
}

export async function loader(visit: LoaderFunctionArgs) {
  const ctx = await contextOf(visit);
  const read = await readWholeText(ctx, trialOf(ctx));
  const known: GrowingText = read
    ? { text: read.text, position: formatPosition(read.position), state: read.state }
    : nothingYet;
  return { known };
}

export async function action(visit: ActionFunctionArgs) {
  const ctx = await contextOf(visit);
  const { question = "" } = (await readForm(visit.request)).values;
  const asked = question.trim();
  if (asked === "" || asked.length > maxQuestionLength)
    return data(
      {
        question,
        error: asked === "" ? "Napisz pytanie." : `Skróć pytanie do ${maxQuestionLength} znaków.`,
      },
      { status: 422 },
    );
  await beginTrial(ctx, asked);
  return redirect(paths.devTrial(), 303);
}

/** How an app is built: what it needs it does without scripts, too, and better with React. */
export default function Trial() {
  const { known } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof action>();
  const posted = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { text, state } = useTextStream(known, paths.devTrialEvents(), revalidate);
  // A fetcher keeps its answer when the next one is a redirect: what was there when the form was sent is over.
  const [sent, setSent] = useState<{ after: typeof fetcher.data } | null>(null);
  const answer = fetcher.data === sent?.after ? undefined : fetcher.data;
  const refused = sent ? answer : posted;
  const asked = fetcher.formData?.get("question");
  const isUnderWay = fetcher.state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fetcher.state === "loading" && !refused) form.current?.reset();
  }, [fetcher.state, refused]);

  return (
    <Container className="space-y-8 py-12">
      <h1 className="text-4xl">Tekst na żywo</h1>
      <fetcher.Form
        method="post"
        action={paths.devTrial()}
        ref={form}
        onSubmit={() => setSent({ after: fetcher.data })}
      >
        <TextareaField
          id="question"
          name="question"
          label="Twoje pytanie"
          required
          rows={3}
          defaultValue={refused?.question ?? ""}
          error={isUnderWay ? undefined : refused?.error}
        />
        <Button className="mt-4" disabled={isUnderWay} aria-busy={isUnderWay || undefined}>
          Wyślij
        </Button>
      </fetcher.Form>
      {typeof asked === "string" && <p className="italic">{asked}</p>}
      <section aria-labelledby="answer" className="space-y-4">
        <h2 id="answer" className="text-2xl">
          Odpowiedź
        </h2>
        <p aria-live="polite" aria-busy={state === "open"} className="whitespace-pre-wrap">
          {text}
        </p>
        {state === "open" && (
          <>
            <p role="status">Piszemy odpowiedź…</p>
            <noscript>
              <meta httpEquiv="refresh" content={`2;url=${paths.devTrial()}`} />
            </noscript>
          </>
        )}
        {state === "failed" && (
          <p role="status">Odpowiedź się urwała. Wyślij pytanie jeszcze raz.</p>
        )}
      </section>
    </Container>
  );
}
