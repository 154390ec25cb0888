import { APICallError } from "ai";

/**
 * A network for which neither JSON nor a page is a stream: with status 200 they are an error or a block in the vendor's
 * words, of which the library would read nothing at all.
 * @throws APICallError with status 200 and what was said
 */
export const insistingOnStreams =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    const asked = typeof init?.body === "string" ? init.body : "";
    const isOther = /\b(?:json|html)\b/.test(response.headers.get("content-type") ?? "");
    if (!response.ok || !isOther || !/"stream":\s*true/.test(asked)) return response;
    throw new APICallError({
      message: "no stream",
      url: response.url,
      requestBodyValues: {},
      statusCode: response.status,
      responseBody: await response.text(),
    });
  };
