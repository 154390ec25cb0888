/** Largest form without files, in bytes. */
export const formBodyLimit = 64 * 1024;

export type FormBody = { formData: FormData; tooLarge: boolean };

/**
 * Reads a posted form. One that is larger than `limit` is still read, as far as the server let it in, so that the page
 * can give the person back what they typed.
 * @returns null when the body is no form at all
 */
export async function readForm(request: Request, limit = formBodyLimit): Promise<FormBody | null> {
  const bytes = await request.arrayBuffer();
  const contentType = request.headers.get("Content-Type") ?? "";
  try {
    const formData = await new Response(bytes, {
      headers: { "Content-Type": contentType },
    }).formData();
    return { formData, tooLarge: bytes.byteLength > limit };
  } catch {
    return null;
  }
}

/** Text values of a form by control name; the last one counts where a name stands twice. */
export function textValues(formData: FormData): Record<string, string> {
  return Object.fromEntries(
    [...formData].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
