import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { findOwnCase } from "~/services/moderation/own-case.server";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { Pending, PendingStatus } from "~/ui/pending";
import { FailedInGroup } from "./failed-in-group";
import { asMember } from "./viewer.server";

export const meta = formMeta("Rozmowa z nami");

/** Leads the author of what was held or hidden to the case of it, which comes into being a moment after the words. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { id = "" } = visit.params;
  const isComment = new URL(visit.request.url).pathname.startsWith(paths.comment(""));
  const kind = isComment ? "comment" : "post";
  const { key, isHeld } = await findOwnCase(ctx, { kind, id });
  if (key !== null) throw redirect(paths.case(key), 303);
  if (!isHeld) throw redirect(paths.cases(), 303);
  return isComment
    ? { here: paths.commentCase(id), back: paths.comment(id), what: "Twój komentarz" }
    : { here: paths.postCase(id), back: paths.post(id), what: "Twój post" };
}

export default function OwnCaseRoute() {
  const { here, back, what } = useLoaderData<typeof loader>();
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <BackLink href={back}>{what}</BackLink>
      <h1 className="text-4xl">Zaraz będzie tu rozmowa z{"\u00a0"}nami</h1>
      <HelpLinesNote />
      <p>
        {tieWords(
          "Przygotowujemy ją, zwykle trwa to kilka sekund. Nie czekaj na nas: pod tymi numerami ktoś odbierze teraz.",
        )}
      </p>
      <PendingStatus href={here}>Jeszcze chwila…</PendingStatus>
      <Pending href={here} after={2_000} />
    </Container>
  );
}

export const ErrorBoundary = FailedInGroup;
