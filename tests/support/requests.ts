import type { ActionFunctionArgs } from "@remix-run/node";
import { flashIn } from "~/http/flash.server";
import { answering } from "~/http/service-errors.server";
import { flashParameter } from "~/notices/notices";

/** What a route answered, whichever way it chose to say so. */
export type Answer<Data> = {
  status: number;
  /** A notice in it stands there by its code alone, where its signature is right. */
  location: string | null;
  headers: Headers;
  data: Data;
  response: Response | null;
};

/** Calls a loader or an action as the server would: what it throws is an answer, too, and so is what services throw. */
export async function call<Data = unknown>(
  handler: (args: ActionFunctionArgs) => unknown,
  request: Request,
  params: Record<string, string> = {},
): Promise<Answer<Data>> {
  try {
    return answerOf(await answering(handler)({ request, params, context: {} }));
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return answerOf(thrown);
  }
}

function answerOf<Data>(result: unknown): Answer<Data> {
  if (result instanceof Response) {
    const { status, headers } = result;
    return {
      status,
      location: withCode(headers.get("Location")),
      headers,
      data: null as Data,
      response: result,
    };
  }
  const described = result as { type?: string; data?: unknown; init?: ResponseInit } | null;
  const withStatus = described?.type === "DataWithResponseInit";
  const init = withStatus ? described.init : undefined;
  return {
    status: init?.status ?? 200,
    location: null,
    headers: new Headers(init?.headers),
    data: (withStatus ? described.data : result) as Data,
    response: null,
  };
}

/** An address with its notice as a code; as it came where no notice in it holds. */
export function withCode<Address extends string | null>(address: Address): Address | string {
  const flash = address?.startsWith("/") ? flashIn(address) : null;
  return flash && address
    ? address.replace(new RegExp(`\\b${flashParameter}=[^&#]*`), `${flashParameter}=${flash.code}`)
    : address;
}

/** A plain form post, as a browser without scripts sends it. */
export function post(address: string, fields: Record<string, string>): Request {
  return new Request(new URL(address, "http://shop.test"), {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

export const get = (address: string) => new Request(new URL(address, "http://shop.test"));
