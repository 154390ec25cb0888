import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { setThreadWish } from "~/services/posts/set-thread-wish.server";
import { PostFailed } from "./post-failed";
import { asMember } from "./viewer.server";

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.post(visit.params.id ?? ""), 303);
}

const wishes = {
  follow: { wish: "follow", said: "thread-followed" },
  mute: { wish: "mute", said: "thread-muted" },
  none: { wish: null, said: "thread-let-be" },
} as const;

/** Follows a post, mutes what is written under it, or neither any more. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const postId = visit.params.id ?? "";
  const { wish: wanted = "" } = (await readForm(visit.request)).values;
  if (!Object.hasOwn(wishes, wanted)) throw new Response(null, { status: 400 });
  const { wish, said } = wishes[wanted as keyof typeof wishes];
  await setThreadWish(ctx, { postId, wish });
  return redirect(withFlash(paths.post(postId), said), 303);
}

export default function ThreadWish() {
  return null;
}

export const ErrorBoundary = () => <PostFailed message="Nie udało się tego zapisać." />;
