import { readPages } from "~/documents/read-pages.server";
import { inSections, type Sections } from "~/documents/sections";
import type { ServiceContext } from "../command/context.server";
import { openDocument } from "../orders/open-bought.server";

/**
 * What a file of an order says, for a page that shows it: the words of the very file, by the structure that its model gave it.
 * Who reads it has opened what they bought.
 * @param position as the address has it
 * @param isOpened whether somebody reads it, and does not only ask whether it is there
 * @returns null where there is none (yet, or any more), where it may not be read yet, and for a file that is no PDF
 */
export async function readDocument(
  ctx: ServiceContext,
  token: string,
  position?: string,
  isOpened = true,
): Promise<Sections | null> {
  const file = await openDocument(ctx, token, position, isOpened);
  if (file?.contentType !== "application/pdf") return null;
  return inSections(await readPages(file.bytes));
}
