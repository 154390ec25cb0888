import { fileNames, isFile, maxFileBytes, maxFiles } from "~/forms/files";
import type { PostedForm } from "~/forms/parse-form";

/** Largest form without its files, in bytes. */
export const formBodyLimit = 64 * 1024;
/** Largest form with its files, in bytes: as many and as large as any product takes, and room for the rest. */
export const uploadBodyLimit = maxFiles * maxFileBytes + 1024 * 1024;

/**
 * Reads a posted form. One whose texts are larger than `limit` is still read, as far as the server let it in, so that
 * the page can give the person back what they typed. Files do not count: their fields have limits of their own.
 * @throws Response 400 when the body is no form at all
 */
export async function readForm(request: Request, limit = formBodyLimit): Promise<PostedForm> {
  const bytes = await request.arrayBuffer();
  const contentType = request.headers.get("Content-Type") ?? "";
  const formData = await new Response(bytes, { headers: { "Content-Type": contentType } })
    .formData()
    .catch(() => {
      throw new Response(null, { status: 400 });
    });
  const files = [...formData.values()].filter((value) => typeof value !== "string");
  const textBytes = bytes.byteLength - files.reduce((sum, { size }) => sum + size, 0);
  const values = textValues(formData);
  for (const [name, chosen] of Object.entries(chosenFiles(formData)))
    values[name] = chosen.join(", ");
  return { formData, values, tooLarge: textBytes > limit };
}

/** The files of one control; an empty control has none. */
export function filesOf(formData: FormData, name: string): File[] {
  return formData.getAll(name).filter(isFile);
}

function textValues(formData: FormData): Record<string, string> {
  return Object.fromEntries(
    [...formData].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Names of the files in a form, by control. */
export function chosenFiles(formData: FormData): Record<string, readonly string[]> {
  const controls = new Set(
    [...formData].filter(([, value]) => isFile(value)).map(([name]) => name),
  );
  return Object.fromEntries(
    [...controls].map((name) => [name, fileNames(filesOf(formData, name))]),
  );
}
