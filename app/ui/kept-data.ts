import {
  isRouteErrorResponse,
  useRevalidator,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";

/** Whether the server has said something, if only no: a connection that fails, a proxy's apology and a breakdown say nothing. */
const isAnswer = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);

/** How long a server that is away is left alone, in milliseconds. */
const pause = 3_000;

/**
 * Keeps the data of an app's route while the server is away, and looks again until it is back: an error in their place would
 * take along what is being typed. An answer that was overtaken is not shown either: Remix would put what stood there before a
 * message was sent over what stands there since, and nothing would look again.
 */
export function keptData() {
  let kept: { address: string; data: object } | undefined;
  let asked = 0;
  let newest: { number: number; address: string; data: object } | undefined;
  return {
    async clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
      const { pathname, search } = new URL(request.url);
      const address = pathname + search;
      const number = ++asked;
      const data = await serverLoader<object>().catch((error: unknown) => {
        if (kept?.address !== address || isAnswer(error)) throw error;
        return { ...kept.data, isKept: true };
      });
      if (newest?.address === address && newest.number > number) return newest.data;
      newest = { number, address, data };
      return data;
    },
    /** For the route, with what its loader gave. */
    useKept(data: object) {
      const { revalidate } = useRevalidator();
      useEffect(() => {
        kept = { address: location.pathname + location.search, data };
        if (!("isKept" in data)) return;
        const timer = setTimeout(revalidate, pause);
        return () => clearTimeout(timer);
      }, [data, revalidate]);
    },
  };
}

/**
 * The `clientAction` of a form with a message: gives it back where its answer never came. Whether it has left, its token tells when it
 * is sent again.
 */
export async function giveBackUnsent({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone();
  return serverAction().catch(async (error: unknown) => {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const words = await sent.formData();
    return { unsent: words.get("message"), token: words.get("formToken") };
  });
}

/**
 * For the form of such an action: Remix asks the server once which route an address with a parameter is, and words that are sent
 * before it has would end in an error where there is no connection. A form with this is asked about as it appears.
 */
export const knownBefore = { "data-discover": "true" } as const;

type Unsent = { unsent?: string; token?: string };

/**
 * What a fetcher's form gave back by that, until it is sent again, and what its form calls then. By itself a fetcher keeps what it
 * was given last, also once the words have arrived: the next ones would be said not to, and go with a token that has been used.
 * The field is emptied as soon as Remix has taken the words: an effect of the fetcher's state comes late, or not at all where an
 * answer is there before React has shown that it is being sent.
 */
export function useUnsent<Given extends Unsent>({ data }: { data?: Given }) {
  const [sentAgain, setSentAgain] = useState<Given>();
  return {
    unsent: data === sentAgain ? undefined : data,
    noteSending: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      setSentAgain(data);
      queueMicrotask(() => currentTarget.reset());
    },
  };
}
