import { writtenBy, type Writer } from "~/copy/ai-notice";
import { careCardFile } from "~/copy/document-files";
import type { Sections } from "~/documents/sections";
import type { ConstellationKey } from "~/sky/constellations";
import type { ServiceContext } from "../command/context.server";
import { openSections } from "../orders/open-bought.server";

export type ReadDocument = Sections & {
  /** What wrote it; null of what no model did. */
  origin: Writer | null;
  /** On its cover; null of a file without one. */
  figure: ConstellationKey | null;
  /** When that stood above Poland; null of one that was chosen otherwise. */
  skyAt: Date | null;
};

/**
 * What a file of an order says, for a page that shows it: the words of the very file, as they were drawn.
 * Who reads it has opened what they bought.
 * @param position as the address has it
 * @param isOpened whether somebody reads it, and does not only ask whether it is there
 * @returns null where there is none (yet, or any more), where it may not be read yet, and for a file for another program
 */
export async function readDocument(
  ctx: ServiceContext,
  token: string,
  position?: string,
  isOpened = true,
): Promise<ReadDocument | null> {
  const file = await openSections(ctx, token, position, isOpened);
  if (!file) return null;
  const origin = file.fileName === careCardFile ? null : writtenBy(file.model);
  return { ...file.sections, origin, figure: file.figure, skyAt: file.skyAt };
}
