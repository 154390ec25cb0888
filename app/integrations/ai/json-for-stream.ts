import { APICallError } from "ai";

/**
 * A network for which JSON is no stream: with status 200 it is an error or a block in the vendor's words, of which the
 * library would read nothing at all.
 * @throws APICallError with status 200 and what was said
 */
export const refusesJsonForStream =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    const asked = typeof init?.body === "string" ? init.body : "";
    const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
    if (!response.ok || !isJson || !/"stream":\s*true/.test(asked)) return response;
    throw new APICallError({
      message: "JSON instead of a stream",
      url: response.url,
      requestBodyValues: {},
      statusCode: response.status,
      responseBody: await response.text(),
    });
  };
