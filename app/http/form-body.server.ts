import { fileNames, isFile, maxFileBytes, mostFiles } from "~/forms/files";

/** Largest form without its files, in bytes. */
export const formBodyLimit = 64 * 1024;
/** Largest form with its files, in bytes: as many and as large as any product takes, and room for the rest. */
export const uploadBodyLimit = mostFiles * maxFileBytes + 1024 * 1024;

export type FormBody = { formData: FormData; tooLarge: boolean };

/**
 * Reads a posted form. One whose texts are larger than `limit` is still read, as far as the server let it in, so that
 * the page can give the person back what they typed. Files do not count: their fields have limits of their own.
 * @returns null when the body is no form at all
 */
export async function readForm(request: Request, limit = formBodyLimit): Promise<FormBody | null> {
  const bytes = await request.arrayBuffer();
  const contentType = request.headers.get("Content-Type") ?? "";
  try {
    const formData = await new Response(bytes, {
      headers: { "Content-Type": contentType },
    }).formData();
    const files = [...formData.values()].filter((value) => typeof value !== "string");
    const textBytes = bytes.byteLength - files.reduce((sum, { size }) => sum + size, 0);
    return { formData, tooLarge: textBytes > limit };
  } catch {
    return null;
  }
}

/** The files of one control; an empty control has none. */
export function filesOf(formData: FormData, name: string): File[] {
  return formData.getAll(name).filter(isFile);
}

/** Text values of a form by control name; the last one counts where a name stands twice. */
export function textValues(formData: FormData): Record<string, string> {
  return Object.fromEntries(
    [...formData].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Names of the files that were chosen, by control name. */
export function chosenFiles(formData: FormData): Record<string, string> {
  const controls = new Set(
    [...formData].filter(([, value]) => isFile(value)).map(([name]) => name),
  );
  return Object.fromEntries(
    [...controls].map((name) => [name, fileNames(filesOf(formData, name)).join(", ")]),
  );
}
