import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorPage } from "~/ui/error-page";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { refusalAmong } from "~/services/command/errors";
import { cannotWriteRefusals } from "~/services/posts/refusals";
import { setLike } from "~/services/posts/set-like.server";
import { pageMeta } from "~/ui/page-meta";
import { backTo } from "./back-to";
import { NotWelcome } from "./cannot-write";
import { asMember } from "./viewer.server";

/** What is liked at this address, and its page. */
function likedAt({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const isComment = new URL(request.url).pathname.startsWith(paths.comment(""));
  return isComment
    ? ({ kind: "comment", id, page: paths.comment(id) } as const)
    : ({ kind: "post", id, page: paths.post(id) } as const);
}

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(likedAt(visit).page, 303);
}

export const meta = () => pageMeta("Polubienie");

/**
 * Likes or likes no more; the script needs nothing of the page that a browser is led to. Whoever was blocked meanwhile reads
 * why they cannot, and finds the way back.
 */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { kind, id, page } = likedAt(visit);
  const { values } = await readForm(visit.request);
  const back = `${backTo(visit.request, page)}#${kind}-${id}`;
  try {
    await setLike(ctx, { kind, id, liked: values.liked !== "no" });
  } catch (error) {
    if (refusalAmong(error, cannotWriteRefusals)?.code !== "blocked") throw error;
    throw json({ back }, 403);
  }
  return redirect(back, 303);
}

export default function Like() {
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const back: unknown = isRouteErrorResponse(error) ? error.data?.back : null;
  if (typeof back !== "string") return <ErrorPage />;
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <h1 className="text-4xl">Tego nie polubisz</h1>
      <NotWelcome />
      <ButtonLink href={back} variant="secondary">
        Wróć
      </ButtonLink>
    </Container>
  );
}
