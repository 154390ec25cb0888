import type { LoaderFunctionArgs } from "@remix-run/node";
import { withNoticesOf } from "./flash";

/**
 * The same loader, where a redirect within the site loses nothing of what its address was to say: the notice goes on to
 * the page that shows it.
 */
export function carryingNotices<Args extends Pick<LoaderFunctionArgs, "request">>(
  loader: (args: Args) => Promise<unknown>,
): (args: Args) => Promise<unknown> {
  return async (args) => {
    const carry = (answer: unknown) => {
      if (!(answer instanceof Response)) return;
      const target = answer.headers.get("Location");
      if (!target?.startsWith("/") || target.startsWith("//")) return;
      const { searchParams } = new URL(args.request.url);
      answer.headers.set("Location", withNoticesOf(searchParams, target));
    };
    try {
      const answer = await loader(args);
      carry(answer);
      return answer;
    } catch (thrown) {
      carry(thrown);
      throw thrown;
    }
  };
}
